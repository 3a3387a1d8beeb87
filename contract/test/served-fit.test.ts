import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createFit } from '../src/fit/index.ts'
import { createServedFit, NoRelationError, NoValueError } from '../src/fit/served/index.ts'
import { cdrFit } from './cdr-fit.ts'

const core = createServedFit(cdrFit)
const client = createFit(cdrFit)

/** Without the row that it was read from. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

const ours = {
  id: 7,
  customerId: 2,
  talkSeconds: 40,
  ringSeconds: 12,
  status: 'missed',
  startedAt: '2026-07-01T08:00:00.000Z',
  charge: 2.5,
  direction: 'inbound',
  handling: 'handled',
  TrackingSource: { id: 1, name: 'Search ads' },
  PhoneBook: { id: 3 },
}

describe('a row', () => {
  test('is sent by their names, with null where it has no value', () => {
    const served = core.answerOut('CallLog.find', [ours]) as Record<string, unknown>[]
    expect(served[0]).toMatchObject({
      id: 7,
      companyId: 2,
      billsec: 40,
      duration: 52,
      disposition: 'NO ANSWER',
      calldate: '2026-07-01 10:00:00',
      millicents: 250_000,
      recordingfile: null,
      callerNumber: null,
      Source: { id: 1, title: 'Search ads' },
    })
    for (const name of ['talkSeconds', 'ringSeconds', 'status', 'direction', 'handling', 'TrackingSource', 'PhoneBook'])
      expect(served[0]).not.toHaveProperty([name])
  })
  test('has the columns that were asked for, in relations too', () => {
    const filter = { fields: ['id', 'duration'], include: { relation: 'Source', scope: { fields: { title: true } } } }
    expect(core.answerOut('CallLog.find', [ours], filter)).toEqual([
      { id: 7, duration: 52, Source: { title: 'Search ads' } },
    ])
    expect(core.queryIn('CallLog.find', 'filter', filter)).toEqual({
      fields: ['id', 'ringSeconds', 'talkSeconds'],
      include: [{ relation: 'TrackingSource', scope: { fields: ['name'] } }],
    })
  })
  test('of a message has no more fields than ours', () => {
    expect(core.rowOut('CallLog', { id: 7, talkSeconds: 4, handling: 'handled' })).toEqual({ id: 7, billsec: 4 })
  })
  test('is no count', () => {
    expect(core.answerOut('CallLog.count', { count: 5 })).toEqual({ count: 5 })
  })
})

describe('a body', () => {
  test('is read by our names', () => {
    expect(
      core.bodyIn('CallLog.patchById', { billsec: 3, disposition: 'BUSY', recordingfile: 'x', talkSeconds: 9 }),
    ).toEqual({ talkSeconds: 3, status: 'busy' })
    expect(core.bodyIn('CallLog.patchById', { disposition: null })).toEqual({ status: null })
  })
  test('that makes a row has the one value that all rows have', () => {
    expect(core.bodyIn('CallLog.create', [{ duration: 5, billsec: 3 }])).toEqual([
      { talkSeconds: 3, ringSeconds: 2, direction: 'inbound' },
    ])
  })
  test('with a word that stands for no value is refused', () => {
    expect(() => core.bodyIn('OpNumber.patchById', { active: 'maybe' })).toThrow(NoValueError)
  })
})

describe('a query', () => {
  test.each([
    [{ disposition: 'NO ANSWER' }, { status: { inq: ['missed'] } }],
    [{ disposition: 'failed' }, { status: { inq: ['failed'] } }],
    [{ disposition: { like: '%ANSWER%' } }, { status: { inq: ['answered', 'missed'] } }],
    [{ disposition: { neq: null } }, { status: { inq: ['answered', 'missed', 'busy', 'failed'] } }],
    [{ active: true }, {}],
    [{ recordingfile: 'x' }, { id: { inq: [] } }],
    [{ talkSeconds: 3 }, {}],
    [{ or: [{ status: 3 }, { billsec: 3 }] }, { or: [{ talkSeconds: 3 }] }],
    [{ 'Source.title': 'x' }, { 'TrackingSource.name': 'x' }],
    [{ 'PhoneBook.name': 'x' }, {}],
    [{ millicents: { gt: 100_000 } }, { charge: { gt: 1 } }],
    [{ callerNumber: { like: '49%', options: 'i' } }, { callerNumber: { like: '49%', options: 'i' } }],
    [{ calldate: { gte: '2026-01-01 01:00:00' } }, { startedAt: { gte: '2026-01-01T00:00:00.000Z' } }],
    [{ calldate: { lte: '2026-01-01 01:00:00' } }, { startedAt: { lt: '2026-01-01T00:00:01.000Z' } }],
  ])('where %j is read as %j', (where, expected) => {
    expect(core.queryIn('CallLog.find', 'where', where)).toEqual(expected)
  })
  test('is ordered by our names', () => {
    const order = 'calldate DESC, nothing ASC, id'
    expect(core.queryIn('CallLog.find', 'filter', { order, limit: 5 })).toEqual({
      order: ['startedAt DESC', 'id'],
      limit: 5,
    })
  })
  test.each(['PhoneBook', 'TrackingSource', 'Nothing'])('for the relation %s is refused', (include) => {
    expect(() => core.queryIn('CallLog.find', 'filter', { include })).toThrow(NoRelationError)
  })
  test('for a column that several fields make is refused in words', () => {
    expect(() => core.queryIn('CallLog.find', 'where', { duration: 5 })).toThrow(/duration of CallLog is made of/)
  })
})

test('lines are those of our calls; what is not served is none', () => {
  expect(core.lineIn('GET', '/Cdrs/7')).toEqual({ operationId: 'CallLog.findById', method: 'GET', path: '/CallLogs/7' })
  expect(core.lineIn('GET', '/Cdrs/howMany')).toEqual({
    operationId: 'CallLog.count',
    method: 'GET',
    path: '/CallLogs/count',
  })
  expect(core.lineIn('GET', '/Customers')?.operationId).toBe('Customer.find')
  for (const path of ['/CallLogs', '/CallLogs/7', '/Reports/statistics', '/NumberProviders/countries'])
    expect(core.lineIn('GET', path)).toBeUndefined()
})

test('errors of validation name their fields', () => {
  const error = { details: { context: 'CallLog', codes: { talkSeconds: ['type'], note: ['x'] } } }
  expect(core.errorOut('CallLog.create', { error })).toEqual({
    error: { details: { context: 'CallLog', codes: { billsec: ['type'], note: ['x'] } } },
  })
})

describe('there and back', () => {
  const row = fc.record({
    id: fc.nat(),
    customerId: fc.nat({ max: 3 }),
    talkSeconds: fc.nat({ max: 5 }),
    ringSeconds: fc.nat({ max: 5 }),
    status: fc.constantFrom('answered', 'missed', 'busy', 'failed', null),
    charge: fc.nat({ max: 5 }),
    direction: fc.constant('inbound'),
    startedAt: fc.constantFrom('2026-03-29T00:30:00.000Z', '2026-03-29T01:30:00.000Z', '2026-07-01T08:00:00.000Z'),
    callerNumber: fc.constantFrom('49301', null),
  })
  test('a row is what it was', () => {
    fc.assert(
      fc.property(row, (each) => {
        const read = plain(client.answer('CallLog.findById', core.answerOut('CallLog.findById', each)))
        for (const [name, value] of Object.entries(each)) expect(read[name] ?? null).toEqual(value)
      }),
    )
  })
  const status = fc.constantFrom('answered', 'missed', 'busy', 'failed', 'voicemail')
  const number = fc.nat({ max: 5 })
  const time = fc.constantFrom('2026-03-29T01:30:00.000Z', '2026-05-01T00:00:00.000Z')
  const atom = fc.oneof(
    fc.tuple(
      fc.constant('status'),
      fc.oneof(
        status,
        fc.constant(null),
        fc.record({ inq: fc.array(status) }),
        fc.record({ nin: fc.array(status, { minLength: 1 }) }),
        fc.record({ neq: fc.oneof(status, fc.constant(null)) }),
      ),
    ),
    fc.tuple(
      fc.constantFrom('talkSeconds', 'charge', 'customerId'),
      fc.oneof(
        number,
        fc.record({ gt: number }),
        fc.record({ lte: number }),
        fc.record({ neq: number }),
        fc.record({ inq: fc.array(number) }),
        fc.record({ between: fc.tuple(number, number) }),
      ),
    ),
    fc.tuple(fc.constant('direction'), fc.constantFrom('inbound', 'outbound')),
    fc.tuple(
      fc.constant('callerNumber'),
      fc.oneof(fc.constantFrom('49301', null), fc.record({ like: fc.constant('%3%') })),
    ),
    fc.tuple(
      fc.constant('startedAt'),
      fc.oneof(
        time,
        fc.record({ gte: time }),
        fc.record({ lt: time }),
        fc.record({ lte: time }),
        fc.record({ neq: time }),
      ),
    ),
  )
  const condition = fc.oneof(
    atom.map(([name, asked]) => ({ [name]: asked })),
    fc.tuple(fc.constantFrom('and', 'or'), fc.array(atom, { minLength: 1 })).map(([key, atoms]) => ({
      [key]: atoms.map(([name, asked]) => ({ [name]: asked })),
    })),
  )
  test('a condition finds the same rows', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), condition, (rows, where) => {
        const back = core.queryIn('CallLog.find', 'where', client.query('CallLog.find', 'where', where))
        expect(rows.filter((each) => meets(each, back))).toEqual(rows.filter((each) => meets(each, where)))
      }),
      { numRuns: 1000 },
    )
  })
})

/** Whether a row meets a condition, as SQL compares them. */
function meets(row: Readonly<Record<string, unknown>>, where: object): boolean {
  return Object.entries(where).every(([name, condition]): boolean => {
    if (name === 'and') return condition.every((each: object) => meets(row, each))
    if (name === 'or') return condition.some((each: object) => meets(row, each))
    const value = row[name] ?? null
    if (typeof condition !== 'object' || condition === null) return value === condition
    return Object.entries<never>(condition).every(([operator, operand]: [string, unknown]) => {
      if (operator === 'neq' && operand === null) return value !== null
      return value !== null && passes(value, operator, operand)
    })
  })
}

function passes(value: unknown, operator: string, operand: unknown): boolean {
  const isText = typeof value === 'string'
  const order = (bound: unknown) =>
    isText ? Number(value > String(bound)) - Number(value < String(bound)) : Number(value) - Number(bound)
  const [low, high] = [operand].flat()
  switch (operator) {
    case 'gt':
      return order(low) > 0
    case 'gte':
      return order(low) >= 0
    case 'lt':
      return order(low) < 0
    case 'lte':
      return order(low) <= 0
    case 'between':
      return order(low) >= 0 && order(high) <= 0
    case 'neq':
      return value !== operand
    case 'inq':
      return [operand].flat().includes(value)
    case 'nin':
      return ![operand].flat().includes(value)
    default:
      return new RegExp(`^${String(operand).replaceAll('%', '.*')}$`).test(String(value))
  }
}
