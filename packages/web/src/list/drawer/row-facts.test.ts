import { expect, it } from 'vitest'
import { textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { columnFacts, fieldLabel, furtherFacts } from './row-facts-view.tsx'

const notices = defineResource({
  place: 'addressees',
  nouns: { one: 'notice', other: 'notices' },
  list: 'Addressee.find',
  include: ['Customer'],
  columns: [
    { field: 'name', label: 'Name', cell: textCell },
    { field: 'email', label: 'E-mail', cell: textCell, hidden: true },
    { field: 'phone', label: 'Phone', cell: textCell },
    { field: 'Customer.companyName', label: 'Customer', cell: textCell, ownerOnly: true },
  ],
  lead: 'name',
  defaultSort: { field: 'name', direction: 'asc' },
})

const row = {
  name: 'Ann',
  email: 'ann@company.example',
  id: 1204,
  customerId: 2,
  userId: 7,
  active: true,
  createdAt: '2026-03-05T12:00:00.000Z',
  more: { topics: ['calls'] },
  note: null,
  Customer: { id: 2, companyName: 'Harbor' },
}

const labels = (seesAll: boolean) => columnFacts(notices, row, seesAll).map(({ label }) => label)

it('every column says what it has to say of the row, hidden ones as well', () => {
  expect(labels(true)).toEqual(['Name', 'E-mail', 'Customer'])
})

it('columns of the owner are for the people of the owner', () => {
  expect(labels(false)).toEqual(['Name', 'E-mail'])
})

it('adds fields without a column, but no empty fields and no ids with a name on the screen', () => {
  const facts = furtherFacts(notices, row)
  expect(facts.map(({ label, isLong }) => [label, isLong])).toEqual([
    ['ID', false],
    ['User ID', false],
    ['Active', false],
    ['Created at', false],
    ['More', true],
  ])
  const [id, , active, createdAt, more] = facts.map(({ text }) => text)
  expect([id, active]).toEqual(['1204', 'Yes'])
  expect(createdAt).toMatch(/2026/)
  expect(createdAt).not.toContain('T12')
  expect(more).toBe('{\n  "topics": [\n    "calls"\n  ]\n}')
})

it.each([
  ['id', 'ID'],
  ['refundOfId', 'Refund of ID'],
  ['sip_gatewayId', 'Sip gateway ID'],
  ['url', 'Url'],
])('%s reads %s', (field, label) => {
  expect(fieldLabel(field)).toBe(label)
})
