import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { accessOf, createLineboard, parseFilterText } from '@lineboard/sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { api, initClient } from '../../data/client.ts'
import { MOST_NAMED } from '../../kit/count-by.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { filterParts } from '../../kit/filter/condition-text.ts'
import { callByName, rowsOf } from '../../kit/rows/calls-by-name.ts'
import { rowId } from '../../kit/rows/row-text.ts'
import { sessionStore } from '../../state/session-store.ts'
import { askedByText } from '../../testing/asked-by-text.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../../features/*/*.resource.ts', { eager: true })
const declared = Object.values(declarations).flatMap((module) => Object.values(module))
const fieldsOf = ({ named }: Resource, of: string) => named.flatMap(({ path, model }) => (model === of ? [path] : []))
const naming = declared.filter((resource) => fieldsOf(resource, 'DashUser').length > 0)
const ofCustomers = declared.filter((resource) => fieldsOf(resource, 'Customer').length > 0)

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({})
  const baseUrl = `${server.url}/api/v1`
  const visitor = createLineboard({ baseUrl })
  const { id } = await visitor.DashUser.authenticate({ body: { username: 'super', password: 'Lineboard1!' } })
  initClient({ wholeContract: true, baseUrl, tokens: { token: () => id } })
  sessionStore.access = accessOf({ id: 1, customerId: 1 }, [])
})
afterAll(() => server.close())

async function found({ list, ...resource }: Resource, typed: string): Promise<number[]> {
  const { query } = await askedByText({ list, ...resource }, typed)
  return rowsOf(await callByName(list, { filter: { where: query.where } })).map(rowId)
}

it('lists whose rows name users are known by their columns', () => {
  expect(Object.fromEntries(naming.map((resource) => [resource.place, fieldsOf(resource, 'DashUser')]))).toEqual({
    auditLogs: ['userId', 'actedById'],
    observers: ['userId'],
    redisSubscriptions: ['userId'],
    tickets: ['ownerId', 'createdBy'],
    toHandle: ['handledBy'],
  })
})

it.each(naming)('$place finds the rows of users by their names, and by a part of them', async (resource) => {
  const rows = rowsOf(await callByName(resource.list, {}))
  const idsIn = (row: object) => fieldsOf(resource, 'DashUser').flatMap((field) => Reflect.get(row, field) ?? [])
  const users = await api().DashUser.severalUser({ body: { ids: [...new Set(rows.flatMap(idsIn))] } })
  expect(users.length).toBeGreaterThan(0)
  for (const { id, firstName, lastName, username } of users)
    for (const typed of [username, firstName, lastName, lastName?.slice(0, 3).toLowerCase()]) {
      if (!typed) continue
      const theirs = rows.filter((row) => idsIn(row).includes(id)).map(rowId)
      expect(await found(resource, typed), typed).toEqual(expect.arrayContaining(theirs))
    }
  expect(await found(resource, 'nobody-is-called-so')).toEqual([])
})

it('lists whose rows name customers are those with a column of theirs', () => {
  expect(ofCustomers.length).toBeGreaterThan(10)
  expect(ofCustomers.map(({ place }) => place)).toEqual(
    expect.arrayContaining(['callLogs', 'trackingNumbers', 'tickets']),
  )
})

it.each(ofCustomers)(
  '$place finds rows of a customer by a part of the name, for users who see all of them',
  async (resource) => {
    const [customer] = server.store.table('Customer').find({ where: { id: 2 } })
    const typed = customer?.companyName.split(' ')[0]?.toLowerCase() ?? expect.fail('There is no sample data.')
    const asked = async () => JSON.stringify((await askedByText(resource, typed)).query.where)
    for (const field of fieldsOf(resource, 'Customer')) expect(await asked()).toContain(`"${field}":{"inq":[2]}`)
    const rowsFor = async (where: object) => rowsOf(await callByName(resource.list, { filter: { where, limit: 5 } }))
    const theirs = await rowsFor({ ...resource.fixed, ...resource.only, [fieldsOf(resource, 'Customer')[0] ?? '']: 2 })
    const found = await rowsFor((await askedByText(resource, typed)).query.where)
    expect(found.length).toBeGreaterThanOrEqual(theirs.length)
    sessionStore.access = accessOf({ id: 2, customerId: 2 }, [])
    expect(await asked()).not.toContain('"customerId":{"inq"')
    sessionStore.access = accessOf({ id: 1, customerId: 1 }, [])
  },
)

it('says that there are too many users of a name, and leaves their rows out', async () => {
  const users = server.store.table('DashUser')
  const [sample] = users.find({ limit: 1 })
  const [resource] = naming.filter(({ place }) => place === 'auditLogs')
  if (!sample || !resource) throw new Error('There is no sample data.')
  const { id: _, ...user } = sample
  for (let more = 0; more <= MOST_NAMED; more += 1) users.insert({ ...user, username: `quill-${more}` })
  const { held, query } = await askedByText(resource, 'quill')
  const parts = filterParts(parseFilterText('quill', resource.searchable), resource, { held })
  expect(parts[0]?.text).toContain('more than 100 users or customers have it')
  expect(JSON.stringify(query.where)).not.toContain('"userId"')
})

it('asks for no users on behalf of who may not read them', async () => {
  const { access } = sessionStore
  sessionStore.access = undefined
  for (const resource of naming) {
    const { query } = await askedByText(resource, 'nora')
    for (const { path: field } of resource.named) expect(Object.keys(query.where)).not.toContain(field)
  }
  sessionStore.access = access
})
