import { type LoopbackServer, loadRows, sampleRows, startLoopback } from '@lineboard/loopback-server'
import { createMockServer } from '@lineboard/mock-server'
import { accessOf, createLineboard, isValueless, operatorsOf } from '@lineboard/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { initClient } from '../data/client.ts'
import { sortsAlone } from '../data/related-rows.ts'
import type { Resource } from '../kit/define-resource.ts'
import { parseListState } from '../kit/list-state.ts'
import { callByName, countOf, rowsOf } from '../kit/rows/calls-by-name.ts'
import { rowId } from '../kit/rows/row-text.ts'
import { valueAt } from '../kit/value-at.ts'
import { sessionStore } from '../state/session-store.ts'
import { readMatching } from './actions/selection-bar.tsx'
import { listFilter, listQuery } from './context/list-query.ts'

// Conditions on fields of related rows, and orders by them, on a real LoopBack 3 server, which knows neither: its SQL connectors answer all
// rows to a condition and 500 to an order, its memory connector no rows and any order. The mock server looks through relations.

type Row = Readonly<Record<string, unknown>>

const declarations = import.meta.glob<Record<string, Resource>>('../features/*/*.resource.ts', { eager: true })
const declared = Object.values(declarations).flatMap((module) => Object.values(module))

const signs = { has: ':', is: ':=', isNot: ':!=', lacks: ':!', atLeast: ':>=', atMost: ':<=' } as const

/** Every list with keys that are fields of related rows. */
const related = declared
  .filter(({ path }) => !path.includes(':'))
  .map((resource) => ({
    place: resource.place,
    resource,
    keys: Object.entries(resource.searchable).filter(([, { path }]) => path.includes('.')),
  }))
  .filter(({ keys }) => keys.length > 0)

/** Filters of a list: each key by each operator, two at once, and a bare word, all of what a row has. */
function filtersOf(resource: Resource, rows: readonly object[]): string[] {
  const keys = Object.entries(resource.searchable).filter(([, { path }]) => path.includes('.'))
  const each = keys.flatMap(([key, { path, kind, isNamed }]) => {
    const value = String(rows.map((row) => valueAt(row, path)).find((found) => (found ?? '') !== '') ?? 'nobody')
    const part = value.slice(0, 4)
    const compared = operatorsOf(kind).map((operator) => {
      if (isValueless(operator)) return `${key}${operator === 'isEmpty' ? ':=' : ':!='}""`
      return `${key}${signs[operator]}"${operator === 'has' || operator === 'lacks' ? part : value}"`
    })
    return [...compared, ...(isNamed ? [] : [part.trim()]), `${key}:"no such text"`]
  })
  return [...each, keys.map(([key]) => `${key}:"a"`).join(', ')]
}

const stateOf = (resource: Resource, filter: string) => ({
  ...parseListState('', resource.rules),
  period: undefined,
  pageSize: 1000,
  filter,
})

/** What a list has by a filter: its rows, their count, and what is taken where all that match are selected. */
async function listed(resource: Resource, filter: string) {
  const query = listQuery(resource, stateOf(resource, filter))
  const found = rowsOf(await callByName(resource.list, { filter: listFilter(resource, query) }))
  const options = { signal: new AbortController().signal, onProgress: () => undefined }
  const matching = await readMatching(resource, query.where, options)
  const idsOf = (rows: readonly object[]) => rows.map(rowId).toSorted((a, b) => a - b)
  return {
    ids: idsOf(found),
    count: resource.count ? countOf(await callByName(resource.count, { where: query.where })) : found.length,
    matching: idsOf(matching),
  }
}

const numbers = (): Resource => declared.find(({ place }) => place === 'trackingNumbers') ?? expect.fail()

const signedIn = async (baseUrl: string) => {
  const body = { username: 'super', password: 'Lineboard1!' }
  return (await createLineboard({ baseUrl }).DashUser.authenticate({ body })).id
}

/** Addresses that were asked, without their host. */
let asked: string[] = []

async function useServer(baseUrl: string): Promise<void> {
  const token = await signedIn(baseUrl)
  asked = []
  initClient({
    wholeContract: true,
    baseUrl,
    tokens: { token: () => token },
    fetch: (request) => {
      asked.push(decodeURIComponent(new URL(request.url).search))
      return fetch(request)
    },
  })
}

let rows: ReadonlyMap<string, readonly Row[]>
const expected = new Map<string, Awaited<ReturnType<typeof listed>>>()
const askedOfMock = new Map<string, number>()
beforeAll(async () => {
  const mock = await createMockServer({ size: { callLogs: 20 } })
  rows = await sampleRows(mock, await signedIn(mock.apiUrl))
  await useServer(mock.apiUrl)
  for (const { place, resource } of related) {
    const { include } = resource
    const all = rowsOf(await callByName(resource.list, { filter: { where: resource.only ?? {}, include } }))
    for (const filter of filtersOf(resource, all)) {
      asked = []
      expected.set(`${place} ${filter}`, await listed(resource, filter))
      askedOfMock.set(`${place} ${filter}`, asked.length)
    }
  }
  await mock.close()
}, 60_000)

it('there are lists of related rows, and filters that tell their rows apart', () => {
  expect(related.length).toBeGreaterThan(8)
  const sizes = new Set([...expected.values()].map(({ ids }) => ids.length))
  expect(sizes.size).toBeGreaterThan(8)
})

it('a server that looks through relations is asked by them, and twice about each relation before that', () => {
  const counts = [...askedOfMock].filter(([key]) => key.startsWith('trackingNumbers ')).map(([, count]) => count)
  // Rows and count, and before the first of them what is found out: of one relation, and then of the other two by a bare word.
  expect(counts[0]).toBe(2 + 2)
  expect(counts.toSorted().reverse().slice(0, 3)).toEqual([2 + 4, 2 + 2, 2])
})

/** What is in memory is asked alike. */
const connectors = process.env.LINEBOARD_NIGHTLY ? (['memory', 'sqlite3'] as const) : (['sqlite3'] as const)

describe.each(connectors)('on %s', (connector) => {
  let loopback: LoopbackServer
  beforeAll(async () => {
    loopback = await startLoopback(connector)
    await loadRows(loopback, rows)
    await useServer(loopback.apiUrl)
  })
  afterAll(() => loopback.close())

  it.each(related)('$place finds what its conditions on related rows say, and nothing else', async (list) => {
    const filters = [...expected.keys()].filter((key) => key.startsWith(`${list.place} `))
    for (const key of filters) {
      const found = await listed(list.resource, key.slice(list.place.length + 1))
      expect(found, key).toEqual(expected.get(key))
    }
  })

  it('asks no more than before where no condition is on related rows', async () => {
    for (const { list, count, place, rules } of declared.filter(({ path }) => !path.includes(':'))) {
      const resource = declared.find((each) => each.place === place) ?? expect.fail()
      const query = listQuery(resource, { ...parseListState('', rules), filter: 'Harbor.name 12.5' })
      if (JSON.stringify(query.where).includes('.')) continue
      asked = []
      await callByName(list, { filter: listFilter(resource, query) })
      if (count) await callByName(count, { where: query.where })
      expect(asked, place).toHaveLength(count ? 2 : 1)
    }
  })

  it('asks once for the ids that the rows, their count and their next page speak of', async () => {
    const resource = numbers()
    const query = listQuery(resource, { ...stateOf(resource, 'trackingSourceName:"Soci"'), pageSize: 1 })
    await callByName('OpNumber.find', { filter: { where: query.where } })
    asked = []
    await Promise.all([
      callByName(resource.list, { filter: listFilter(resource, query) }),
      callByName(resource.list, { filter: listFilter(resource, { ...query, page: 2 }) }),
      callByName('OpNumber.countPaged', { where: query.where }),
    ])
    expect(asked.filter((search) => search.includes('%Soci%'))).toHaveLength(1)
    expect(asked).toHaveLength(4)
  })

  it('sorts by a field of related rows in the order in which rows were added, and says so', async () => {
    const resource = numbers()
    const sort = { field: 'ReceivingNumber.number', direction: 'desc' } as const
    const state = { ...stateOf(resource, ''), pageSize: 10, sort }
    const ids = (page: number) =>
      callByName(resource.list, { filter: listFilter(resource, listQuery(resource, { ...state, page })) }).then(
        (data) => rowsOf(data).map(rowId),
      )
    expect(sortsAlone('OpNumber.find')).toBe(false)
    const found = [...(await ids(1)), ...(await ids(2))]
    expect(found).toEqual(found.toSorted((a, b) => b - a))
    expect(new Set(found).size).toBe(20)
    expect(sortsAlone(resource.list)).toBe(true)
  })

  it('looks through relations of related rows', async () => {
    const where = { 'TrackingSource.Customer.companyName': rows.get('Customer')?.[1]?.companyName }
    const found = rowsOf(await callByName('OpNumber.find', { filter: { where } }))
    const sources = (rows.get('TrackingSource') ?? []).filter(({ customerId }) => customerId === 2).map(({ id }) => id)
    const wanted = (rows.get('OpNumber') ?? []).filter((row) => sources.includes(row.tracking_sourceId))
    expect(wanted.length).toBeGreaterThan(0)
    expect(found.map((row) => Reflect.get(row, 'id')).toSorted()).toEqual(wanted.map(({ id }) => id).toSorted())
  })

  it('finds nothing, and not everything, where no row belongs to another one', async () => {
    await loopback.load(
      'OpNumber',
      (rows.get('OpNumber') ?? []).map(({ tracking_sourceId: _, ...row }) => row),
    )
    await useServer(loopback.apiUrl)
    expect(await listed(numbers(), 'trackingSourceName:"a"')).toEqual({ ids: [], count: 0, matching: [] })
    await loadRows(loopback, rows)
  })

  it('refuses in words what is found in too many related rows, and takes no row', async () => {
    const [source = {}] = rows.get('TrackingSource') ?? []
    const many = Array.from({ length: 501 }, (_, at) => ({ ...source, id: at + 1, name: `Source ${at}` }))
    await loopback.load('TrackingSource', many)
    await expect(listed(numbers(), 'trackingSourceName:"Source"')).rejects.toThrow(/more than 500 related records/)
    // What they have not is as little as what few have.
    expect((await listed(numbers(), 'trackingSourceName:!"Source 50"')).ids.length).toBeGreaterThan(0)
    expect((await listed(numbers(), 'trackingSourceName:"Source 5"')).ids.length).toBeGreaterThan(0)
    await loadRows(loopback, rows)
  })

  it('refuses in words a condition on rows that this person may not see', async () => {
    sessionStore.access = accessOf({ id: 7 }, [])
    await expect(listed(numbers(), 'trackingSourceName:"a"')).rejects.toThrow(/takes the right to see those records/)
    // A bare word may be in any field: it is found in those that are this person's to see.
    const [{ id, tracking_number: number } = {}] = rows.get('OpNumber') ?? []
    expect((await listed(numbers(), String(number).slice(-7))).ids).toContain(id)
    sessionStore.access = undefined
  })
})
