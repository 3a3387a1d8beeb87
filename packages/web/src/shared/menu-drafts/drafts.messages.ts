import { translator } from '../../lib/messages.ts'

const messages = {
  isDraft: 'Draft: calls to it go nowhere until it is published',
  leadThere:
    '{count, plural, one {The draft of a voice menu leads there too, and stays as it is: {names}} other {The drafts of {count, number} voice menus lead there too, and stay as they are: {names}}}',
} as const

export const t = translator(messages)
