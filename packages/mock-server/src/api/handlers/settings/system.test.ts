import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'

let it: TestServer
beforeAll(async () => {
  it = await createTestServer({ size: { callLogs: 100 } })
})
beforeEach(() => it.server.control.reset({ now: new Date('2026-05-22T12:00:00Z') }))
afterEach(() => it.expectNoViolations())
afterAll(() => it.close())

const store = () => it.server.store

describe('dialogs', () => {
  test('last as long as the clock says, and no longer once they are over', async () => {
    const [one, two] = store().table('Dialog').find()
    if (!one || !two) throw new Error('There are no dialogs.')
    store().table('Dialog').patch(two.id, { state: 'terminated', durationSeconds: 5 })
    it.server.control.clock.advance(90_000)
    const { body } = await it.super<Row<'Dialog'>[]>('GET', '/Dialogs')
    const lasted = (id: number) => body.find((dialog) => dialog.id === id)?.durationSeconds ?? 0
    expect(lasted(one.id) - one.durationSeconds).toBeGreaterThanOrEqual(89)
    expect(lasted(one.id) - one.durationSeconds).toBeLessThanOrEqual(91)
    expect(lasted(two.id)).toBe(5)
  })

  test('of the sample data ring for a minute at most, and then talk', async () => {
    const states = async () => (await it.super<Row<'Dialog'>[]>('GET', '/Dialogs')).body.map(({ state }) => state)
    expect(await states()).toContain('early')
    it.server.control.clock.advance(61_000)
    expect(new Set(await states())).toEqual(new Set(['confirmed']))
    const { body } = await it.super<{ count: number }>('GET', '/Dialogs/count', { where: { state: 'early' } })
    expect(body).toEqual({ count: 0 })
  })

  test('are filtered, ordered, paged and counted by how long they have lasted', async () => {
    it.server.control.clock.advance(1_000_000)
    const where = { durationSeconds: { gt: 1_050 } }
    const filter = { where, order: 'durationSeconds DESC' }
    const { body } = await it.super<Row<'Dialog'>[]>('GET', '/Dialogs', { filter })
    const seconds = body.map(({ durationSeconds }) => durationSeconds)
    expect(seconds.length).toBeGreaterThan(1)
    expect(seconds.every((value) => value > 1_050)).toBe(true)
    expect(seconds).toEqual(seconds.toSorted((a, b) => b - a))
    expect((await it.super('GET', '/Dialogs/count', { where })).body).toEqual({ count: seconds.length })
    const { body: page } = await it.super<Row<'Dialog'>[]>('GET', '/Dialogs', {
      filter: { ...filter, skip: 1, limit: 1 },
    })
    expect(page.map(({ id }) => id)).toEqual([body[1]?.id])
  })

  test('show those of the customer alone, with their gateway when asked', async () => {
    const { body } = await it.admin<Row<'Dialog'>[]>('GET', '/Dialogs', { filter: { include: 'Customer' } })
    expect(body.every(({ customerId, Customer }) => customerId === 2 && Customer?.id === 2)).toBe(true)
    expect((await it.admin('GET', '/Dialogs/count')).body).toEqual({ count: body.length })
  })
})

describe('system settings', () => {
  test('are found by key, saved with the time, and each key is there once', async () => {
    const body = { key: 'banner', payload: { text: 'Hello' } }
    const { status, body: made } = await it.super<Row<'SystemSetting'>>('POST', '/SystemSettings', { body })
    expect(status).toBe(200)
    expect(made).toMatchObject({ ...body, updatedAt: expect.stringContaining('2026-05-22T12:00') })
    expect((await it.super('POST', '/SystemSettings', { body })).status).toBe(422)
    it.server.control.clock.advance(3_600_000)
    const saved = await it.super('PUT', `/SystemSettings/${made.id}`, { body: { ...body, payload: { text: 'Bye' } } })
    expect(saved.body).toMatchObject({
      payload: { text: 'Bye' },
      updatedAt: expect.stringContaining('2026-05-22T13:00'),
    })
    expect((await it.super('PUT', `/SystemSettings/${made.id}`, { body: { ...body, key: 'agreement' } })).status).toBe(
      422,
    )
    const { body: found } = await it.super('GET', '/SystemSettings', { filter: { where: { key: 'banner' } } })
    expect(found).toEqual([saved.body])
  })

  test('limits warn before they stop, and what the service knows by its key has the right form', async () => {
    const id = store().table('SystemSetting').by('key', 'low_balance')[0]?.id
    const put = (payload: object) =>
      it.super<{ error?: { details?: { messages: object } } }>('PUT', `/SystemSettings/${id}`, {
        body: { key: 'low_balance', payload },
      })
    expect((await put({ warnBelowUsd: 10, stopBelowUsd: 10 })).status).toBe(200)
    const { status, body } = await put({ warnBelowUsd: 10, stopBelowUsd: 10.01 })
    expect([status, body.error?.details?.messages]).toEqual([
      422,
      { payload: ['stops accounts above the limit of the warning'] },
    ])
    expect((await put({ warnBelowUsd: '10', stopBelowUsd: 0 })).status).toBe(422)
    const other = { key: 'recording', payload: { keepDays: 0, announce: true } }
    store().table('SystemSetting').deleteWhere({ key: 'recording' })
    expect((await it.super('POST', '/SystemSettings', { body: other })).status).toBe(422)
  })

  test('are the owner’s: no customer reads or changes them', async () => {
    const body = { key: 'banner', payload: {} }
    expect((await it.admin('POST', '/SystemSettings', { body })).status).toBe(403)
    expect((await it.admin('PUT', '/SystemSettings/1', { body })).status).toBe(403)
    expect((await it.admin('GET', '/SystemSettings')).status).toBe(401)
    expect((await it.user('POST', '/SystemSettings', { body })).status).toBe(403)
  })

  test('a visitor needs are public', async () => {
    const { status, body } = await it.anonymous<{ agreement: string }>('GET', '/SystemSettings/defaultSettings')
    expect(status).toBe(200)
    expect(body).toMatchObject({ agreement: expect.stringContaining('<h2>'), version: 2 })
    store().table('SystemSetting').deleteWhere({ key: 'agreement' })
    expect((await it.anonymous('GET', '/SystemSettings/defaultSettings')).body).toEqual({ agreement: '' })
  })
})

describe('lists of the service', () => {
  test('languages come by name unless asked otherwise', async () => {
    const names = async (filter: object) =>
      (await it.user<Row<'Language'>[]>('GET', '/Languages', { filter })).body.map(({ name }) => name)
    const all = await names({})
    expect(all).toEqual(all.toSorted())
    expect(await names({ order: 'name DESC' })).toEqual(all.toReversed())
  })

  test('services are listed and read', async () => {
    const { body } = await it.user<Row<'Service'>[]>('GET', '/services')
    expect((await it.user('GET', `/services/${body[0]?.id}`)).body).toEqual(body[0])
    expect((await it.user('GET', '/services/99')).status).toBe(404)
  })

  test('what concerns every customer is taken out by the super administrator alone', async () => {
    const where = { id: { inq: [1] } }
    for (const model of ['Mainteinances', 'ServiceProviders']) {
      expect((await it.admin('DELETE', `/${model}`, { where })).status).toBe(403)
      expect((await it.super('DELETE', `/${model}`, { where })).body).toEqual({ count: 1 })
    }
  })

  test('audit entries are read where the screen is: by the super administrator', async () => {
    const { body } = await it.super<Row<'AuditLog'>[]>('GET', '/AuditLogs')
    expect(new Set(body.map(({ customerId }) => customerId)).size).toBeGreaterThan(1)
    expect((await it.admin('GET', '/AuditLogs')).status).toBe(401)
    expect((await it.admin('GET', '/AuditLogs/count')).status).toBe(401)
  })
})

describe('blocked numbers', () => {
  const block = (body: object, as = it.admin) => as<Row<'BlacklistNumber'>>('POST', '/BlacklistNumbers', { body })
  const list = async (as = it.admin) => (await as<Row<'BlacklistNumber'>[]>('GET', '/BlacklistNumbers')).body

  test("are a customer's own and the owner's; the owner sees everything", async () => {
    const all = store().table('BlacklistNumber').find()
    expect(await list(it.super)).toEqual(all)
    expect(await list()).toEqual(all.filter(({ customerId }) => customerId === 1 || customerId === 2))
    store().table('DashUser').patch(3, { customerId: 1 })
    expect(await list(it.user)).toEqual(all)
  })

  test('are once a customer', async () => {
    const { status, body } = await block({ number: '+13055550133' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ customerId: 2, createdAt: expect.any(String) })
    expect((await block({ number: '+13055550133' })).status).toBe(422)
    expect((await block({ number: '+13055550133' }, it.super)).body).toMatchObject({ customerId: 1 })
    expect((await block({ number: '+13055550134', customerId: 1 })).status).toBe(403)
  })

  test('are taken out by owner', async () => {
    const of = (customerId: number) => store().table('BlacklistNumber').by('customerId', customerId)[0]?.id
    expect((await it.admin('DELETE', `/BlacklistNumbers/${of(1)}`)).status).toBe(403)
    expect((await it.admin('DELETE', `/BlacklistNumbers/${of(3)}`)).body).toEqual({ count: 0 })
    expect((await it.admin('DELETE', `/BlacklistNumbers/${of(2)}`)).body).toEqual({ count: 1 })
    expect((await it.super('DELETE', `/BlacklistNumbers/${of(1)}`)).body).toEqual({ count: 1 })
  })
})

describe('whitelist entries', () => {
  const allow = (body: object) => it.admin<Row<'Whitelist'>>('POST', '/Whitelists', { body })

  test.each([
    [{ ip: '192.0.2.7' }, { mask: 32, port: 0, proto: 'any' }],
    [{ ip: '2001:db8::7' }, { mask: 128, port: 0, proto: 'any' }],
    [{ ip: '192.0.2.0', mask: 0 }, { mask: 0 }],
    [
      { ip: '192.0.2.0', mask: 28, port: 5060, proto: 'udp' },
      { mask: 28, port: 5060, proto: 'udp' },
    ],
  ])('%j', async (body, expected) => {
    const answer = await allow(body)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ customerId: 2, ...expected })
  })

  test.each([
    [{ ip: '999.1.1.1' }, 'ip'],
    [{ ip: '::::' }, 'ip'],
    [{ ip: '192.0.2.7', mask: 33 }, 'mask'],
    [{ ip: '192.0.2.7', pattern: '([' }, 'pattern'],
  ])('are refused: %j', async (body, field) => {
    const answer = await allow(body)
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ error: { details: { messages: { [field]: [expect.any(String)] } } } })
  })

  test('are replaced with their defaults, listed with their total and deleted', async () => {
    const { id } = (await allow({ ip: '192.0.2.7', mask: 24, proto: 'tls' })).body
    const { body } = await it.admin('PUT', '/Whitelists', {
      body: { id, customerId: 2, ip: '192.0.2.8', mask: null, port: null, proto: null },
    })
    expect(body).toMatchObject({ id, ip: '192.0.2.8', mask: 32, proto: 'any' })
    const { headers } = await it.admin('GET', '/Whitelists', { filter: { limit: 1 } })
    expect(headers.get('x-total-count')).toBe(String(store().table('Whitelist').by('customerId', 2).length))
    expect((await it.admin('DELETE', `/Whitelists/${id}`)).body).toEqual({ count: 1 })
  })
})
