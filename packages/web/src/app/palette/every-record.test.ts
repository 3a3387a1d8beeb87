import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { accessOf, createLineboard } from '@lineboard/sdk'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { initDeclarations } from '../../kit/declarations.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { callByName, rowsOf } from '../../kit/rows/calls-by-name.ts'
import { rowId, rowName } from '../../kit/rows/row-text.ts'
import { isSeen } from '../../places/is-seen.ts'
import { allPlaces, isList, placeFacts } from '../../places/place.ts'
import { findRecords, RECORDS_A_LIST } from './find-records.ts'
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
  const keys: string[] = []
  const failed: string[] = []
  await findRecords(typed, lists, {
    onFound: (entries) => keys.push(...ranked(typed, entries).map(({ key }) => key)),
    onFailed: ({ place }) => failed.push(place),
    signal: new AbortController().signal,
  })
  expect(failed).toEqual([])
  return keys
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
