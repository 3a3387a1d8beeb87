import { expect, it } from 'vitest'
import { toE164 } from './to-e164.ts'

it.each([
  ['(212) 555-0142', '+12125550142'],
  ['1 212 555 0142', '+12125550142'],
  ['+1 212-555-0142', '+12125550142'],
  ['+44 20 7946 0018', '+442079460018'],
  ['+12125550142', '+12125550142'],
  ['4-711', '4711'],
  ['', ''],
  ['anonymous', 'anonymous'],
])('%j is sent as %j', (typed, sent) => {
  expect(toE164(typed)).toBe(sent)
})
