// Ciò che chiedono le fazioni.

export const factionQuestions = {
  'why.no strategy token': 'Non hai contatori di comando nel Pool Strategico.',
  'why.two trade goods': 'Ti servono 2 beni di commercio.',
  'why.L4 disruptors': 'I Disgregatori L4 bloccano i cannoni spaziali sul pianeta.',
  'why.exhausted': 'È esaurita.',
  'why.no action card': 'Non hai carte azione.',
  'why.transparasteel': 'Placcatura in Transpacciaio: chi ha passato ora non gioca carte azione.',
  'ask.exotrireme': 'Quali navi porta con sé l’Exotrireme?',
  'ask.peace accords': 'Quale pianeta si unisce alla tua pace?',
  'ask.trade policy': 'Quale pianeta scambia risorse e influenza?',
  'ask.stall tactics': 'Quale carta azione scarti?',
  'ask.read a mind': 'Di chi guardi le carte azione?',
  'ask.take a card': 'Quale di queste carte prendi?',
} as const;
