import { translator } from '../../lib/messages.ts'

const messages = {
  one: 'system setting',
  other: 'system settings',
  key: 'Key',
  keyHint: 'Letters, digits, dots, hyphens and underscores; each key exists once',
  payload: 'Value',
  payloadHint: 'A JSON object, such as {example}',
  updatedAt: 'Last saved',
  group: 'Setting',
} as const

export const t = translator(messages)
