// What is kept about you, and its end.
export const data = {
  'me.page': 'About you',
  'data.title': 'Your data',
  'data.text':
    'One file with everything this server keeps about you: your devices, wishes, games with your answers, and what you said. Passwords, keys and tokens are not in it.',
  'data.load': 'Download your data',
  'data.end.title': 'Delete everything about you',
  'data.end.text':
    'Your name, devices, wishes and what you said are removed, your seats in running games go to bots, and tables at which nobody else sits are removed. Finished games of others stay, without your name. Nothing brings this back.',
  'data.end.name': 'Write your name, {name}, once more',
  'data.end.do': 'Delete for good',
  'data.end.wrong name': 'That is not your name as it is written.',
  'data.end.wrong password': 'The password is wrong.',
  'data.end.done': 'Everything about you has been deleted.',
} as const;
