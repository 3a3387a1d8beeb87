import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createFit, FitError, NotServedError } from '../src/fit/index.ts'
import { rowCurrency } from '../src/row-currency.ts'
import { cdrFit, fitMistakes } from './cdr-fit.ts'

const fit = createFit(cdrFit)

/** Without the row that it was read from. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const theirs = {
  id: 7,
  companyId: 2,
  billsec: 40,
  duration: 52,
  disposition: 'CONGESTION',
  calldate: '2026-07-01 10:00:00',
  millicents: 250_000,
  status: 3,
  recordingfile: 'a.wav',
  Source: { id: 1, title: 'Search ads' },
}

describe('rows in currencies of their own', () => {
  const mixed = createFit({
    fit: 1,
    models: { CallLog: { currency: 'curr', fields: { charge: 'cost' } }, PaymentTransaction: { currency: 'curr' } },
  })

  test('say theirs, in no JSON and in no body', () => {
    const [row = {}] = [mixed.row('PaymentTransaction', { id: 1, amount: 5, curr: 'eur' })]
    expect(Reflect.get(row, rowCurrency)).toBe('EUR')
    expect(Reflect.get({ ...row }, rowCurrency)).toBe('EUR')
    expect(plain(row)).toEqual({ id: 1, amount: 5, curr: 'eur' })
    expect(plain(mixed.body('PaymentTransaction.create', { ...row, amount: 6 }))).toEqual({
      id: 1,
      amount: 6,
      curr: 'eur',
    })
    expect(rowCurrency in mixed.row('PaymentTransaction', { id: 1, amount: 5, curr: null })).toBe(false)
  })

  test('have it as their field where the contract has one', () => {
    expect(mixed.row('CallLog', { id: 1, cost: 5, curr: 'EUR' })).toMatchObject({ charge: 5, currency: 'EUR' })
  })

  test('are asked for it with some fields', () => {
    expect(mixed.query('CallLog.find', 'filter', { fields: ['charge'] })).toEqual({ fields: ['cost', 'curr'] })
  })

  test('are of no other model', () => {
    const fit = { fit: 1, models: { TrackingSource: { currency: 'curr' } } }
    expect(() => createFit(fit)).toThrow(
      new FitError(
        'models.TrackingSource.currency',
        'is one for all rows. Rows may differ in it in CallLog, CallLogSupport, PaymentTransaction',
      ),
    )
  })
})

test('a row of the core API is one of ours', () => {
  expect(plain(fit.answer('CallLog.find', [theirs]))).toEqual([
    {
      id: 7,
      customerId: 2,
      talkSeconds: 40,
      ringSeconds: 12,
      status: 'failed',
      startedAt: '2026-07-01T08:00:00.000Z',
      charge: 2.5,
      direction: 'inbound',
      core_status: 3,
      recordingfile: 'a.wav',
      TrackingSource: { id: 1, name: 'Search ads' },
    },
  ])
})

test('a row that was read goes back as it came, with its own columns', () => {
  const [ours] = [fit.answer('CallLog.findById', theirs)]
  expect(fit.body('CallLog.replaceById', ours)).toEqual(theirs)
  expect(fit.body('CallLog.replaceById', Object.assign({}, ours, { status: 'missed' }))).toEqual({
    ...theirs,
    disposition: 'NO ANSWER',
  })
})

test('true and false are words, too', () => {
  expect(fit.body('OpNumber.patchById', { status: 'paused' })).toEqual({ active: false })
  expect(plain(fit.answer('OpNumber.findById', { id: 1, active: true }))).toEqual({ id: 1, status: 'active' })
  expect(fit.query('OpNumber.find', 'where', { status: 'active' })).toEqual({ active: { inq: [true] } })
})

test('a column that another field of ours is does not stand for the field of its name', () => {
  const owned = createFit({ fit: 1, models: { ReceivingNumber: { owner: 'companyId' } } })
  expect(owned.has('ReceivingNumber', 'companyId')).toBe(false)
  expect(plain(owned.answer('ReceivingNumber.find', [{ id: 1, companyId: 4 }]))).toEqual([{ id: 1, customerId: 4 }])
  expect(owned.body('ReceivingNumber.create', { customerId: 4, companyId: 'C-77' })).toEqual({ companyId: 4 })
})

test('a value that they have no word for is not sent as another one', () => {
  expect(() => fit.body('CallLog.patchById', { status: 'voicemail' })).toThrow(
    /no word for status "voicemail" of CallLog/,
  )
})

test.each([
  [{ status: 'missed' }, { disposition: { inq: ['NO ANSWER'] } }],
  [
    { status: 'failed' },
    { and: [{ disposition: { nin: ['ANSWERED', 'NO ANSWER', 'BUSY'] } }, { disposition: { neq: null } }] },
  ],
  [{ status: { neq: 'failed' } }, { disposition: { inq: ['ANSWERED', 'NO ANSWER', 'BUSY'] } }],
  [{ status: 'voicemail' }, { id: { inq: [-1] } }],
  [{ direction: 'inbound', talkSeconds: { gt: 3 } }, { billsec: { gt: 3 } }],
  [{ direction: 'outbound' }, { id: { inq: [-1] } }],
  [{ startedAt: { gte: '2026-01-01T00:00:00.000Z' } }, { calldate: { gte: '2026-01-01 01:00:00' } }],
  [{ charge: { between: [1, 2] } }, { millicents: { between: [100_000, 200_000] } }],
  [{ 'TrackingSource.name': { ilike: '%ad%' } }, { 'Source.title': { ilike: '%ad%' } }],
  [{ or: [{ customerId: 2 }, { core_status: 3 }] }, { or: [{ companyId: 2 }, { status: 3 }] }],
  [
    { and: [{ talkSeconds: { gt: 1 } }, { talkSeconds: { lt: 5 } }] },
    { and: [{ billsec: { gt: 1 } }, { billsec: { lt: 5 } }] },
  ],
])('the condition %j is sent as %j', (where, expected) => {
  expect(fit.query('CallLog.find', 'where', where)).toEqual(expected)
})

test('orders, fields and relations go by their names; what they do not embed is left out', () => {
  const filter = {
    order: ['startedAt DESC', 'id DESC'],
    fields: ['id', 'ringSeconds', 'handling'],
    include: ['TrackingSource', 'PhoneBook'],
  }
  expect(fit.query('CallLog.find', 'filter', filter)).toEqual({
    order: ['calldate DESC', 'id DESC'],
    fields: ['id', 'duration', 'billsec'],
    include: ['Source'],
  })
})

test('relations that are joined are read by their ids, in parts, and no key is left that nobody asked for', async () => {
  const joining = createFit({
    fit: 1,
    models: {
      CallLog: { relations: { Customer: 'joined', TrackingSource: 'Source' } },
      TrackingSource: { relations: { Customer: 'joined' } },
    },
  })
  const include = ['Customer', { relation: 'TrackingSource', scope: { include: ['Customer'], fields: ['name'] } }]
  const rows = Array.from({ length: 60 }, (_, id) => ({
    id,
    customerId: id,
    TrackingSource: { name: 'Ads', customerId: 1 },
  }))
  const asked: Record<string, unknown>[] = []
  const send = joining.joining(
    async ({ id }, args = {}) => {
      const filter = Object(args.filter)
      asked.push(filter)
      const ids: number[] = filter.where?.id.inq ?? []
      return { data: id === 'CallLog.find' ? rows : ids.map((each) => ({ id: each, of: id })) }
    },
    (id) => ({ id }),
  )
  await send({ id: 'CallLog.find' }, { filter: { fields: ['id'], include, limit: 5 } })
  const [first = {}, ...others] = asked
  expect(joining.query('CallLog.find', 'filter', first)).toEqual({
    fields: ['id', 'customerId'],
    include: [{ relation: 'Source', scope: { fields: ['name', 'customerId'] } }],
    limit: 5,
  })
  expect(rows[59]).toEqual({
    id: 59,
    Customer: { id: 59, of: 'Customer.find' },
    TrackingSource: { name: 'Ads', Customer: { id: 1, of: 'Customer.find' } },
  })
  expect(others.map((filter) => Object(filter).where.id.inq.length)).toEqual([50, 10, 1])
})

test('a relation that is joined is there, and orders and files that need it otherwise are refused', () => {
  const models = { CallLog: { relations: { Customer: 'joined' } } }
  const joining = createFit({ fit: 1, models })
  expect(joining.has('CallLog', 'Customer')).toBe(true)
  const order = ['Customer.companyName']
  expect(() => joining.query('CallLog.find', 'filter', { order })).toThrow(/Customer of CallLog/)
  const lacking = { CallLog: { ...models.CallLog, lacks: ['customerId'] } }
  expect(() => createFit({ fit: 1, models: lacking })).toThrow(/without customerId/)
})

test('relations below relations go by their names, too', () => {
  const include = [{ TrackingSource: 'Customer' }, { relation: 'TrackingSource', scope: { where: { name: 'x' } } }]
  expect(fit.query('CallLog.find', 'filter', { include })).toEqual({
    include: [{ Source: ['Customer'] }, { relation: 'Source', scope: { where: { title: 'x' } } }],
  })
})

test.each([
  [{ handling: 'handled' }, /handling of CallLog is lacking/],
  [{ ringSeconds: { gt: 3 } }, /ringSeconds of CallLog is computed/],
  [{ status: { gt: 'a' } }, /cannot be asked by gt/],
])('the condition %j is refused in words', (where, words) => {
  expect(() => fit.query('CallLog.find', 'where', where)).toThrow(words)
})

test('calls have their paths, and are served or not', () => {
  expect(fit.lineOf('CallLog.findById', 'GET', '/CallLogs/{id}')).toEqual({ method: 'GET', path: '/Cdrs/{id}' })
  expect(fit.lineOf('CallLog.count', 'GET', '/CallLogs/count')).toEqual({ method: 'GET', path: '/Cdrs/howMany' })
  expect(fit.isServed('NumberProvider.lookup')).toBe(false)
  expect(fit.isServed('CallLog.find')).toBe(true)
})

test('messages of the socket have our rows, and others stay as they are', () => {
  expect(plain(fit.message('call_log', 'update', { id: 7, billsec: 4, disposition: 'BUSY' }))).toEqual({
    id: 7,
    talkSeconds: 4,
    status: 'busy',
    direction: 'inbound',
  })
  const balance = { customerId: 2, balance: 5 }
  expect(fit.message('customer', 'balance', balance)).toBe(balance)
  expect(fit.message('call_log', 'message', 'billsec')).toBe('billsec')
})

test('details of a validation name our fields', () => {
  const codes = { billsec: ['presence'], duration: ['numericality'], status: ['custom'], notes: ['length'] }
  const failure = { status: 422, details: { context: 'Cdr', codes, messages: { disposition: ['is not one'] } } }
  expect(fit.failure('CallLog.create', failure)).toEqual({
    status: 422,
    details: {
      context: 'CallLog',
      codes: { talkSeconds: ['presence'], ringSeconds: ['numericality'], core_status: ['custom'], notes: ['length'] },
      messages: { status: ['is not one'] },
    },
  })
  expect(fit.failure('Report.statistics', failure)).toBe(failure)
})

test('it is said what rows have', () => {
  expect([
    fit.has('CallLog', 'status'),
    fit.has('CallLog', 'handling'),
    fit.has('CallLog', 'PhoneBook'),
    fit.has('CallLog', 'note'),
    fit.has('Customer', 'state'),
  ]).toEqual([true, false, false, undefined, undefined])
})

test.each(fitMistakes)('%j is refused at %s', (value, place) => {
  expect(() => createFit(value)).toThrow(FitError)
  expect(() => createFit(value)).toThrow(new RegExp(`^${place.replaceAll('.', '\\.')}: `))
})

describe('a condition on our rows', () => {
  const words = ['ANSWERED', 'NO ANSWER', 'BUSY', 'CONGESTION', null] as const
  const row = fc.record({
    id: fc.nat(),
    companyId: fc.nat({ max: 3 }),
    billsec: fc.nat({ max: 5 }),
    duration: fc.nat({ max: 9 }),
    disposition: fc.constantFrom(...words),
    millicents: fc.nat({ max: 5 }).map((each) => each * 100_000),
    calldate: fc.constantFrom('2026-03-29 01:30:00', '2026-03-29 03:30:00', '2026-07-01 10:00:00'),
  })
  const status = fc.constantFrom('answered', 'missed', 'busy', 'failed', 'voicemail')
  const number = fc.nat({ max: 5 })
  const atom = fc.oneof(
    fc.tuple(
      fc.constant('status'),
      fc.oneof(status, fc.record({ inq: fc.array(status) }), fc.record({ like: fc.constantFrom('%s%', 'b%') })),
    ),
    fc.tuple(
      fc.constantFrom('talkSeconds', 'charge', 'customerId'),
      fc.oneof(
        number,
        fc.record({ gt: number }),
        fc.record({ lte: number }),
        fc.record({ neq: number }),
        fc.record({ inq: fc.array(number) }),
      ),
    ),
    fc.tuple(fc.constant('direction'), fc.constantFrom('inbound', 'outbound')),
    fc.tuple(
      fc.constant('startedAt'),
      fc.record({ gte: fc.constantFrom('2026-03-29T01:30:00.000Z', '2026-05-01T00:00:00.000Z') }),
    ),
  )
  const condition = fc.oneof(
    atom.map(([name, asked]) => ({ [name]: asked })),
    fc.tuple(fc.constantFrom('and', 'or'), fc.array(atom, { minLength: 1 })).map(([key, atoms]) => ({
      [key]: atoms.map(([name, asked]) => ({ [name]: asked })),
    })),
  )
  test('finds on their rows what it finds on ours', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), condition, (rows, where) => {
        const asked = fit.query('CallLog.find', 'where', where)
        const found = rows.filter((each) => meets(each, asked))
        expect(found).toEqual(rows.filter((each) => meets(Object(fit.row('CallLog', each)), where)))
      }),
      { numRuns: 1000 },
    )
  })
  test('is not changed by reading and writing a row', () => {
    fc.assert(
      fc.property(row, (each) => {
        expect(fit.body('CallLog.replaceById', fit.row('CallLog', each))).toEqual(each)
      }),
    )
  })
})

/** Whether a row meets a condition, as a server compares them. */
function meets(row: Readonly<Record<string, unknown>>, where: object): boolean {
  return Object.entries(where).every(([name, condition]): boolean => {
    if (name === 'and') return condition.every((each: object) => meets(row, each))
    if (name === 'or') return condition.some((each: object) => meets(row, each))
    const value = row[name]
    if (typeof condition !== 'object' || condition === null) return (value ?? null) === condition
    return Object.entries<never>(condition).every(([operator, operand]: [string, unknown]) => {
      const list: readonly unknown[] = [operand].flat()
      if (operator === 'neq' && operand === null) return value != null
      if (value == null) return false
      switch (operator) {
        case 'gt':
          return value > Object(operand)
        case 'gte':
          return value >= Object(operand)
        case 'lte':
          return value <= Object(operand)
        case 'neq':
          return value !== operand
        case 'inq':
          return list.includes(value)
        case 'nin':
          return !list.includes(value)
        default:
          return new RegExp(`^${String(operand).replaceAll('%', '.*')}$`).test(String(value))
      }
    })
  })
}

test('a report that is counted from rows is not served', () => {
  const fit = createFit({ fit: 1, calls: { 'Report.statistics': 'rows', 'Report.activityReport': 'none' } })
  const ids = ['Report.statistics', 'Report.activityReport', 'Report.overviewReport']
  expect(ids.map(fit.isCounted)).toEqual([true, false, false])
  expect(ids.map(fit.isServed)).toEqual([false, false, true])
  expect(() => fit.lineOf('Report.statistics', 'GET', '/Reports/statistics')).toThrow(NotServedError)
})
