import { translator } from '../../lib/messages.ts'

const messages = {
  offer: 'Nothing to look at yet? Sample calls of the last days show what dashboard, lists and reports will say.',
  add: 'Try it with sample data',
  added: 'Sample data is added.',
  there: 'Sample calls and their two sources are in your lists and reports. They cost nothing.',
  remove: 'Remove sample data',
  removed: 'The sample data is removed.',
  source: {
    print: 'Sample: newspaper ad',
    website: 'Sample: website',
    description: 'Sample data, to be removed on the dashboard',
  },
} as const

export const t = translator(messages)
