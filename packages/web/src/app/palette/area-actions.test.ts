import { accessOf } from '@lineboard/sdk'
import { afterEach, expect, it } from 'vitest'
import { placeFacts } from '../../places/place.ts'
import { whyUnseenText } from '../../places/why-unseen.ts'
import { sessionStore } from '../../state/session-store.ts'
import { testUser } from '../../testing/show-session.ts'
import { areaActionEntries } from './actions.ts'
import { ranked, rankedByAnyWord } from './rank.ts'
import { screenEntries } from './use-palette-entries.ts'

const sections = ['Manage Billing', 'Manage Customers', 'Tracking Numbers', 'Buy Numbers'] as const

const accessWith = (permission: 'PERMITALL' | 'READONLY') =>
  accessOf(
    testUser(),
    sections.map((name) => ({ GuiSection: { name }, GuiPermission: { name: permission } })),
  )
const superAccess = accessOf({ id: 1, customerId: 1, isSuperAdmin: true }, [])

afterEach(() => {
  sessionStore.access = undefined
})

const firstFor = (typed: string, access: ReturnType<typeof accessOf>) =>
  ranked(typed, areaActionEntries(access))[0]?.label

it.each([
  ['add funds', 'Add funds'],
  ['top up wallet', 'Add funds'],
  ['recharge', 'Add funds'],
  ['auto recharge', 'Automatic top-up'],
  ['credit card', 'Add a card'],
  ['receipt', 'Save an invoice'],
  ['stop calls', 'Pause tracking or stop calls'],
  ['route', 'Set up a tracking number'],
  ['buy', 'Buy a tracking number'],
])('%s finds “%s”', (typed, label) => {
  expect(firstFor(typed, accessWith('PERMITALL'))).toBe(label)
})

it.each([
  ['give money back', 'Refund, charge or credit a customer'],
  ['restore', 'Undo a change'],
])('%s finds “%s” for who sees to all customers', (typed, label) => {
  expect(firstFor(typed, superAccess)).toBe(label)
})

it('leads to who sees the audit log, for who does not see it', () => {
  expect(firstFor('audit', accessWith('PERMITALL'))).toBe('Ask who changed what')
  expect(areaActionEntries(superAccess).map(({ label }) => label)).not.toContain('Ask who changed what')
  expect(whyUnseenText(placeFacts.auditLogs, accessWith('PERMITALL'))).toContain('Ask them in a ticket.')
})

it('what one may not do is not offered', () => {
  const labels = areaActionEntries(accessWith('READONLY')).map(({ label }) => label)
  expect(labels).toContain('Save an invoice')
  expect(labels).not.toContain('Add funds')
  expect(labels).not.toContain('Buy a tracking number')
})

it.each(['ask', 'support', 'help', 'question', 'ask a question'])('%s finds the tickets', (typed) => {
  const screens = rankedByAnyWord(typed, screenEntries(superAccess, { id: 1 }))
  expect(screens[0]?.label).toBe('Tickets')
})
