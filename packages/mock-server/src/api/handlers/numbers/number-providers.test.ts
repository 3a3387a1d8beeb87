import type { components } from '@lineboard/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'
import { dialPattern } from './number-providers.ts'

type Schemas = components['schemas']
type Search = Partial<Schemas['NumberSearch']>
type Held = Schemas['NumberReservationOutcome']
type Released = Schemas['NumberReleaseOutcome']

let it: TestServer
beforeAll(async () => {
  it = await createTestServer({ size: { callLogs: 100 } })
})
beforeEach(() => it.server.control.reset({ now: new Date('2026-05-22T12:00:00Z') }))
afterEach(() => it.expectNoViolations())
afterAll(() => it.close())

const store = () => it.server.store
const balance = (id = 2) => store().table('Customer').get(id)?.balance ?? 0

async function lookup(search: Search = {}, as = it.admin) {
  const body = { country: 'us', type: 'local', ...search }
  return (await as<Schemas['NumberSearchResult']>('POST', '/NumberProviders/lookup', { body })).body
}
/** A cheap number that can be had. */
async function free(areaCode = '617') {
  const { numbers } = await lookup({ areaCode, limit: 100 })
  const found = numbers.find(({ number }) => !number.endsWith('13'))
  if (!found) throw new Error('There is no number left.')
  return found.number
}
const reserve = (numbers: string[], as = it.admin, customerId?: number) =>
  as<Held[]>('POST', '/NumberProviders/reserve', { body: { numbers, ...(customerId && { customerId }) } })
const release = (numbers: string[], as = it.admin) =>
  as<Released[]>('POST', '/NumberProviders/release', { body: { numbers } })
const buy = (tracking_number: string, as = it.admin, more = {}) =>
  as<Row<'OpNumber'>>('PUT', '/OpNumbers', { body: it.whole('OpNumber', { tracking_number, ...more }) })

describe('looking for numbers', () => {
  test("finds numbers set aside for fiction only, cheapest first, none that is anybody's", async () => {
    const taken = new Set([
      ...store()
        .table('OpNumber')
        .find()
        .map(({ tracking_number }) => tracking_number),
      ...store()
        .table('ReceivingNumber')
        .find()
        .map(({ number }) => number),
    ])
    const all = []
    for (const search of [{}, { type: 'toll_free' as const }, { country: 'ca' }, { country: 'gb' }]) {
      for (let skip = 0; ; skip += 100) {
        const { numbers, total } = await lookup({ ...search, limit: 100, skip })
        all.push(...numbers)
        if (skip + 100 >= total) break
      }
    }
    expect(all.length).toBeGreaterThan(1000)
    expect(new Set(all.map(({ number }) => number)).size).toBe(all.length)
    for (const { number } of all) {
      expect(number).toMatch(/^(\+1\d{3}55501\d\d|\+442079460\d{3})$/)
      expect(taken.has(number)).toBe(false)
    }
    const { numbers } = await lookup({ limit: 100, areaCode: '415' })
    const prices = numbers.map(({ monthlyPrice, setupPrice }) => monthlyPrice * 1000 + setupPrice)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  })

  test.each<[Search, (offer: Schemas['AvailableNumber']) => boolean]>([
    [{ state: 'NY' }, ({ state }) => state === 'NY'],
    [{ city: 'san fran' }, ({ city }) => city === 'San Francisco'],
    [
      { rateCenter: 'NWYRCYZN01' },
      ({ city, areaCode }) => city === 'New York' && ['212', '332', '646'].includes(areaCode),
    ],
    [{ areaCode: '305' }, ({ number }) => number.startsWith('+1305')],
    [{ pattern: '0177' }, ({ number }) => number.endsWith('0177')],
    [{ pattern: '212*7' }, ({ number }) => /212\d*7/.test(number)],
    [{ pattern: 'JKL' }, ({ number }) => number.includes('555')],
    [{ country: 'gb' }, ({ country, city }) => country === 'gb' && city === 'London'],
    [{ type: 'toll_free' }, ({ type, state, city }) => type === 'toll_free' && !state && !city],
    [{ type: 'toll_free', areaCode: '888' }, ({ number }) => number.startsWith('+1888')],
  ])('finds %j', async (search, isRight) => {
    const { total, numbers } = await lookup(search)
    expect(total).toBeGreaterThan(0)
    expect(numbers).toHaveLength(Math.min(20, total))
    expect(numbers.every(isRight)).toBe(true)
  })

  test.each([{ state: 'ZZ' }, { areaCode: '999' }, { pattern: '9999999999' }, { type: 'mobile' as const }])(
    'finds nothing for %j',
    async (search) => {
      expect(await lookup(search)).toEqual({ total: 0, numbers: [] })
    },
  )

  test('refuses a country without numbers', async () => {
    const { status } = await it.admin('POST', '/NumberProviders/lookup', { body: { country: 'xx', type: 'local' } })
    expect(status).toBe(422)
  })

  test('finds the same again, and other numbers in a world of another seed', async () => {
    const first = await lookup({ areaCode: '212', limit: 100 })
    it.server.control.reset()
    expect(await lookup({ areaCode: '212', limit: 100 })).toEqual(first)
    it.server.control.reset({ seed: 2 })
    expect(await lookup({ areaCode: '212', limit: 100 })).not.toEqual(first)
    it.server.control.reset({ seed: 1 })
  })

  test.each([
    ['CALL', '2255'],
    ['flowers', '3569377'],
    ['1*9', '1\\d*9'],
    ['**', '\\d*'],
  ])('reads the pattern %s', (pattern, source) => {
    expect(dialPattern(pattern).source).toBe(source)
  })
})

describe('what numbers there are', () => {
  test('is reported by country, with its states', async () => {
    const { body } = await it.admin<Schemas['ProviderCountry'][]>('GET', '/NumberProviders/countries')
    expect(body.map(({ name }) => name)).toEqual(['Canada', 'United Kingdom', 'United States'])
    expect(body[2]?.states).toContainEqual({ code: 'NY', name: 'New York' })
  })

  test('is reported by rate centre, with how many are left', async () => {
    const { body } = await it.admin<Schemas['RateCenter'][]>('GET', '/NumberProviders/ratecenter', {
      query: { state: 'NY' },
    })
    expect(body.map(({ name }) => name)).toEqual(['BUFFALO', 'NWYRCYZN01', 'NWYRCYZN07', 'ROCHESTER'])
    for (const { name, available } of body) expect((await lookup({ rateCenter: name })).total).toBe(available)
    expect((await it.admin('GET', '/NumberProviders/ratecenter', { query: { state: 'ZZ' } })).body).toEqual([])
    expect((await it.admin('GET', '/NumberProviders/ratecenter')).status).toBe(400)
  })

  test('is reported by ending', async () => {
    const query = { areaCode: '212', suffix: '017' }
    const { body } = await it.admin<Schemas['NumberSuffix'][]>('GET', '/NumberProviders/suffix', { query })
    expect(body.length).toBeGreaterThan(0)
    expect(body.every(({ suffix, available }) => suffix.startsWith('017') && available === 1)).toBe(true)
    const { total } = await lookup({ areaCode: '212', pattern: '017' })
    expect(total).toBe(body.length)
  })
})

describe('holding numbers', () => {
  test('lasts 15 minutes, and keeps others away meanwhile', async () => {
    const number = await free()
    const { body } = await reserve([number])
    expect(body).toEqual([
      {
        number,
        status: 'held',
        heldUntil: expect.stringContaining('2026-05-22T12:15'),
        monthlyPrice: 2.5,
        setupPrice: 1,
      },
    ])
    expect((await reserve([number], it.super, 3)).body).toMatchObject([{ status: 'gone' }])
    expect((await buy(number, it.super, { customerId: 3 })).body).toMatchObject({
      error: { details: { codes: { tracking_number: ['held'] } } },
    })
    const search = { areaCode: '617', limit: 100 }
    expect((await lookup(search)).numbers.some((one) => one.number === number)).toBe(true)
    expect((await lookup(search, it.super)).numbers.some((one) => one.number === number)).toBe(false)
    it.server.control.clock.advance(15 * 60_000 + 1)
    expect((await reserve([number], it.super, 3)).body).toMatchObject([{ status: 'held' }])
  })

  test('restarts its time when it is requested again', async () => {
    const number = await free()
    await reserve([number])
    it.server.control.clock.advance(10 * 60_000)
    expect((await reserve([number])).body).toMatchObject([{ heldUntil: expect.stringContaining('T12:25') }])
    it.server.control.clock.advance(10 * 60_000)
    expect((await buy(number)).status).toBe(200)
  })

  test('answers for each number, in order; some are gone', async () => {
    const { numbers } = await lookup({ pattern: '0113', limit: 100 })
    const justSold = numbers[0]?.number ?? ''
    const mine = store().table('OpNumber').by('customerId', 2)[0]?.tracking_number ?? ''
    const number = await free()
    const { body } = await reserve([justSold, number, mine, '+12125559999'])
    expect(body.map(({ status }) => status)).toEqual(['gone', 'held', 'gone', 'gone'])
    expect(
      body.filter(({ status }) => status === 'gone').every(({ message, heldUntil }) => message && !heldUntil),
    ).toBe(true)
    expect((await lookup({ pattern: '0113', limit: 100 })).numbers.map((one) => one.number)).not.toContain(justSold)
  })

  test('is for oneself, unless a super administrator names a customer', async () => {
    const number = await free()
    expect((await reserve([number], it.admin, 3)).status).toBe(403)
    expect((await reserve([number], it.super, 99)).status).toBe(422)
    expect((await reserve([number], it.super, 3)).body).toMatchObject([{ status: 'held' }])
    expect((await reserve([number], it.readonly)).status).toBe(403)
  })

  test('ends when the world is seeded again', async () => {
    const number = await free()
    await reserve([number])
    it.server.control.reset()
    expect((await reserve([number], it.super, 3)).body).toMatchObject([{ status: 'held' }])
  })
})

describe('buying numbers', () => {
  test('takes set-up and first month from the wallet, and ends the hold', async () => {
    const number = await free()
    const before = balance()
    await reserve([number])
    const { status, body } = await buy(number, it.admin, { description: 'Bought' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ tracking_number: number, monthlyPrice: 2.5, status: 'active', customerId: 2 })
    expect(balance()).toBeCloseTo(before - 3.5, 2)
    const [transaction] = store().table('PaymentTransaction').find({ order: 'id DESC', limit: 1 })
    expect(transaction).toMatchObject({
      customerId: 2,
      productId: 7,
      transactionType: 'charge',
      category: 'number',
      amount: -3.5,
      balanceAfter: balance(),
      status: 'succeeded',
      transactionDate: expect.stringContaining('2026-05-22T12:00'),
    })
    expect((await reserve([number])).body).toMatchObject([{ status: 'gone' }])
  })

  test('is refused when the hold has ended, and nothing is taken', async () => {
    const number = await free()
    const before = balance()
    await reserve([number])
    it.server.control.clock.advance(16 * 60_000)
    const { status, body } = await buy(number)
    expect(status).toBe(422)
    expect(body).toMatchObject({ error: { details: { codes: { tracking_number: ['hold'] } } } })
    expect(balance()).toBe(before)
    expect(store().table('OpNumber').by('tracking_number', number)).toEqual([])
  })

  test('is rejected when the wallet has less, and the hold continues', async () => {
    const number = await free()
    await reserve([number])
    store().table('Customer').patch(2, { balance: 3.49 })
    const { status, body } = await buy(number)
    expect(status).toBe(422)
    expect(body).toMatchObject({ error: { details: { codes: { tracking_number: ['balance'] } } } })
    store().table('Customer').patch(2, { balance: 3.5 })
    expect((await buy(number)).status).toBe(200)
    expect(balance()).toBe(0)
  })

  test('by a CSV file charges each number that is held', async () => {
    const number = await free()
    await reserve([number])
    const before = balance()
    const { body } = await it.admin('POST', '/OpNumbers/bulk_upload', {
      file: `tracking_number\n${number}\n+12125550194\n`,
    })
    expect(body).toMatchObject({ created: 2, failed: 0 })
    expect(balance()).toBeCloseTo(before - 3.5, 2)
  })

  test('does not happen by giving another tracking number that number', async () => {
    const number = await free()
    await reserve([number])
    const id = store().table('OpNumber').by('customerId', 2)[0]?.id
    expect((await buy(number, it.admin, { id })).status).toBe(422)
  })

  test('lets who pays afterwards go below nothing', async () => {
    const number = await free()
    await reserve([number], it.super)
    expect((await buy(number, it.super)).status).toBe(200)
    expect(balance(1)).toBe(-3.5)
  })
})

describe('letting numbers go', () => {
  test('ends a hold, or gives a bought number back that can be restored', async () => {
    const [held, bought] = [await free('617'), await free('305')]
    await reserve([held, bought])
    const { body: row } = await buy(bought)
    const foreign = store().table('OpNumber').by('customerId', 3)[0]?.tracking_number ?? ''
    const { body } = await release([held, bought, foreign, '+12125550194'])
    const restorableUntil = expect.stringContaining('2026-06-21T12:00')
    expect(body).toEqual([
      { number: held, status: 'released' },
      { number: bought, status: 'returned', restorableUntil },
      { number: foreign, status: 'unknown' },
      { number: '+12125550194', status: 'unknown' },
    ])
    expect((await it.admin('GET', `/OpNumbers/${row.id}`)).body).toMatchObject({ status: 'released', restorableUntil })
    expect((await release([bought])).body).toMatchObject([{ status: 'returned', restorableUntil }])
    const { body: restored } = await buy(bought, it.admin, { id: row.id, status: 'active' })
    expect(restored).toMatchObject({ id: row.id, status: 'active', monthlyPrice: 2.5 })
    expect(restored).not.toHaveProperty('restorableUntil')
  })

  test('puts a number back on the market once it can no longer be restored', async () => {
    const number = await free()
    await reserve([number])
    await buy(number)
    await release([number])
    const search = { areaCode: '617', limit: 100 }
    const isListed = async () => (await lookup(search)).numbers.some((one) => one.number === number)
    expect(await isListed()).toBe(false)
    it.server.control.clock.advance(31 * 86_400_000)
    store().table('AccessToken').deleteWhere({})
    expect(await isListed()).toBe(true)
  })
})

describe('what a role lets one do', () => {
  const own = '+16175550911'
  /** Lets the plain user's role see and change just this. */
  const allow = async (section: string) => {
    const role = store().table('DashRoleMapping').by('principalId', 3)[0]?.roleId ?? 0
    const sections = store().table('GuiSection')
    for (const { id, guiSectionId } of store().table('GuiVisibility').by('roleId', role)) {
      const guiPermissionId = sections.get(guiSectionId)?.name === section ? 3 : 1
      store().table('GuiVisibility').patch(id, { guiPermissionId })
    }
  }
  const edit = (id: number, tracking_number: string) =>
    it.user('PUT', '/OpNumbers', { body: it.whole('OpNumber', { id, tracking_number, description: 'Edited' }) })

  test('Buy Numbers: search, hold and buy, and neither edit nor add what is not held', async () => {
    await allow('Buy Numbers')
    const number = await free()
    expect((await lookup({}, it.user)).total).toBeGreaterThan(0)
    expect((await reserve([number], it.user)).body).toMatchObject([{ status: 'held' }])
    const bought = await buy(number, it.user)
    expect(bought.body).toMatchObject({ tracking_number: number, monthlyPrice: 2.5 })
    expect((await edit(bought.body.id, number)).status).toBe(403)
    expect((await it.user('DELETE', `/OpNumbers/${bought.body.id}`)).status).toBe(403)
    expect((await buy(own, it.user)).status).toBe(403)
    expect(store().table('OpNumber').by('tracking_number', own)).toEqual([])
  })

  test('Buy Numbers: a hold that has ended says so', async () => {
    await allow('Buy Numbers')
    const number = await free()
    await reserve([number], it.user)
    it.server.control.clock.advance(16 * 60_000)
    expect((await buy(number, it.user)).body).toMatchObject({
      error: { details: { codes: { tracking_number: ['hold'] } } },
    })
  })

  test('Buy Numbers: a CSV file buys what is held and adds no other', async () => {
    await allow('Buy Numbers')
    const number = await free()
    await reserve([number], it.user)
    const file = `tracking_number\n${number}\n${own}\n`
    const { body } = await it.user('POST', '/OpNumbers/bulk_upload', { file })
    expect(body).toMatchObject({ created: 1, updated: 0, failed: 1, errors: [{ row: 2 }] })
  })

  test('Tracking Numbers: add and edit, and not buy, which is said of the number and turns nobody away', async () => {
    await allow('Tracking Numbers')
    const number = await free()
    await reserve([number])
    expect((await reserve([number], it.user)).status).toBe(403)
    const codes = (code: string) => ({ error: { details: { codes: { tracking_number: [code] } } } })
    expect(await buy(number, it.user)).toMatchObject({ status: 422, body: codes('held') })
    it.server.control.clock.advance(16 * 60_000)
    expect(await buy(number, it.user)).toMatchObject({ status: 422, body: codes('hold') })
    const added = await buy(own, it.user)
    expect(added.status).toBe(200)
    expect((await edit(added.body.id, own)).body).toMatchObject({ description: 'Edited' })
  })

  test('neither: nothing of it', async () => {
    await allow('Call Logs')
    expect((await buy(own, it.user)).status).toBe(403)
    expect((await it.user('POST', '/OpNumbers/bulk_upload', { file: `tracking_number\n${own}\n` })).status).toBe(403)
  })
})
