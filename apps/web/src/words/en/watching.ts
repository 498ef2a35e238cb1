// Those who look on: what they see and when, with whose eyes, and the public replay of a finished game.

export const watching = {
  'watching.title': 'Spectators',
  'watching.at once': 'At once',
  'watching.later': 'Later',
  'watching.nobody': 'Nobody',
  'watching.delay': 'So much later',
  'watching.text.at once': 'Whoever has the link to watch sees what everybody at the table sees.',
  'watching.text.later':
    'Whoever has the link to watch sees everything {time} later: the game, the chronicle and what is said.',
  'watching.text.nobody': 'Only those who have a seat see this table.',
  'watching.you later': 'You see this table as it was {time} ago. What you say is read at once.',
  'watching.my eyes': 'Let spectators see with my eyes',
  'watching.my eyes.text':
    'They see your cards and everything else that you know, as late as everything here. You can take it back at any time; everybody at the table is told.',
  'watching.eyes': 'See with the eyes of',
  'watching.everybody': 'everybody',
  'watching.eyes of': 'You see with the eyes of {name}',
  'replay.public': 'Public replay',
  'replay.public.text': 'Anybody with this link sees the whole game with the eyes of any seat, without an account.',
  'replay.public.make': 'Make a public link',
  'replay.public.withdraw': 'Withdraw the link',
  'replay.gone': 'This link to a replay has been withdrawn.',
  'table.notice.eyes opened': '{name} lets spectators see with the eyes of seat {letter}.',
  'table.notice.eyes closed': '{name} no longer lets spectators see with the eyes of seat {letter}.',
  'problem.no spectators': 'Nobody may watch this table.',
} as const;
