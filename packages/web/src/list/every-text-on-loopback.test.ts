import { entities } from '@lineboard/contract/entities'
import { type LoopbackServer, loadRows, sampleRows, startLoopback } from '@lineboard/loopback-server'
import { createMockServer } from '@lineboard/mock-server'
import { createLineboard, parseFilterText } from '@lineboard/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { initClient } from '../data/client.ts'
import type { Resource } from '../kit/define-resource.ts'
import { filterParts } from '../kit/filter/condition-text.ts'
import { callByName, countOf, rowsOf } from '../kit/rows/calls-by-name.ts'
import { askedByText } from '../testing/asked-by-text.ts'
import { listFilter } from './context/list-query.ts'

// `%` and `_` that somebody types, on a real LoopBack 3 server, whose `like` reads them as any characters and knows no other way.

type Row = Readonly<Record<string, unknown>>

const declarations = import.meta.glob<Record<string, Resource>>('../features/*/*.resource.ts', { eager: true })
const declared = Object.values(declarations).flatMap((module) => Object.values(module))

const signedIn = async (baseUrl: string) => {
  const body = { username: 'super', password: 'Lineboard1!' }
  return (await createLineboard({ baseUrl }).DashUser.authenticate({ body })).id
}

let rows: ReadonlyMap<string, readonly Row[]>
beforeAll(async () => {
  const mock = await createMockServer({ size: { callLogs: 20 } })
  rows = await sampleRows(mock, await signedIn(mock.apiUrl))
  await mock.close()
})

/**
 * Fields that are looked through for text, of lists of all rows of an entity. Those of related rows are asked for in every-related-text.test.ts
 * and every-relation-on-loopback.test.ts.
 */
const searched = declared
  .filter(({ only }) => !only)
  .map((resource) => {
    const isPhone = (key: string) => resource.columns.some(({ search, cell }) => search === key && cell.isPhone)
    const fields = Object.entries(resource.searchable).flatMap(([key, { path, kind, choices, isNamed = false }]) =>
      kind === 'string' && !choices && !path.includes('.') ? [{ key, path, isNamed, isPhone: isPhone(key) }] : [],
    )
    return { place: resource.place, resource, fields }
  })
  .filter(({ fields }) => fields.length > 0)

type Searched = (typeof searched)[number]

describe.each(['memory', 'sqlite3'] as const)('on %s', (connector) => {
  let loopback: LoopbackServer
  beforeAll(async () => {
    loopback = await startLoopback(connector)
    await loadRows(loopback, rows)
    const token = await signedIn(loopback.apiUrl)
    initClient({ wholeContract: true, baseUrl: loopback.apiUrl, tokens: { token: () => token } })
  })
  afterAll(() => loopback.close())

  /** Gives a list so many rows, each with one of these values in every field that is looked through. */
  const loadValues = ({ resource: { entity }, fields }: Searched, values: readonly string[]) => {
    // Rows that belong to no other one: its texts would be theirs.
    const keys = Object.values(entities[entity].relations).map(({ foreignKey }): string => foreignKey)
    const [whole = {}] = rows.get(entity) ?? []
    const first = Object.fromEntries(Object.entries(whole).filter(([name]) => !keys.includes(name)))
    const rowOf = (value: string, at: number) => ({
      ...first,
      id: at + 1,
      ...Object.fromEntries(fields.map(({ path }) => [path, value])),
    })
    return loopback.load(entity, values.map(rowOf))
  }

  /** Values of a field in the rows that a list has by a filter, how many are counted, and what its chips say. */
  async function listed(resource: Resource, path: string, filter: string) {
    const { held, query } = await askedByText(resource, filter)
    const found = rowsOf(await callByName(resource.list, { filter: listFilter(resource, query) }))
    return {
      values: found.map((row) => String(Reflect.get(row, path))).toSorted(),
      count: resource.count ? countOf(await callByName(resource.count, { where: query.where })) : found.length,
      chips: filterParts(parseFilterText(filter, resource.searchable), resource, { held }).map(({ text }) => text),
    }
  }

  it.each(searched)('$place finds % and _ as they are typed', async (list) => {
    await loadValues(list, ['a50%_b', 'a50xyb', 'a50%yb', 'A50%_B', 'a50_%b'])
    const bare = list.fields.find(({ isNamed, isPhone }) => !isNamed && !isPhone)
    const filters = list.fields.map(({ key, path, isPhone }) => ({ path, filter: `${key}:"50%_"`, isPhone }))
    for (const { path, filter, isPhone } of [...filters, ...(bare ? [{ ...bare, filter: '50%_' }] : [])]) {
      const { values, count, chips } = await listed(list.resource, path, filter)
      // No phone number has such a sign, so nobody is asked for one.
      expect(values, filter).toEqual(isPhone ? [] : ['A50%_B', 'a50%_b'])
      expect(count, filter).toBe(isPhone ? 0 : 2)
      expect(chips.join()).not.toContain('any character')
    }
  })

  it('of a value that many rows have one question is enough; of too many values, the condition says so', async () => {
    const sources = searched.find(({ place }) => place === 'trackingSources')
    if (!sources) throw new Error('There is no list of sources.')
    const { resource } = sources
    await loadValues(sources, [...Array.from({ length: 300 }, () => '50 percent'), '50% off'])
    expect(await listed(resource, 'name', 'name:"50%"')).toMatchObject({ values: ['50% off'], count: 1 })
    await loadValues(
      sources,
      Array.from({ length: 600 }, (_, at) => `50% of ${at}`),
    )
    const { count, chips } = await listed(resource, 'name', 'name:"50%"')
    expect(count).toBe(600)
    expect(chips).toEqual([expect.stringContaining('(% is any character here)')])
  })
})
