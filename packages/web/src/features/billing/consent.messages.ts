import { translator } from '../../lib/messages.ts'

const messages = {
  title: 'Renewals',
  words: 'I agree that the primary card is charged for renewals that the wallet cannot cover, until I take this back.',
  later: 'You can agree, or take it back, at any time under Cards.',
  both: 'Renewals are paid from the wallet and, where that is not enough, from the primary card. Agreed to on {date}.',
  noCard:
    'Renewals are paid from the wallet alone: no card is saved. Agreed on {date} that a primary card may be charged.',
  wallet: 'Renewals are paid from the wallet alone: no card is charged for them.',
  allow: 'Let the card pay',
  allowTitle: 'Let the primary card pay for renewals?',
  allowed: 'The primary card pays for renewals where the wallet is not enough.',
  takeBack: 'Take back',
  takeBackTitle: 'No longer let the card pay?',
  takeBackText:
    'Renewals are then paid from the wallet alone, and an automatic top-up is turned off. Renewals that the wallet cannot cover are past due.',
  takenBack: 'Renewals are paid from the wallet alone.',
  notKept: 'The card was saved, but not your agreement to renewals: {why} Give it under Renewals.',
} as const

export const t = translator(messages)
