import { translator } from '../../lib/messages.ts'

const messages = {
  leadThere:
    '{count, plural, one {The draft of a voice menu leads there too, and stays as it is: {names}} other {The drafts of {count, number} voice menus lead there too, and stay as they are: {names}}}',
} as const

export const t = translator(messages)
