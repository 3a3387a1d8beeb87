import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { accessOf, createLineboard, parseFilterText, toWhere } from '@lineboard/sdk'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { initDeclarations } from '../../kit/declarations.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { callByName, countOf, rowsOf } from '../../kit/rows/calls-by-name.ts'
import { rowId, rowName } from '../../kit/rows/row-text.ts'
import { isSeen } from '../../places/is-seen.ts'
import { allPlaces, isList, placeFacts } from '../../places/place.ts'
import { type FoundList, findRecords, moreEntry, RECORDS_A_LIST } from './find-records.ts'
import { foundPlaces, keysOf } from './found-by.ts'
import { ranked } from './rank.ts'
import { isOfRecord, screenEntries, seenLists } from './use-palette-entries.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../../features/*/*.resource.ts', { eager: true })
const declared = new Map(
  Object.values(declarations)
    .flatMap((module) => Object.values(module))
    .map((resource) => [resource.place, resource]),
)

/** Somebody of every role, and of every kind, at the owner and at a customer. */
const people = ['super', 'admin', 'user', 'readonly', 'maya', 'owen', 'priya', 'felix'] as const

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ strict: true })
  initDeclarations(async (place) => {
    const resource = declared.get(place)
    if (!resource) throw new Error(`No declaration of ${place}.`)
    return resource
  })
})
afterEach(() => expect(server.control.violations.list()).toEqual([]))
afterAll(() => server.close())

async function signIn(username: string) {
  const baseUrl = `${server.url}/api/v1`
  const token = await createLineboard({ baseUrl }).DashUser.authenticate({
    body: { username, password: 'Lineboard1!' },
  })
  const client = initClient({ wholeContract: true, baseUrl, tokens: { token: () => token.id }, retry: false })
  const user = await client.DashUser.findById({ id: token.userId })
  return { user, access: accessOf(user, user.DashRoleMapping?.[0]?.DashRole?.GuiVisibilities ?? []) }
}

async function found(typed: string, lists: readonly Resource[]) {
  const finds = await foundLists(typed, lists)
  return finds.flatMap(({ entries }) => ranked(typed, entries).map(({ key }) => key))
}

async function foundLists(typed: string, lists: readonly Resource[]) {
  const found = new Map<string, FoundList>()
  const failed: string[] = []
  await findRecords(typed, lists, {
    onFound: (list) => found.set(list.resource.place, list),
    onFailed: ({ place }) => failed.push(place),
    signal: new AbortController().signal,
  })
  expect(failed).toEqual([])
  return [...found.values()]
}

it('every list of an entity is searched, and by keys that its filter has', () => {
  const whole = allPlaces.filter((place) => isList(place) && !place.isPart && !place.path.includes(':'))
  expect(foundPlaces.toSorted()).toEqual(whole.map(({ id }) => id).toSorted())
  for (const place of foundPlaces)
    for (const key of keysOf(place)) expect(Object.keys(declared.get(place)?.searchable ?? {}), place).toContain(key)
})

describe('every entity', () => {
  const whole = foundPlaces.map((place) => ({ place }))
  it.each(whole)('$place is found by name or number, and by id', async ({ place }) => {
    await signIn('super')
    const resource = declared.get(place)
    if (!resource) throw new Error(place)
    const { list, include, only } = resource
    const filter = { where: { ...only }, include, limit: RECORDS_A_LIST, order: ['id DESC'] }
    const rows = rowsOf(await callByName(list, { filter }))
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      const key = `record ${place} ${rowId(row)}`
      expect(await found(String(rowId(row)), [resource])).toContain(key)
      // Of many with the same name, the newest are shown.
      const names = await found(rowName(resource, row), [resource])
      if (names.length < RECORDS_A_LIST && isNamed(resource)) expect(names, rowName(resource, row)).toContain(key)
    }
  })
})

it('finds what has the signs that were typed, and nothing that has another character there', async () => {
  await signIn('super')
  const sources = server.store.table('TrackingSource')
  const [sample] = sources.find({ limit: 1 })
  const resource = declared.get('trackingSources')
  if (!sample || !resource) throw new Error('There is no sample source.')
  const { id: _, ...source } = sample
  // The newest come first: more of what is not meant than is shown.
  const meant = sources.insert({ ...source, name: 'Save 50% in May_June' })
  for (let more = 0; more <= RECORDS_A_LIST; more += 1)
    sources.insert({ ...source, name: `Save 50${more} in May June` })
  for (const typed of ['50%', 'may_june', 'in 50%'])
    expect(await found(typed, [resource]), typed).toEqual([`record trackingSources ${meant.id}`])
})

it('counts what its list finds, and leads there', async () => {
  await signIn('super')
  const resource = declared.get('callLogs')
  const [sample] = server.store.table('CallLog').find({ limit: 1 })
  const digits = String(sample?.callerNumber).slice(-4)
  if (!resource) throw new Error('There is no call log.')
  const [calls] = await foundLists(digits, [resource])
  const { href } = moreEntry(resource, digits, calls?.count ?? 0)
  const { searchParams } = new URL(href ?? '', 'https://app.example')
  expect(searchParams.get('period')).toBe('all')
  const where = toWhere(parseFilterText(searchParams.get('filter') ?? '', resource.searchable).ast, resource.searchable)
  expect(countOf(await callByName('CallLog.count', { where }))).toBe(calls?.count)
  // A caller is one find, however often they called, and says when they did.
  const callers = calls?.entries.map(({ label }) => label) ?? []
  expect(new Set(callers).size).toBe(callers.length)
  for (const { detail } of calls?.entries ?? []) expect(detail).toMatch(/\d:\d\d/)
})

it('finds people by the last digits of their telephone', async () => {
  await signIn('super')
  const phone = '+12125550177'
  const [user] = server.store.table('DashUser').find({ limit: 1 })
  const [customer] = server.store.table('Customer').find({ limit: 1 })
  if (!user || !customer) throw new Error('There is no sample data.')
  const rest = <Row extends { id: number }>({ id: _, ...row }: Row) => row
  const ids = {
    users: server.store.table('DashUser').insert({ ...rest(user), username: 'dora', phone }).id,
    customers: server.store.table('Customer').insert({ ...rest(customer), phone }).id,
  }
  for (const place of ['users', 'customers'] as const) {
    const resource = declared.get(place)
    if (!resource) throw new Error(place)
    for (const typed of ['5550177', '555-0177', '(212) 555-0177'])
      expect(await found(typed, [resource]), typed).toContain(`record ${place} ${ids[place]}`)
  }
})

/** Lists whose rows are called by a time, which is what nobody looks for. */
const isNamed = ({ place }: Resource) => !['auditLogs', 'paymentTransactions'].includes(place)

describe.each(people)('%s', (username) => {
  it('has asked of no list that is not to be seen, and of each that is, and none refuses', async () => {
    const { access } = await signIn(username)
    const lists = await seenLists(access)
    await found('a1', lists)
    await found('7', lists)
    const seen = foundPlaces.filter((id) => isSeen(placeFacts[id], access))
    expect(lists.map(({ place }) => place)).toEqual(seen)
  })

  it('is shown every screen there is to see, and no other', async () => {
    const { user, access } = await signIn(username)
    const shown = screenEntries(access, user).map(({ key }) => key.replace('screen ', ''))
    const there = allPlaces
      .filter((place) => place.guard === 'session' && !place.redirectTo && !place.page && isSeen(place, access))
      .filter((place) => !isOfRecord(place))
      .map(({ id }) => id)
    expect(shown).toEqual(there)
    expect(shown.length).toBeGreaterThan(0)
    for (const entry of screenEntries(access, user))
      expect(ranked(entry.label, screenEntries(access, user))[0]?.label, entry.key).toBe(entry.label)
  })
})

it('screens of one record alone are two, which their record leads to', () => {
  expect(allPlaces.filter((place) => !place.redirectTo && isOfRecord(place)).map(({ id }) => id)).toEqual([
    'caller',
    'customerAccount',
  ])
})
