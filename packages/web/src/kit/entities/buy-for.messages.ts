import { translator } from '../../lib/messages.ts'

const messages = {
  buy: 'Buy numbers',
  title: 'Buy numbers for {name}',
  text: 'The wallet of {name} pays, so one of its users buys the numbers. Act as one of them: Buy Numbers opens.',
  actAs: 'Act as {name}',
  nobody: 'You can act as no user of {name} who may buy numbers. Give one of them a role with Buy Numbers.',
  users: 'Users of {name}',
  loading: 'Looking up users…',
  close: 'Close',
} as const

export const t = translator(messages)
