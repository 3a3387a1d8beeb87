import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { missedCalls, parseFilterText } from '@lineboard/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countCell, numberCell } from '../kit/cells/number-cells.tsx'
import type { Resource } from '../kit/define-resource.ts'
import { filterProblems } from '../kit/filter/filter-problems.ts'
import { type ListState, parseListState } from '../kit/list-state.ts'
import { callByName, countOf, rowsOf } from '../kit/rows/calls-by-name.ts'
import { fromDefinition } from '../kit/view-search.ts'
import { signInAt } from '../testing/sign-in-at.ts'
import { listQuery } from './context/list-query.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../features/*/*.resource.ts', { eager: true })
const declared = Object.values(declarations).flatMap((module) => Object.values(module))

/** Columns of the row's own that no filter names, and why. */
const unnamed: Readonly<Record<string, string>> = {
  'apiKeys.apikey': 'a secret',
  'verificationTokens.token': 'a secret',
  'dialogs.durationSeconds': 'counted on while one looks',
  'templates.sharedWith': 'a list of people',
  'voiceMenus.errors': 'a list of problems',
  'routingActions.targets': 'a list of places',
}

/** Columns that a filter names and no order, and why. */
const unsorted: Readonly<Record<string, string>> = { 'auditLogs.endpoint': 'says what was done in words' }

/** Columns of the row's own; the customer of a relation is chosen in the panel of fields, others by their own lists. */
function ownColumns({ columns, include }: Resource) {
  const related = new Set(include.flatMap((each) => (typeof each === 'string' ? each : Object.keys(each))))
  return columns.filter(({ field }) => !field.includes('.') && !related.has(field))
}

it('a bare count on a card has its label beside it', () => {
  const bare = declared.flatMap(({ place, columns }) =>
    columns
      .filter(
        ({ cell, card }) => (cell === numberCell || cell === countCell) && card !== undefined && card !== 'labelled',
      )
      .map(({ field }) => `${place}.${field}`),
  )
  expect(bare).toEqual([])
})

it('a last name on a card continues the first', () => {
  const names = declared.flatMap(({ place, columns }) =>
    columns.flatMap(({ field, card }, at) =>
      field === 'lastName' && card ? [{ place, card, before: columns[at - 1]?.field }] : [],
    ),
  )
  expect(names.length).toBeGreaterThan(0)
  for (const { place, ...name } of names) expect(name, place).toEqual({ card: 'continued', before: 'firstName' })
})

describe.each(declared.map((resource) => ({ name: resource.place, resource })))('$name', ({ resource }) => {
  it.each(ownColumns(resource).map((column) => [column.field, column] as const))(
    '%s filters, sorts and is written to files',
    (field, { search, label, lookup }) => {
      const reason = unnamed[`${resource.place}.${field}`]
      expect(search === undefined, `${resource.place}.${field}: ${reason}`).toBe(reason !== undefined)
      expect(resource.rules.fields).toContain(field)
      if (search === undefined) return
      expect(resource.rules.sortable.has(field)).toBe(unsorted[`${resource.place}.${field}`] === undefined)
      // By its key, and by the label where that is no other key: rows of another list by what such a row is called.
      const { ast } = parseFilterText(`${search}:"1"`, resource.searchable)
      expect(ast).toMatchObject([{ type: 'field', key: search }])
      const { ast: labelled } = parseFilterText(`${lookup?.label ?? label}:"1"`, resource.searchable)
      expect(labelled[0]?.type).toBe('field')
    },
  )
})

describe('samples', () => {
  let server: MockServer
  beforeAll(async () => {
    server = await createMockServer({})
    await signInAt(server, 'super')
  })
  afterAll(() => server.close())

  it('every shared view of a list can be read, and has the rows it speaks of', async () => {
    const templates = rowsOf(await callByName('Template.find', {})) as {
      name: string
      kind: string
      resource: string
      definition: Record<string, unknown>
    }[]
    const views = templates.filter(({ kind }) => kind === 'list')
    expect(views.length).toBeGreaterThan(0)
    for (const { resource: model, definition, name } of views) {
      const resource = declared.find((each) => each.model === model && each.count)
      if (!resource) throw new Error(`No list of ${model}`)
      const state = parseListState(fromDefinition(definition, resource.rules), resource.rules)
      expect(filterProblems(state.filter, resource), name).toEqual([])
      const where = (part: Partial<ListState>) => listQuery(resource, { ...state, ...part }).where
      const count = async (asked: object) => countOf(await callByName(resource.count ?? '', { where: asked }))
      // As large as what it speaks of, on any day of the week, and in a month never empty.
      const all = { filter: '', period: { mode: 'last30' } } as const
      const period = name === 'Missed this week' ? all.period : state.period
      const found = await count(where({ period }))
      expect(found, name).toBeGreaterThan(0)
      if (name !== 'Missed this week') continue
      expect(found).toBe(await count({ and: [where(all), missedCalls.where(new Date())] }))
    }
  })
})
