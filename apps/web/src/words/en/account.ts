// How somebody comes back, and where he is signed in.

export const account = {
  'ways.title': 'How you come back',
  'ways.none':
    'So far this device alone knows you: lose it, and your seats are lost with it. Set a password (behind your name, above), add a passkey, or confirm a mail address.',
  'ways.some':
    'You can come back from another device: by your password, a passkey, or a link to your confirmed mail address, whichever you have.',
  'passkey.title': 'Passkeys',
  'passkey.text':
    'Your device, or a key you plug in, proves that it is you: by a finger, a face or a PIN. Nothing to remember, and nothing that could be stolen here.',
  'passkey.name': 'Name of the passkey',
  'passkey.name.like': 'e.g. my phone',
  'passkey.add': 'Add a passkey',
  'passkey.used': 'last used {when}',
  'passkey.rename': 'Rename',
  'passkey.rename.of': 'Rename {name}',
  'passkey.rename.do': 'Save the name of the passkey',
  'passkey.end': 'Remove',
  'passkey.end.of': 'Remove {name}',
  'passkey.last':
    'This is your last way to come back. Without it your account is lost with this device. Better set a password or add another passkey first.',
  'passkey.last.do': 'Remove it all the same',
  'passkey.last.keep': 'Keep it',
  'passkey.enter': 'With a passkey',
  'passkey.nothing': 'The browser gave no passkey. Try again, or choose another way.',
  'passkey.wrong page':
    'Passkeys need a page with https, or http://localhost on the machine of the server. They do not work at an address of figures.',
  'passkey.refused': 'The server did not accept this passkey.',
  'passkey.malformed': 'A name has 1 to 40 characters, and none that is invisible.',
  'passkey.too late': 'That took too long. Begin again.',
  'person.title.mail': 'A link by mail',
  'person.text.mail':
    'For those who have confirmed a mail address, also with a forgotten password. The link holds for 20 minutes, once.',
  'person.do.mail': 'Send the link',
  'enter.sent':
    'If somebody has confirmed this address, a link is on its way there. Open it on the device where you want to play.',
  'enter.no mail': 'This server sends no mail.',
  'enter.malformed': 'A mail address is like ilaria@example.org; a password has at least 8 characters.',
  'enter.title': 'Come in by your link',
  'enter.text':
    'You come in on this device. Have you forgotten your password? Set a new one here; your other devices then have to sign in again.',
  'enter.password': 'New password (leave it empty to keep the old one)',
  'enter.used': 'This link has been used or is too old. Ask for another one.',
  'enter.closed': 'The keepers of this server have closed this account.',
  'enter.taken':
    'You are in, but the password was not set: somebody with a name that looks like yours has one. Choose another name first.',
  'enter.last':
    'This address is your last way to come back. Without it your account is lost with this device. Better set a password or add a passkey first.',
  'device.title': 'Your devices',
  'device.text': 'Here you are signed in. A device you no longer use, or do not know, is signed out from here at once.',
  'device.unknown': 'Unknown device',
  'device.here': 'this device',
  'device.used': 'last used {when}',
  'device.end': 'Sign out there',
  'device.end.of': 'Sign out there: {device}',
  'device.end others': 'Sign out everywhere else',
} as const;
