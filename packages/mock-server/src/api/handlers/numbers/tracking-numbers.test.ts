import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'
import type { UploadResult } from '../../csv/bulk-upload.ts'
import { readCsv } from '../../csv/csv-file.ts'

type OpNumber = Row<'OpNumber'>

let it: TestServer
beforeAll(async () => {
  it = await createTestServer({ size: { callLogs: 400 } })
})
beforeEach(() => it.server.control.reset({ now: new Date('2026-05-22T12:00:00Z') }))
afterEach(() => it.expectNoViolations())
afterAll(() => it.close())

const store = () => it.server.store
const numberTable = () => store().table('OpNumber')
const mine = () => numberTable().by('customerId', 2)
const active = () => mine().find(({ status, totalCalls }) => status === 'active' && totalCalls > 0) as OpNumber
const receivingOf = (customerId: number) => store().table('ReceivingNumber').by('customerId', customerId)[0]?.id
const put = (changes: Parameters<TestServer['whole']>[1], as = it.admin) =>
  as<OpNumber>('PUT', '/OpNumbers', { body: it.whole('OpNumber', changes) })

/** Lets days pass, and everybody sign in again. */
function passDays(days: number) {
  it.server.control.clock.advance(days * 86_400_000)
  store().table('AccessToken').deleteWhere({})
}

describe('adding a tracking number', () => {
  test.each([
    ['+12125550194', { numberType: 'local', country: 'us', state: 'NY', city: 'New York', areaCode: '212' }],
    ['+14165550190', { numberType: 'local', country: 'ca', state: 'ON', city: 'Toronto', areaCode: '416' }],
    ['+442079460190', { numberType: 'local', country: 'gb', state: 'LND', city: 'London', areaCode: '20' }],
    ['+18005550196', { numberType: 'toll_free', country: 'us', areaCode: '800' }],
    ['+4930123456', { numberType: 'local', country: 'de' }],
    ['+441214960123', { numberType: 'local', country: 'gb' }],
  ])('the server knows what %s is', async (tracking_number, expected) => {
    const { status, body } = await put({ tracking_number })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...expected,
      customerId: 2,
      companyId: 'HDG-2041',
      status: 'active',
      routing_action: 'Forward',
      monthlyPrice: 0,
      totalCalls: 0,
    })
    expect((await it.admin('GET', `/OpNumbers/${body.id}`)).body).toEqual(body)
  })

  test('costs nothing when it was not held', async () => {
    const before = store().table('PaymentTransaction').size
    await put({ tracking_number: '+12125550194' })
    expect(store().table('PaymentTransaction').size).toBe(before)
  })

  test('shows in the receiving number it delivers to, and goes from there when it is deleted', async () => {
    const receiving_numberId = receivingOf(2)
    const { body } = await put({ tracking_number: '+12125550194', receiving_numberId })
    const shown = () =>
      store()
        .table('ReceivingNumber')
        .get(receiving_numberId ?? 0)
        ?.tracking_number.split(', ')
    expect(shown()).toContain('+12125550194')
    await it.admin('DELETE', `/OpNumbers/${body.id}`)
    expect(shown()).not.toContain('+12125550194')
  })

  test('is refused for a number that is there, even of another customer', async () => {
    const other = numberTable().by('customerId', 3)[0] as OpNumber
    for (const { tracking_number } of [active(), other]) {
      const { status, body } = await put({ tracking_number })
      expect(status).toBe(422)
      expect(body).toMatchObject({ error: { details: { codes: { tracking_number: ['uniqueness'] } } } })
    }
    expect((await put({ tracking_number: '+999123456789' })).status).toBe(422)
  })

  test.each([
    ['receiving_numberId', 'ReceivingNumber', 'is no receiving number of this customer'],
    ['sip_gatewayId', 'SipGateway', 'is no gateway of this customer'],
    ['tracking_sourceId', 'TrackingSource', 'is no tracking source of this customer'],
    ['routing_actionId', 'RoutingAction', 'is no routing action of this customer'],
  ] as const)('is refused with a %s of somebody else, or of nobody', async (field, model, message) => {
    const foreign = store().table(model).by('customerId', 3)[0]?.id
    for (const id of [foreign, 9999]) {
      const { status, body } = await put({ tracking_number: '+12125550194', [field]: id })
      expect(status).toBe(422)
      expect(body).toMatchObject({ error: { details: { messages: { [field]: [message] } } } })
    }
  })

  test('may use a gateway of the owner, which serves every customer', async () => {
    expect((await put({ tracking_number: '+12125550194', sip_gatewayId: 1 })).status).toBe(200)
  })
})

describe('replacing a tracking number', () => {
  test('follows its routing action by name, and keeps what the server filled in', async () => {
    const row = active()
    const action = store()
      .table('RoutingAction')
      .by('customerId', 2)
      .find(({ name }) => name === 'Take turns')
    const { body } = await put({ id: row.id, routing_actionId: action?.id })
    expect(body).toMatchObject({ routing_action: 'Take turns', totalCalls: row.totalCalls, createdAt: row.createdAt })
    expect((await put({ id: row.id, routing_actionId: null })).body).toMatchObject({ routing_action: 'Forward' })
  })

  test('moves it from one receiving number to another', async () => {
    const row = mine().find(({ receiving_numberId }) => receiving_numberId) as OpNumber
    const target = store()
      .table('ReceivingNumber')
      .by('customerId', 2)
      .find(({ id }) => id !== row.receiving_numberId)
    await put({ id: row.id, receiving_numberId: target?.id })
    const shown = (id = 0) => store().table('ReceivingNumber').get(id)?.tracking_number
    expect(shown(target?.id)).toContain(row.tracking_number)
    expect(shown(row.receiving_numberId)).not.toContain(row.tracking_number)
  })

  test('describes the new number when it is given another', async () => {
    const row = active()
    const { body } = await put({ id: row.id, tracking_number: '+442079460190' })
    expect(body).toMatchObject({ country: 'gb', city: 'London', areaCode: '20', totalCalls: 0 })
    expect(body).not.toHaveProperty('lastCallAt')
  })

  test('releases it, and restores it for 30 days', async () => {
    const row = active()
    const { body } = await put({ id: row.id, status: 'released' })
    expect(body).toMatchObject({ status: 'released', restorableUntil: expect.stringContaining('2026-06-21T12:00') })
    passDays(29)
    const { body: restored } = await put({ id: row.id, status: 'active' })
    expect(restored.status).toBe('active')
    expect(restored).not.toHaveProperty('restorableUntil')
  })

  test('refuses to restore it later, and lets anybody add the number again', async () => {
    const row = active()
    await put({ id: row.id, status: 'released' })
    passDays(31)
    const { status, body } = await put({ id: row.id, status: 'active' })
    expect(status).toBe(422)
    expect(body).toMatchObject({ error: { details: { codes: { status: ['restorable'] } } } })
    const { tracking_number } = row
    expect((await put({ tracking_number, customerId: 3 }, it.super)).status).toBe(200)
  })
})

describe('reassigning tracking numbers', () => {
  test('counts calls for another source', async () => {
    const row = active()
    const source = store()
      .table('TrackingSource')
      .by('customerId', 2)
      .find(({ id }) => id !== row.tracking_sourceId)
    const path = `/OpNumbers/${row.id}/UpdateTrackingSource`
    const { status, body } = await it.admin<OpNumber>('POST', path, { body: { tracking_sourceId: source?.id } })
    expect(status).toBe(200)
    expect(body).toEqual({ ...row, tracking_sourceId: source?.id })
    const foreign = store().table('TrackingSource').by('customerId', 3)[0]?.id
    expect((await it.admin('POST', path, { body: { tracking_sourceId: foreign } })).status).toBe(422)
    const none = await it.admin('POST', '/OpNumbers/9999/UpdateTrackingSource', { body: { tracking_sourceId: 1 } })
    expect(none.status).toBe(404)
  })

  test('writes another number into the call logs', async () => {
    const row = active()
    const body = { id: row.id, trackingNumber: '+12125550194' }
    expect((await it.admin('POST', '/OpNumbers/updateLogs', { body })).body).toEqual({ count: row.totalCalls })
    const where = { trackingNumber: '+12125550194' }
    expect((await it.admin('GET', '/CallLogs/count', { where })).body).toEqual({ count: row.totalCalls })
    expect(numberTable().get(row.id)).toMatchObject({ totalCalls: 0 })
  })

  test('writes it after the number itself was changed as well', async () => {
    const row = active()
    await put({ id: row.id, tracking_number: '+12125550194' })
    const body = { id: row.id, trackingNumber: '+12125550194' }
    expect((await it.admin('POST', '/OpNumbers/updateLogs', { body })).body).toEqual({ count: row.totalCalls })
    const { totalCalls, lastCallAt } = row
    expect(numberTable().get(row.id)).toMatchObject({ tracking_number: '+12125550194', totalCalls, lastCallAt })
  })

  test('gives them to another customer, without what stays with the former one', async () => {
    const [one, two] = mine() as readonly [OpNumber, OpNumber]
    numberTable().patch(one.id, { sip_gatewayId: 1 })
    numberTable().patch(two.id, { sip_gatewayId: 3 })
    const form = { updateInfo: { ids: [one.id, two.id], customerId: 3 } }
    expect((await it.super('POST', '/OpNumbers/updateCustomer', { form })).body).toEqual({ count: 2 })
    const given = numberTable().get(one.id)
    expect(given).toMatchObject({ customerId: 3, companyId: 'KE-7730', routing_action: 'Forward', sip_gatewayId: 1 })
    for (const field of ['receiving_numberId', 'tracking_sourceId', 'routing_actionId']) {
      expect(given).not.toHaveProperty(field)
    }
    expect(numberTable().get(two.id)).not.toHaveProperty('sip_gatewayId')
    expect((await it.super('POST', '/OpNumbers/updateCustomer', { form })).body).toEqual({ count: 0 })
  })

  test.each([
    ['{"ids":', 400],
    ['{"ids":[],"customerId":3}', 422],
    ['{"ids":[1],"customerId":99}', 422],
    ['{"ids":[1,9999],"customerId":3}', 422],
    ['{"ids":["1"],"customerId":3}', 422],
    ['{"ids":[1]}', 422],
  ])('refuses the updateInfo %s', async (updateInfo, expected) => {
    const before = numberTable().find()
    expect((await it.super('POST', '/OpNumbers/updateCustomer', { form: { updateInfo } })).status).toBe(expected)
    expect(numberTable().find()).toEqual(before)
  })

  test('is for super administrators', async () => {
    const form = { updateInfo: { ids: [mine()[0]?.id], customerId: 3 } }
    expect((await it.admin('POST', '/OpNumbers/updateCustomer', { form })).status).toBe(403)
  })
})

describe('lists of tracking numbers', () => {
  test('are searched and sorted over relations, and every count agrees', async () => {
    const where = {
      or: [{ 'TrackingSource.name': { like: '%ads%' } }, { 'ReceivingNumber.number': { like: '%0140%' } }],
    }
    const filter = { where, order: 'ReceivingNumber.number DESC', include: ['ReceivingNumber'], limit: 50 }
    // Many servers ignore such an order, and a strict one says so.
    expect((await it.admin('GET', '/OpNumbers/tracking_numbers', { filter })).status).toBe(400)
    const lenient = await createTestServer({ size: { callLogs: 10 }, strict: false })
    const { body } = await lenient.admin<OpNumber[]>('GET', '/OpNumbers/tracking_numbers', { filter })
    await lenient.close()
    expect(body.length).toBeGreaterThan(1)
    const keys = body.map(({ ReceivingNumber }) => ReceivingNumber?.number ?? '')
    expect(keys).toEqual(keys.toSorted().reverse())
    for (const path of ['tracking_numbers/count', 'tracking_numbers_count', 'count']) {
      expect((await it.admin('GET', `/OpNumbers/${path}`, { where })).body).toEqual({ count: body.length })
    }
  })

  test('tell which numbers use a row', async () => {
    const { receiving_numberId } = active()
    const { body } = await it.admin<OpNumber[]>('GET', '/OpNumbers', { filter: { where: { receiving_numberId } } })
    expect(body.map(({ id }) => id)).toEqual(
      numberTable()
        .by('receiving_numberId', receiving_numberId)
        .map(({ id }) => id),
    )
  })

  test('shrink by a bulk delete to what did not match', async () => {
    const receiving_numberId = active().receiving_numberId ?? 0
    const count = numberTable().by('receiving_numberId', receiving_numberId).length
    expect((await it.admin('DELETE', '/OpNumbers', { where: { receiving_numberId } })).body).toEqual({ count })
    expect(store().table('ReceivingNumber').get(receiving_numberId)?.tracking_number).toBe('')
  })
})

describe('tracking numbers as CSV', () => {
  const upload = (file: string, as = it.admin) => as<UploadResult>('POST', '/OpNumbers/bulk_upload', { file })

  test('are linked by number and name', async () => {
    const receiving = store().table('ReceivingNumber').by('customerId', 2)[0]
    const header = 'tracking_number,description,receiving_number,sip_gateway,tracking_source,routing_action'
    const file = `${header}\n+12125550194,Radio,${receiving?.number},Carrier East,Search ads,Take turns\n`
    expect((await upload(file)).body).toEqual({ created: 1, updated: 0, failed: 0, errors: [] })
    expect(numberTable().by('tracking_number', '+12125550194')).toMatchObject([
      {
        customerId: 2,
        receiving_numberId: receiving?.id,
        sip_gatewayId: 1,
        tracking_sourceId: 1,
        routing_action: 'Take turns',
      },
    ])
    expect((await upload(file)).body).toEqual({ created: 0, updated: 1, failed: 0, errors: [] })
  })

  test('are refused with names that are not known, by column', async () => {
    const foreign = numberTable().by('customerId', 3)[0]?.tracking_number
    const file = `tracking_number,tracking_source\n+12125550194,Nothing\n${foreign},\n12125550191,\n`
    expect((await upload(file)).body).toEqual({
      created: 0,
      updated: 0,
      failed: 3,
      errors: [
        { row: 1, field: 'tracking_source', message: 'is not known: Nothing' },
        { row: 2, field: 'tracking_number', message: 'is already taken' },
        { row: 3, field: 'tracking_number', message: 'is not a phone number' },
      ],
    })
  })

  test('come out narrowed by where and customer, in the order asked for', async () => {
    const where = { status: 'active' }
    const query = { customerFilter: '3', order: 'tracking_number DESC' }
    const { body } = await it.super<string>('GET', '/OpNumbers/bulk_download', { where, query })
    const numbers = (await readCsv(Buffer.from(body))).rows.map(({ cells }) => cells.get('tracking_number'))
    const expected = numberTable().find({ where: { status: 'active', customerId: 3 }, order: 'tracking_number DESC' })
    expect(numbers).toEqual(expected.map(({ tracking_number }) => tracking_number))
    expect(
      (await it.admin<string>('GET', '/OpNumbers/bulk_download', { query })).body.trim().split('\r\n'),
    ).toHaveLength(1)
    expect((await it.admin('GET', '/OpNumbers/bulk_download', { query: { order: 'a;b' } })).status).toBe(400)
  })

  test('come back unchanged when a download is sent up again', async () => {
    const { body: file } = await it.super<string>('GET', '/OpNumbers/bulk_download')
    const before = numberTable().find()
    expect((await upload(file, it.super)).body).toEqual({ created: 0, updated: before.length, failed: 0, errors: [] })
    expect(numberTable().find()).toEqual(before)
  })
})
