import { expect, it } from 'vitest'
import { isAccepted } from './file-input.tsx'

it.each([
  ['rows.CSV', 'text/csv', ['.csv'], true],
  ['photo.png', 'image/png', ['image/*'], true],
  ['photo.png', 'image/png', ['image/jpeg'], false],
  ['note.txt', 'text/plain', ['.csv', 'image/*'], false],
  ['imagery.txt', 'imagery/x', ['image/*'], false],
])('%s of %s by %j: %s', (name, type, accept, expected) => {
  expect(isAccepted({ name, type }, accept)).toBe(expected)
})
