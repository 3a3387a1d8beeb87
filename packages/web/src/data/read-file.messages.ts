import { translator } from '../lib/messages.ts'

const messages = {
  gone: 'The file {name} is gone: it was deleted, or never arrived. Its entry is all that is left.',
  refused: 'You may not read the file {name}. Ask an administrator.',
  failed: 'The file {name} could not be read. Try again.',
} as const

export const t = translator(messages)
