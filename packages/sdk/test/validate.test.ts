import { operationTable } from '@lineboard/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ContractError, createLineboard, type LineboardOptions, NetworkError } from '../src/index.ts'
import { createRawClient } from '../src/raw/index.ts'
import { thrownBy } from '../src/testing/stubbed-client.ts'
import { answerSchema } from '../src/validate/check-answer.ts'
import { checkAnswers } from '../src/validate/index.ts'
import { startDriftingServer } from './drifting-server.ts'
import { type SignedIn, startSignedIn } from './signed-in-client.ts'

const language = { id: 1, code: 'en', name: 'English' }
const rule = { id: 1, ip: '192.0.2.1', mask: 32, port: 5060, proto: 'udp', createdAt: '2026-03-01T00:00:00.000Z' }
let { server, as }: SignedIn = {} as SignedIn
let drifting: Awaited<ReturnType<typeof startDriftingServer>>
beforeAll(async () => {
  ;({ server, as } = await startSignedIn())
  drifting = await startDriftingServer({
    'GET /Languages': () => ({ body: [{ ...language, id: 's3cret-value' }, 7] }),
    'GET /Whitelists/1': () => ({ body: { ...rule, customerId: 2, pattern: null } }),
    'GET /Whitelists/2': () => ({ body: { ...rule, customerId: null } }),
    'GET /Customers/count': () => ({ body: { total: 4 } }),
  })
})
afterAll(() => Promise.all([server.close(), drifting.close()]))

test('the mock server keeps the contract', async () => {
  const api = await as('super', { validate: checkAnswers() })
  const where = { customerId: 2 }
  await api.Customer.find({ filter: { limit: 5 } })
  await api.Customer.find({ filter: { limit: 5, fields: ['companyName'] } })
  await api.CallLog.find({ filter: { where, limit: 20 } })
  const { id } = await api.Whitelist.create({ body: { ip: '192.0.2.77', port: 5060 } })
  await api.Whitelist.deleteById({ id })
  expect((await api.ReceivingNumber.count({ where })).count).toBeGreaterThan(0)
})

test('an answer that differs is a ContractError that says where, and not what', async () => {
  const api = createLineboard({ baseUrl: drifting.url, validate: checkAnswers() })
  const error = await thrownBy(api.Language.find())
  expect(error).toBeInstanceOf(ContractError)
  expect(error).toMatchObject({ operationId: 'Language.find', name: 'ContractError' })
  expect((error as ContractError).issues.map(({ path }) => path)).toEqual(expect.arrayContaining(['0.id', '1']))
  expect(JSON.stringify(error) + String(error)).not.toContain('s3cret')
  expect(String(error)).toContain('expected')
})

test('a field that is missing differs, in what was asked for whole', async () => {
  const api = createLineboard({ baseUrl: drifting.url, validate: checkAnswers() })
  expect(await thrownBy(api.Customer.count())).toMatchObject({ issues: [{ path: 'count' }] })
})

test('null is no value: it is left out, and missing where there must be one', async () => {
  const api = createLineboard({ baseUrl: drifting.url, validate: checkAnswers() })
  expect({ ...(await api.Whitelist.findById({ id: 1 })) }).toMatchObject(rule)
  expect(await thrownBy(api.Whitelist.findById({ id: 2 }))).toMatchObject({ issues: [{ path: 'customerId' }] })
})

test('with onDrift the answer is given as it is, and the difference told', async () => {
  const drifts: ContractError[] = []
  const api = createLineboard({
    baseUrl: drifting.url,
    validate: checkAnswers({ onDrift: (error) => drifts.push(error) }),
  })
  expect(await api.Language.find()).toHaveLength(2)
  expect(drifts.map(({ operationId }) => operationId)).toEqual(['Language.find'])
})

test('without it nothing is held against anything', async () => {
  expect(await createLineboard({ baseUrl: drifting.url }).Language.find()).toHaveLength(2)
})

test('every operation that answers JSON has a schema', () => {
  const ids = Object.entries(operationTable).flatMap(([model, verbs]) =>
    Object.entries(verbs)
      .filter(([, line]) => !/ (text|blob)/.test(line))
      .map(([verb]) => `${model}.${verb}`),
  )
  expect(ids.length).toBeGreaterThan(200)
  expect(ids.filter((id) => !answerSchema(id))).toEqual([])
  expect(answerSchema('Customer.unknown')).toBeUndefined()
})

test.each([true, false])('a failure of the network says whether there is one: online %s', async (online) => {
  const options: LineboardOptions = { baseUrl: 'http://127.0.0.1:9', retry: false, isOnline: () => online }
  for (const call of [createLineboard(options).Language.find(), createRawClient(options).GET('/Languages')]) {
    const error = await thrownBy(call)
    expect(error).toBeInstanceOf(NetworkError)
    expect(error).toMatchObject({ offline: !online })
  }
})
