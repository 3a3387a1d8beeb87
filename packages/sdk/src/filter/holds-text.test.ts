import { expect, test } from 'vitest'
import { holdsText } from './holds-text.ts'

test.each([
  ['Save 50% now', '50%', true],
  ['Save 500 now', '50%', false],
  ['off_season', 'OFF_S', true],
  ['off season', 'off_s', false],
  ['Café 10%', 'cafe 10%', true],
  ['C:\\temp', 'c:\\t', true],
  ['What?', 'at?', true],
  ['Whatever', 'at?', false],
  // Not ours to judge: the server compares these.
  ['Straße', 'strasse', true],
  ['+49 30', '49 (30', true],
])('%j, found by %j: %s', (value, text, isHeld) => {
  expect(holdsText(value, text)).toBe(isHeld)
})
