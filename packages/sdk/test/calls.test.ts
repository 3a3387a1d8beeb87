import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ApiError,
  createLineboard,
  findPage,
  iterate,
  MalformedAnswerError,
  NetworkError,
  NotFoundError,
  TimeoutError,
  totalCount,
  UnauthorizedError,
  ValidationError,
} from '../src/index.ts'
import { type SignedIn, startSignedIn } from './signed-in-client.ts'

const thrownBy = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

let { server, api, as }: SignedIn = {} as SignedIn
beforeAll(async () => {
  ;({ server, api, as } = await startSignedIn())
})
afterAll(() => server.close())

describe('lists', () => {
  test.each(['startedAt DESC', 'talkSeconds ASC', 'callerNumber'] as const)('are walked over by %s', async (order) => {
    const where = { customerId: 2 }
    const walked: number[] = []
    for await (const { id } of iterate(api.CallLog, { where, order, limit: 120, pageSize: 50 })) walked.push(id)
    const [field = '', direction = 'ASC'] = order.split(' ')
    const rows = await api.CallLog.find({ filter: { where, order: [order, `id ${direction}`] as never, limit: 120 } })
    expect(field in Object(rows[0])).toBe(true)
    expect(walked).toEqual(rows.map(({ id }) => id))
  })

  test('come by pages that know how many there are', async () => {
    const where = { status: 'missed' } as const
    const { count } = await api.CallLog.count({ where })
    const found = await findPage(api.CallLog, { where, order: 'startedAt DESC', page: 2, pageSize: 20 })
    expect(found).toMatchObject({ total: count, page: 2, pages: Math.ceil(count / 20) })
    expect(found.rows).toHaveLength(20)
  })
})

describe('a session', () => {
  test('signs in, reads its user, signs out', async () => {
    const own = await as('admin')
    const user = await own.DashUser.findById({ id: 2 })
    expect(user).toMatchObject({ username: 'admin', customerId: 2 })
    expect(user.DashRoleMapping?.[0]?.principalType).toBe('ADMIN')
    expect(await own.DashUser.logout()).toBeUndefined()
    expect(await thrownBy(own.DashUser.findById({ id: 2 }))).toBeInstanceOf(UnauthorizedError)
  })

  test('is refused with a wrong password', async () => {
    const nobody = createLineboard({ baseUrl: server.apiUrl })
    const error = await thrownBy(nobody.DashUser.authenticate({ body: { username: 'admin', password: 'nope' } }))
    expect(error).toBeInstanceOf(UnauthorizedError)
  })

  test('acts as another user while there is an impersonation token', async () => {
    const { id } = await api.DashUser.impersonate({ body: { user_id: 3 } })
    const tokens = { token: () => 'unused', impersonationToken: () => id }
    const other = createLineboard({ baseUrl: server.apiUrl, tokens })
    const { data } = await other.call('Customer.find', {})
    expect(data.map((customer) => customer.id)).toEqual([2])
  })
})

describe('rows', () => {
  test('are created, read, changed and deleted', async () => {
    const added = await api.Whitelist.create({ body: { ip: '192.0.2.10', mask: 32, port: 5060, proto: 'udp' } })
    const { id } = added
    expect(await api.Whitelist.findById({ id })).toMatchObject({ ip: '192.0.2.10', port: 5060 })
    const changed = await api.Whitelist.upsert({ body: { ...added, ip: '192.0.2.11', proto: 'tcp' } })
    expect(changed).toMatchObject({ id, ip: '192.0.2.11', proto: 'tcp' })
    expect(await api.Whitelist.deleteById({ id })).toEqual({ count: 1 })
    expect(await thrownBy(api.Whitelist.findById({ id }))).toBeInstanceOf(NotFoundError)
  })

  test('refused say which field and why', async () => {
    const error = await thrownBy(api.Customer.create({ body: { companyName: '' } }))
    expect(error).toBeInstanceOf(ValidationError)
    expect(error).toMatchObject({ details: { codes: { companyName: expect.any(Array) } } })
  })

  test('come a page at a time, with the count of all', async () => {
    const { data, response } = await api.call('CallLog.find', {
      filter: { order: 'startedAt DESC', limit: 10, skip: 20 },
    })
    const { count } = await api.CallLog.count()
    expect(data).toHaveLength(10)
    expect(totalCount(response)).toBe(count)
  })

  test('are moved with a form that carries JSON', async () => {
    const [call] = await api.CallLog.find({ filter: { where: { customerId: 2 }, limit: 1 } })
    const ids = call ? [call.id] : []
    expect(await api.CallLog.updateCustomer({ body: { updateInfo: { ids, customerId: 3 } } })).toEqual({ count: 1 })
    expect(await api.CallLog.count({ where: { id: { inq: ids }, customerId: 3 } })).toEqual({ count: 1 })
  })
})

describe('files', () => {
  test('are uploaded and downloaded', async () => {
    const file = 'number,description\n+12125550142,"Front desk, Pier Street"\nnot a number,x\n'
    const answer = await api.ReceivingNumber.bulkUpload({ body: { file } })
    expect(answer).toMatchObject({ created: 1, failed: 1, errors: [{ row: 2, field: 'number' }] })
    const csv = await api.ReceivingNumber.bulkDownload({ where: { number: '+12125550142' } })
    expect(csv).toContain('"Front desk, Pier Street"')
  })

  test('of sound are bytes', async () => {
    const [call] = await api.CallLog.find({ filter: { where: { recordingId: { neq: null } }, limit: 1 } })
    const recording = await api.Storage.getRecording({ recording_id: call?.recordingId ?? 0 })
    expect(recording.type).toBe('audio/wav')
    expect(await recording.slice(0, 4).text()).toBe('RIFF')
  })
})

describe('reports', () => {
  const period = { start_date: '2026-03-01T00:00', end_date: '2026-03-10T23:59', offset: 300 }

  test('take a form', async () => {
    expect(await api.Report.activityReport({ body: period })).toBeTypeOf('object')
    expect(await api.Report.exportReport({ body: period })).toMatch(/^date,calls,/)
  })

  test('take lists in a form', async () => {
    const body = {
      widgetName: 'callsByDay',
      startDate: period.start_date,
      endDate: period.end_date,
      timezoneOffset: 300,
      weekStart: 0,
      trackingSources: [1, 2],
    } as const
    expect(await api.Report.dashboardData({ body })).toBeTypeOf('object')
  })
})

describe('a server in trouble', () => {
  const impatient = { retry: { attempts: 3, baseDelayMs: 1 } }

  test.each([
    ['answers 503', { kind: 'status', status: 503 }],
    ['breaks the connection', { kind: 'cut' }],
  ] as const)('that %s is asked again', async (_, fault) => {
    const own = await as('admin', impatient)
    server.control.faults.add({ operation: 'Language.find', count: 2, ...fault })
    expect((await own.Language.find()).length).toBeGreaterThan(0)
  })

  test.each([
    ['answers 500', { kind: 'status', status: 500 }, ApiError],
    ['cuts its answer in half', { kind: 'malformed' }, MalformedAnswerError],
    ['breaks every connection', { kind: 'cut' }, NetworkError],
    ['never answers', { kind: 'hang' }, TimeoutError],
  ] as const)('that %s gives a typed error', async (_, fault, expected) => {
    const own = await as('admin', { ...impatient, timeoutMs: 1000 })
    const { id } = server.control.faults.add({ operation: 'Language.find', ...fault })
    const error = await thrownBy(own.Language.find())
    server.control.faults.clear(id)
    expect(error).toBeInstanceOf(expected)
    expect(error).toMatchObject({
      operationId: 'Language.find',
      url: expect.stringContaining('access_token=[redacted]'),
    })
  })

  test('can be left waiting', async () => {
    const { id } = server.control.faults.add({ operation: 'Language.find', kind: 'hang' })
    const call = thrownBy(api.Language.find({}, { signal: AbortSignal.timeout(50) }))
    expect(await call).toMatchObject({ name: 'TimeoutError', code: DOMException.TIMEOUT_ERR })
    server.control.faults.clear(id)
  })
})

test('the mock server saw no call against the contract', () => {
  expect(server.control.violations.list()).toEqual([])
})
