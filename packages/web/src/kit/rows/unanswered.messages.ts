import { translator } from '../../lib/messages.ts'

const messages = {
  partlySaved: 'Saved, but for {what}.',
  unanswered: 'The server did not send what that needs, so it cannot be done here.',
  unnamed: 'The server did not say what this was saved as. Close it, and find it in the list to change it.',
} as const

export const t = translator(messages)
