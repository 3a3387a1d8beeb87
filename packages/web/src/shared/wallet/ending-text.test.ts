import { afterEach, beforeEach, expect, it } from 'vitest'
import { setDateSettings } from '../../state/dates.ts'
import { endingText } from './past-due-of.ts'

beforeEach(() => setDateSettings({ timeZone: 'UTC' }))
afterEach(() => setDateSettings({ timeZone: 'UTC' }))

const now = new Date('2026-11-25T12:00:00Z')
const renewsAt = '2026-12-08T10:00:00.000Z'
const atOnce = 'It ends at once.'

it.each([
  ['is paid', { status: 'active', renewsAt }, 'It ends at once, although it is paid until 12/08/2026.'],
  ['is past due', { status: 'past_due', renewsAt: '2026-11-20T10:00:00.000Z' }, atOnce],
  ['is past due by the clock of the server alone', { status: 'past_due', renewsAt }, atOnce],
  [
    'is paused, and was paid until a day that is over',
    { status: 'paused', renewsAt: '2026-11-01T10:00:00.000Z' },
    atOnce,
  ],
  ['is paid once', { status: 'active' }, atOnce],
] as const)('what ends and %s says so', (_, subscription, text) => expect(endingText(subscription, now)).toBe(text))
