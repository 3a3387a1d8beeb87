import { operationTable } from '@lineboard/contract'
import { entities } from '@lineboard/contract/entities'
import { sourceOf } from '@lineboard/contract/stated'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createFit, type Fit } from '../src/fit/index.ts'
import { createLineboard, type Lineboard, type ReceivingNumber } from '../src/index.ts'
import { connectRealtime } from '../src/realtime/index.ts'

type Row = Readonly<Record<string, unknown>>
type Model = keyof typeof entities

/** A core API that names each field that only the contract has with a suffix. */
const renamed: Fit = {
  fit: 1,
  models: Object.fromEntries(
    Object.entries(entities).map(([model, { fields }]) => {
      const inferred = Object.keys(fields).filter((name) => sourceOf(model, name) === 'inferred')
      return [model, { fields: Object.fromEntries(inferred.map((name) => [name, `${name}_x`])) }]
    }),
  ),
}

const hasList = (model: string) => Object.hasOwn(Object(Reflect.get(operationTable, model)), 'find')

/** The same, which embeds no relation. */
const joined: Fit = {
  fit: 1,
  models: Object.fromEntries(
    Object.entries(entities).map(([model, { relations }]) => [
      model,
      {
        ...renamed.models?.[model],
        relations: Object.fromEntries(
          Object.entries(relations).map(([name, to]) => [name, hasList(to.model) ? 'joined' : 'none']),
        ),
      },
    ]),
  ),
}

const now = new Date('2026-03-11T20:30:00Z')
const servers: MockServer[] = []

/** A client whose operations are known at run time only. */
interface ByName {
  call(id: string, args: object): Promise<{ data: unknown }>
}

async function start(fit?: Fit): Promise<Lineboard & ByName> {
  const server = await createMockServer({ now, size: { callLogs: 200 }, ...(fit && { fit }) })
  servers.push(server)
  server.control.clock.freeze(now)
  let token: string | undefined
  const tokens = { token: () => token }
  const api = createLineboard({ baseUrl: server.apiUrl, tokens, ...(fit && { fit: createFit(fit) }) })
  token = (await api.DashUser.authenticate({ body: { username: 'super', password: 'Lineboard1!' } })).id
  return api
}

let plain: Lineboard & ByName
let fitted: Lineboard & ByName
let joining: Lineboard & ByName
beforeAll(async () => {
  plain = await start()
  fitted = await start(renamed)
  joining = await start(joined)
})
afterAll(() => Promise.all(servers.map((server) => server.close())))

/** What both clients read; empty columns and missing fields are one. */
async function read(id: string, args: object): Promise<unknown[]> {
  const answers = await Promise.all([plain, fitted, joining].map((api) => api.call(id, args)))
  return answers.map(({ data }) => JSON.parse(JSON.stringify(data, (_, value) => value ?? undefined)))
}

/** Fields that no server is searched by: they are secret. */
const secret = new Set(['apikey', 'uiSettings', 'token'])

const calls = createLineboard({ baseUrl: 'http://unused.example' })
const models = (Object.keys(entities) as Model[]).filter((model) => 'find' in Object(Reflect.get(calls, model) ?? {}))

test('lists of most models are compared', () => {
  expect(models.length).toBeGreaterThan(30)
})

describe.each(models)('%s over a core API with other names', (model) => {
  const { fields, relations } = entities[model]
  let rows: readonly Row[] = []

  test('has the rows that it has without', async () => {
    const [expected, found] = (await read(`${model}.find`, {})) as Row[][]
    expect(found).toEqual(expected)
    rows = expected ?? []
  })

  test('is filtered and ordered by each field', async () => {
    for (const [name, kind] of Object.entries<string>(fields)) {
      const values = rows.map((row) => row[name]).filter((value) => value !== undefined && typeof value !== 'object')
      const [value] = values
      const wheres: object[] = [{ [name]: null }, { or: [{ [name]: { neq: null } }, { id: 1 }] }]
      if (value !== undefined) wheres.push({ [name]: value }, { [name]: { inq: values.slice(0, 3) } })
      if (value !== undefined && kind !== 'boolean') wheres.push({ [name]: { gte: value } })
      if (['array', 'object', 'any'].includes(kind) || secret.has(name)) continue
      for (const where of wheres) {
        const [expected, found] = await read(`${model}.find`, {
          filter: { where, order: [`${name} DESC`, 'id ASC'], fields: ['id', name] },
        })
        expect(found, `${name} ${JSON.stringify(where)}`).toEqual(expected)
      }
    }
  })

  test('joins each relation by its ids', async () => {
    for (const [include, { model: to, type, foreignKey }] of Object.entries(relations)) {
      if (!hasList(to)) continue
      // The mock server names people of tickets whatever the scope says.
      const scopes = [{}, { fields: ['id'] }, ...(to === 'DashUser' ? [] : [{ where: { id: { gt: 3 } } }])]
      for (const scope of type === 'hasMany' ? [{}] : scopes) {
        const filter = { include: [{ relation: include, scope }], limit: 120, fields: ['id', foreignKey] }
        const args = { filter: type === 'hasMany' ? { include: [include] } : filter }
        const [expected, , found] = await read(`${model}.find`, args)
        expect(found, `${include} ${JSON.stringify(scope)}`).toEqual(expected)
      }
    }
  })

  test('embeds each relation', async () => {
    for (const include of Object.keys(relations)) {
      const [expected, found] = await read(`${model}.find`, { filter: { include: [include], limit: 20 } })
      expect(found, include).toEqual(expected)
    }
  })
})

test('files of the server have the rows that are asked for, in their order', async () => {
  for (const order of ['tracking_number DESC', 'createdAt ASC']) {
    const [expected, found] = await read('OpNumber.bulkDownload', { where: { customerId: 2 }, order })
    expect(String(expected).split('\n').length).toBeGreaterThan(3)
    expect(found).toEqual(expected)
  }
})

test('rejected bodies name our fields', async () => {
  // Without types, as a program in JavaScript sends it.
  const body = { number: 5, name: 'Anna', customerId: 2 }
  const errors = await Promise.all(
    [plain, fitted].map((api) => api.call('PhoneBook.upsert', { body }).catch((error: unknown) => error)),
  )
  const [expected, found] = errors.map((error) => ({ status: Object(error).status, details: Object(error).details }))
  expect(expected).toMatchObject({ status: 422, details: { codes: { number: expect.any(Array) } } })
  expect(found).toEqual(expected)
})

test('messages of changed rows have our names', async () => {
  const [, server] = servers
  if (!server) throw new Error('no server')
  const token = (await fitted.DashUser.authenticate({ body: { username: 'super', password: 'Lineboard1!' } })).id
  const malformed: unknown[] = []
  const realtime = connectRealtime({
    url: server.url,
    token: () => token,
    fit: createFit(renamed),
    onMalformed: (each) => malformed.push(each),
  })
  const heard: ReceivingNumber[] = []
  realtime.subscribe('receiving_numbers', ({ event, data }) => event === 'update' && heard.push(data))
  const [row] = await fitted.ReceivingNumber.find({ filter: { limit: 1 } })
  if (!row) throw new Error('no number')
  // Nothing says when the server has heard of the subscription.
  await vi.waitFor(async () => {
    await fitted.ReceivingNumber.patch({ body: { id: row.id, description: `Desk ${Math.random()}` } })
    expect(heard.length).toBeGreaterThan(0)
  }, 5000)
  realtime.close()
  expect(heard[0]).toMatchObject({ number: row.number, customerId: row.customerId })
  expect(heard[0]?.description).toMatch(/^Desk /)
  expect(malformed).toEqual([])
})

test('rows are counted, created, changed, replaced and deleted by our names', async () => {
  for (const api of [plain, fitted]) {
    const made = await api.ReceivingNumber.create({
      body: { number: '+442079460190', description: 'Desk', customerId: 2 },
    })
    expect(made).toMatchObject({ number: '+442079460190', customerId: 2 })
    expect(await api.ReceivingNumber.patch({ body: { id: made.id, description: 'Hall' } })).toMatchObject({
      id: made.id,
      customerId: 2,
      description: 'Hall',
    })
    expect(await api.ReceivingNumber.count({ where: { customerId: 2, number: '+442079460190' } })).toEqual({ count: 1 })
    await api.ReceivingNumber.deleteById({ id: made.id })
    const [call] = await api.CallLog.find({ filter: { where: { status: 'missed' }, limit: 1 } })
    if (!call) throw new Error('no missed call')
    expect(await api.CallLog.upsert({ body: { ...call, handling: 'handled' } })).toMatchObject({ handling: 'handled' })
    const where = { id: { inq: [call.id] }, handling: 'handled' } as const
    expect((await api.CallLog.deleteAll({ where })).count).toBe(1)
  }
  const [expected, found] = await read('CallLog.find', {})
  expect(found).toEqual(expected)
})
