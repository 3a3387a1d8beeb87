import { expect, test } from 'vitest'
import { isInstant } from './instant.ts'

test.each(['2026-03-11T20:30:00.000Z', '2026-03-11T20:30:00Z', '2026-03-11T20:30Z', '2026-03-11T16:30:00-04:00'])(
  '%s is a moment',
  (text) => expect(isInstant(text)).toBe(true),
)

test.each([
  '2026-03-11T20:30:00',
  '2026-03-11',
  'since 2026-03-11T20:30:00Z',
  '2026-03-11T20:30:00Z and later',
  '2026-03-11T20:30:Z',
  '2026-99-11T20:30:00Z',
  '2026-03-11T in zone Z',
  1773261000000,
  undefined,
])('%s is none', (value) => expect(isInstant(value)).toBe(false))
