import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'
import type { UploadResult } from '../../csv/bulk-upload.ts'
import { readCsv } from '../../csv/csv-file.ts'

type Gateway = Row<'SipGateway'>

let it: TestServer
beforeAll(async () => {
  it = await createTestServer({ size: { callLogs: 100 } })
})
beforeEach(() => it.server.control.reset())
afterEach(() => it.expectNoViolations())
afterAll(() => it.close())

const gateways = () => it.server.store.table('SipGateway')
const usersOf = (gatewayId: number) => it.server.store.table('OpNumber').by('sip_gatewayId', gatewayId)
const inOrder = (customerId = 2) =>
  gateways()
    .by('customerId', customerId)
    .toSorted((one, other) => one.position - other.position)
    .map(({ id }) => id)
const create = (more = {}, as = it.admin) =>
  as<Gateway>('POST', '/SipGateways', { body: { name: 'East', address: 'east.example', type: 'both', ...more } })

describe('gateways', () => {
  test('get their defaults, and come last', async () => {
    const { status, body } = await create()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ customerId: 2, port: 5060, transport: 'udp', digitsStrip: 0, enabled: true },
      ...{ position: 3, defaultOutbound: false, health: 'unknown' },
    })
    expect((await create()).status).toBe(422)
    expect((await create({ customerId: 3 }, it.super)).body).toMatchObject({ customerId: 3, position: 2 })
  })

  test('keep place and default when they are replaced, and stop being the default when calls cannot leave', async () => {
    const put = (more: object) =>
      it.admin<Gateway>('PUT', '/SipGateways', {
        body: it.whole('SipGateway', { id: 3, name: 'PBX', address: 'pbx.example', type: 'both', ...more }),
      })
    expect((await put({})).body).toMatchObject({ position: 1, defaultOutbound: true, transport: 'udp' })
    expect((await put({ enabled: false })).body).toMatchObject({ enabled: false, defaultOutbound: false })
  })

  test('that go to another customer come last there, and leave their numbers behind', async () => {
    const gateway = it.whole('SipGateway', { id: 3, type: 'outbound', customerId: 3 })
    const { body } = await it.super<Gateway>('PUT', '/SipGateways', { body: gateway })
    expect(body).toMatchObject({ customerId: 3, position: 2, defaultOutbound: false })
    expect([inOrder(2), inOrder(3)]).toEqual([[4], [5, 3]])
    expect(gateways().get(4)?.position).toBe(1)
    expect(usersOf(3).filter(({ customerId }) => customerId !== 3)).toEqual([])
    const unknown = { ...gateway, customerId: 99 }
    expect((await it.super('PUT', '/SipGateways', { body: unknown })).status).toBe(422)
  })

  test('update the errors of voice menus when they stop or start taking calls, or move', async () => {
    const put = async (more: object) => {
      const body = it.whole('SipGateway', { id: 3, customerId: 2, type: 'both', enabled: true, ...more })
      expect((await it.super('PUT', '/SipGateways', { body })).status).toBe(200)
      return it.server.store
        .table('Ivr')
        .get(1)
        ?.errors.map(({ code }) => code)
    }
    expect(await put({ enabled: false })).toEqual(['unreachable'])
    expect(await put({ type: 'outbound' })).toEqual([])
    expect(await put({ type: 'inbound' })).toEqual(['unreachable'])
    expect(await put({ customerId: 3 })).toEqual(['missing_target'])
    expect(await put({})).toEqual([])
  })

  test('check no voice menu when they only change their name', async () => {
    const menus = vi.spyOn(it.server.store.table('Ivr'), 'find')
    const put = (name: string, more = {}) =>
      it.super('PUT', '/SipGateways', { body: it.whole('SipGateway', { id: 3, customerId: 2, name, ...more }) })
    await put('West', { enabled: false })
    expect(menus).toHaveBeenCalledOnce()
    await put('East', { enabled: false })
    expect(menus).toHaveBeenCalledOnce()
  })

  test('leave their numbers without one when they go, and close the gap in the order', async () => {
    const { body } = await create()
    expect(usersOf(3).length).toBeGreaterThan(0)
    expect((await it.admin('DELETE', '/SipGateways/3')).body).toEqual({ count: 1 })
    expect(usersOf(3)).toEqual([])
    expect(gateways().by('customerId', 2)).toMatchObject([
      { id: 4, position: 1 },
      { id: body.id, position: 2 },
    ])
  })

  test('are filtered for outbound calls', async () => {
    const where = { type: { inq: ['outbound', 'both'] } }
    await create({ type: 'inbound' })
    const { body } = await it.admin<Gateway[]>('GET', '/SipGateways', { filter: { where } })
    expect(body.map(({ id }) => id)).toEqual([3, 4])
    expect((await it.admin('GET', '/SipGateways/count', { where })).body).toEqual({ count: 2 })
  })
})

describe('the order of gateways', () => {
  const order = (gw_list: number[], as = it.admin) => as<Gateway[]>('POST', '/SipGateways/order', { body: { gw_list } })

  test('is what the list says; those left out follow as they were', async () => {
    const { id } = (await create()).body
    const { status, body } = await order([id])
    expect(status).toBe(200)
    expect(body.map((row) => [row.id, row.position])).toEqual([
      [id, 1],
      [3, 2],
      [4, 3],
    ])
    await order([4, id])
    expect(inOrder()).toEqual([4, id, 3])
  })

  test('is one a customer', async () => {
    const { body } = await order([2, 4, 3], it.super)
    expect(body.map((row) => [row.id, row.position])).toEqual([
      [2, 1],
      [1, 2],
      [4, 1],
      [3, 2],
    ])
  })

  test.each([[[3, 5]], [[3, 3]], [[9999]]])('is not taken from %j', async (list) => {
    expect((await order(list)).status).toBe(422)
    expect(inOrder()).toEqual([3, 4])
  })
})

describe('the default outbound gateway', () => {
  const setDefault = (gateway_id: number) =>
    it.admin<Gateway>('POST', '/SipGateways/set_default', { body: { gateway_id } })

  test('is one a customer', async () => {
    const { status, body } = await setDefault(4)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: 4, defaultOutbound: true })
    const defaults = gateways().find({ where: { defaultOutbound: true } })
    expect(defaults.map(({ id, customerId }) => [id, customerId])).toEqual([
      [1, 1],
      [4, 2],
      [5, 3],
      [7, 4],
    ])
  })

  test('is one that calls can leave over', async () => {
    expect((await setDefault((await create({ type: 'inbound' })).body.id)).status).toBe(422)
    expect((await setDefault((await create({ name: 'Off', enabled: false })).body.id)).status).toBe(422)
    expect((await setDefault(5)).status).toBe(404)
  })
})

describe('deleting a gateway with an option', () => {
  const settle = (body: object, as = it.admin) => as('POST', '/SipGateways/deleteSipGatewayWithOption', { body })

  test.each(['move', 'detach', 'delete'] as const)('can %s its numbers', async (option) => {
    const count = usersOf(3).length
    const had = usersOf(4).length
    const { body } = await settle({ id: 3, option, ...(option === 'move' && { moveToId: 4 }) })
    expect(body).toEqual({
      count: 1,
      moved: option === 'move' ? count : 0,
      detached: option === 'detach' ? count : 0,
      deleted: option === 'delete' ? count : 0,
    })
    expect(usersOf(3)).toEqual([])
    expect(usersOf(4)).toHaveLength(option === 'move' ? had + count : had)
    expect(gateways().get(3)).toBeUndefined()
  })

  test("moves numbers to a gateway of the owner as well, and to no other customer's", async () => {
    expect((await settle({ id: 3, option: 'move', moveToId: 5 })).status).toBe(422)
    expect((await settle({ id: 3, option: 'move' })).status).toBe(422)
    expect((await settle({ id: 1, option: 'move', moveToId: 3 }, it.super)).status).toBe(422)
    expect(gateways().get(3)).toBeDefined()
    expect((await settle({ id: 3, option: 'move', moveToId: 1 })).status).toBe(200)
    expect((await settle({ id: 1, option: 'move', moveToId: 2 }, it.super)).status).toBe(200)
  })
})

describe('gateways as CSV', () => {
  const upload = (file: string) => it.admin<UploadResult>('POST', '/SipGateways/bulk_upload', { file })

  test('are created and updated by name', async () => {
    const header = 'name,address,port,transport,type,digitsStrip,prefix,description'
    const file = `${header}\nEast,east.example,5061,tls,both,1,9,Main\nPractice PBX,pbx.example,,,outbound,,,\n`
    expect((await upload(file)).body).toEqual({ created: 1, updated: 1, failed: 0, errors: [] })
    expect((await upload(file)).body).toEqual({ created: 0, updated: 2, failed: 0, errors: [] })
    expect(gateways().by('name', 'East')).toMatchObject([{ customerId: 2, port: 5061, transport: 'tls', position: 3 }])
    expect(gateways().get(3)).toMatchObject({ address: 'pbx.example', port: 5060, digitsStrip: 1 })
  })

  test('are refused row by row', async () => {
    const { body } = await upload(
      'name,address,type,port\nA,not an address,both,\nB,b.example,both,70000\nC,c.example,,\n',
    )
    expect(body.errors).toEqual([
      { row: 1, field: 'address', message: 'is not in the right form' },
      { row: 2, field: 'port', message: 'is more than 65535' },
      { row: 3, field: 'type', message: "can't be blank" },
    ])
  })

  test('come out for the customer alone', async () => {
    const { body } = await it.admin<string>('GET', '/SipGateways/bulk_download')
    const { columns, rows } = await readCsv(Buffer.from(body))
    expect(columns.slice(0, 3)).toEqual(['name', 'address', 'port'])
    expect(rows.map(({ cells }) => cells.get('name'))).toEqual(['Practice PBX', 'Overflow desk'])
  })
})
