// La scelta del sistema da attivare: che cosa si può fare e dove.

export const activation = {
  'activate.dock': 'c’è posto per una nuova base spaziale',
  'activate.pointless':
    'Nessuna tua nave ci arriva e non hai nulla che possa agire o costruire: spenderesti un contatore di comando per niente.',
} as const;
