import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { phoneCell } from './cells/text-cells.tsx'
import { defineResource, type Resource } from './define-resource.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../features/*/*.resource.ts', { eager: true })
const declared = Object.entries(declarations).flatMap(([file, module]) =>
  Object.values(module).map((resource) => ({ name: resource.path, file, resource })),
)

describe.each(declared)('$name', ({ file, resource }) => {
  it('finds by every key the contract has, and shows a column for each', () => {
    const keys = resource.columns.flatMap(({ search }) => search ?? [])
    expect(keys.toSorted()).toEqual(Object.keys(resource.searchable).toSorted())
  })

  it('sorts by a column that is shown', () => {
    const { defaultSort, sortable } = resource.rules
    expect(sortable).toContain(defaultSort.field)
    expect(resource.columns.find(({ field }) => field === defaultSort.field)?.hidden).toBeUndefined()
  })

  it('has a lead that is shown, and something beside it on a card, where there is more', () => {
    expect(resource.lead.hidden).toBeUndefined()
    const isMore = resource.columns.some(({ hidden, field }) => !hidden && field !== resource.lead.field)
    expect(
      resource.columns.some(({ card }) => card),
      'give a column `card`, which says how it stands on a phone',
    ).toBe(isMore)
  })

  it('is one file of under 80 lines', () => {
    const source = readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')
    expect(source.split('\n').length).toBeLessThanOrEqual(80)
  })
})

const definition = {
  place: 'trackingNumbers',
  nouns: { one: 'x', other: 'xs' },
  list: 'OpNumber.findPaged',
  count: 'OpNumber.countPaged',
  include: ['ReceivingNumber', 'SipGateway'],
  columns: [
    { field: 'tracking_number', label: 'Number', cell: phoneCell },
    { field: 'areaCode', label: 'Area', cell: phoneCell, sortable: false },
    { field: 'ReceivingNumber.number', label: 'To', cell: phoneCell, sortable: true },
    { field: 'SipGateway.name', label: 'Over', cell: phoneCell },
  ],
  lead: 'tracking_number',
  defaultSort: { field: 'tracking_number', direction: 'asc' },
} as const

describe('defineResource', () => {
  it('sorts by own fields, and by those of relations where that is declared', () => {
    expect([...defineResource(definition).rules.sortable]).toEqual(['tracking_number', 'ReceivingNumber.number'])
  })

  it('knows model and id field', () => {
    expect(defineResource(definition)).toMatchObject({
      model: 'OpNumber',
      lead: { field: 'tracking_number' },
    })
  })

  it('refuses a lead that is no column', () => {
    expect(() => defineResource({ ...definition, lead: 'description' })).toThrow('the lead description')
  })
})
