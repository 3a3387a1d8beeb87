import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'
import type { UploadResult } from '../../csv/bulk-upload.ts'
import { readCsv } from '../../csv/csv-file.ts'

type Receiving = Row<'ReceivingNumber'>

let it: TestServer
beforeAll(async () => {
  it = await createTestServer({ size: { callLogs: 300 } })
})
beforeEach(() => it.server.control.reset({ now: new Date('2026-05-22T12:00:00Z') }))
afterEach(() => it.expectNoViolations())
afterAll(() => it.close())

const store = () => it.server.store
const own = () => store().table('ReceivingNumber').by('customerId', 2)
const first = () => own().find(({ tracking_number }) => tracking_number) as Receiving

describe('receiving numbers', () => {
  test('get their customer, company ID and totals from the server', async () => {
    const { status, body } = await it.admin('POST', '/ReceivingNumbers', { body: { number: '+13055550177' } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      customerId: 2,
      companyId: 'HDG-2041',
      tracking_number: '',
      totalCalls: 0,
      createdAt: expect.stringContaining('2026-05-22T12:00'),
    })
  })

  test('know the calls they had before they were deleted', async () => {
    const busy = own().find(({ totalCalls }) => totalCalls > 0) as Receiving
    await it.admin('DELETE', `/ReceivingNumbers/${busy.id}`)
    const { body } = await it.admin<Receiving>('POST', '/ReceivingNumbers', { body: { number: busy.number } })
    expect(body.totalCalls).toBe(busy.totalCalls)
  })

  test('are once a customer, and another customer may have the same', async () => {
    const { number } = first()
    const again = await it.admin('POST', '/ReceivingNumbers', { body: { number } })
    expect(again.status).toBe(422)
    expect(again.body).toMatchObject({ error: { details: { codes: { number: ['uniqueness'] } } } })
    expect((await it.super('POST', '/ReceivingNumbers', { body: { number, customerId: 4 } })).status).toBe(200)
  })

  test('are refused for a customer that is not there, and for somebody else', async () => {
    const body = (customerId: number) => ({ body: { number: '+13055550177', customerId } })
    expect((await it.super('POST', '/ReceivingNumbers', body(99))).status).toBe(422)
    expect((await it.admin('POST', '/ReceivingNumbers', body(3))).status).toBe(403)
  })

  test('are left by their tracking numbers when they go', async () => {
    const { id } = first()
    const numbers = store().table('OpNumber').by('receiving_numberId', id)
    expect(numbers.length).toBeGreaterThan(0)
    expect((await it.admin('DELETE', `/ReceivingNumbers/${id}`)).body).toEqual({ count: 1 })
    for (const number of numbers) {
      const { body } = await it.admin<Row<'OpNumber'>>('GET', `/OpNumbers/${number.id}`)
      expect(body).not.toHaveProperty('receiving_numberId')
      expect(body.tracking_number).toBe(number.tracking_number)
    }
    expect((await it.admin('DELETE', `/ReceivingNumbers/${id}`)).body).toEqual({ count: 0 })
  })

  test('leave the tracking numbers of a customer behind when they go to another', async () => {
    const { id } = first()
    await it.super('PATCH', '/ReceivingNumbers', { body: { id, customerId: 3 } })
    expect(store().table('OpNumber').by('receiving_numberId', id)).toEqual([])
    expect(store().table('ReceivingNumber').get(id)).toMatchObject({ customerId: 3, tracking_number: '' })
  })

  test('are listed a page at a time and counted, searched by the tracking numbers that deliver to them', async () => {
    const where = { tracking_number: { like: `%${first().tracking_number.split(', ')[0]}%` } }
    const { body } = await it.admin<Receiving[]>('GET', '/ReceivingNumbers/receiving_numbers', {
      filter: { where, limit: 10, order: 'number ASC' },
    })
    expect(body.map(({ id }) => id)).toContain(first().id)
    expect((await it.admin('GET', '/ReceivingNumbers/count', { where })).body).toEqual({ count: body.length })
  })
})

describe('receiving numbers as CSV', () => {
  const upload = (file: string, as = it.admin) => as<UploadResult>('POST', '/ReceivingNumbers/bulk_upload', { file })

  test('are created and updated by number, and the same file twice creates nothing twice', async () => {
    const { number, id } = first()
    const file = `number,description,companyId\n+13055550177,New desk,X-1\n${number},Another name,\n`
    expect((await upload(file)).body).toEqual({ created: 1, updated: 1, failed: 0, errors: [] })
    const before = own().length
    expect((await upload(file)).body).toEqual({ created: 0, updated: 2, failed: 0, errors: [] })
    expect(own()).toHaveLength(before)
    expect(store().table('ReceivingNumber').get(id)).toMatchObject({ description: 'Another name', number })
    expect(own().find((row) => row.number === '+13055550177')).toMatchObject({
      companyId: 'X-1',
      description: 'New desk',
    })
  })

  test('are refused row by row, with the field', async () => {
    const long = 'x'.repeat(201)
    const { status, body } = await upload(
      `number,description\nabc,One\n+13055550177,Two\n+13055550178,${long}\n,Four\n`,
    )
    expect(status).toBe(200)
    expect(body).toEqual({
      created: 1,
      updated: 0,
      failed: 3,
      errors: [
        { row: 1, field: 'number', message: 'is not a phone number' },
        { row: 3, field: 'description', message: 'is longer than 200 characters' },
        { row: 4, field: 'number', message: "can't be blank" },
      ],
    })
  })

  test('may name another customer only for a super administrator', async () => {
    const file = 'number,customerId\n+13055550177,4\n'
    expect((await upload(file)).body).toMatchObject({ created: 0, errors: [{ row: 1, field: 'customerId' }] })
    expect((await upload(file, it.super)).body).toMatchObject({ created: 1, failed: 0 })
    expect(store().table('ReceivingNumber').by('number', '+13055550177')).toMatchObject([{ customerId: 4 }])
  })

  test.each([
    ['description\nOne\n', 'has no column number'],
    ['', 'is empty'],
    ['number\n"+1305', 'is no CSV'],
  ])('refuse the file %j', async (file, message) => {
    const { status, body } = await upload(file)
    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain(message)
  })

  test('are not taken from who may only read', async () => {
    expect((await upload('number\n+13055550177\n', it.readonly)).status).toBe(403)
  })

  test('come out as exactly the rows that the same where lists', async () => {
    const where = { description: { like: '%desk%' } }
    const { status, headers, body } = await it.admin<string>('GET', '/ReceivingNumbers/bulk_download', { where })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/csv')
    const { rows } = await readCsv(Buffer.from(body))
    const { body: listed } = await it.admin<Receiving[]>('GET', '/ReceivingNumbers', { filter: { where } })
    expect(listed.length).toBeGreaterThan(0)
    expect(rows.map(({ cells }) => cells.get('number'))).toEqual(listed.map(({ number }) => number))
    expect(rows[0]?.cells.get('tracking_number')).toBe(listed[0]?.tracking_number)
  })

  test('come back unchanged when a download is sent up again', async () => {
    const { body: file } = await it.super<string>('GET', '/ReceivingNumbers/bulk_download')
    const before = store().table('ReceivingNumber').find()
    const { body } = await upload(file, it.super)
    expect(body).toMatchObject({ created: 0, updated: before.length, failed: 0 })
    expect(store().table('ReceivingNumber').find()).toEqual(before)
  })
})
