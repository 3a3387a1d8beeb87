import { entities } from '@lineboard/contract/entities'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { portable } from '../filter/portable.ts'
import { offsetMs } from '../period/time-zone.ts'
import type { TimeOptions } from './match-kind.ts'
import { parseFilterText } from './parse-filter-text.ts'
import { type Searchable, searchableFields } from './searchable.ts'
import { formatTimeOfDay } from './time-of-day.ts'
import { toWhere } from './to-where.ts'

const searchable: Searchable = {
  name: { path: 'PhoneBook.name', kind: 'string' },
  status: { path: 'status', kind: 'string' },
  calls: { path: 'totalCalls', kind: 'integer' },
  amount: { path: 'amount', kind: 'number' },
  active: { path: 'active', kind: 'boolean' },
  metrics: { path: 'metrics', kind: 'date-time' },
}

const now = new Date('2026-01-15T12:00:00Z')
const january = { startsAt: '2026-01-01T05:00:00.000Z', endsAt: '2026-02-01T04:59:59.999Z' }
const winter = { timeZone: 'America/New_York', now, within: january }
const whereOf = (text: string, fields = searchable, options: Partial<TimeOptions> = winter) =>
  toWhere(parseFilterText(text, fields).ast, fields, options)

/** Whether a timestamp meets conditions on it. */
function holds(where: object, instant: string): boolean {
  return Object.entries(where).every(([key, value]) => {
    if (key === 'and') return value.every((one: object) => holds(one, instant))
    if (key === 'or') return value.some((one: object) => holds(one, instant))
    const { like, lte, gte, between } = value
    if (like !== undefined) return instant.includes(like)
    const [from = gte, to = lte] = between ?? []
    return (from === undefined || instant >= from) && (to === undefined || instant <= to)
  })
}

const has = (path: string, text: string) => ({ [path]: { ilike: text } })

describe('fields', () => {
  test.each<[string, object]>([
    ['status:"missed"', has('status', 'missed')],
    ['name:"Smith"', has('PhoneBook.name', 'Smith')],
    ['calls:"12 calls"', { totalCalls: { inq: [] } }],
    ['calls:"12.5"', { totalCalls: { inq: [] } }],
    ['calls:"1,200"', { totalCalls: 1200 }],
    ['calls:"many"', { totalCalls: { inq: [] } }],
    [`calls:"${'9'.repeat(400)}"`, { totalCalls: { inq: [] } }],
    ['amount:"12.50"', { amount: 12.5 }],
    ['amount:"12,50"', { amount: 12.5 }],
    ['amount:12,50', { amount: 12.5 }],
    [
      'amount:12,50, calls:3,4',
      {
        and: [
          { amount: 12.5 },
          { totalCalls: 3 },
          { or: [has('PhoneBook.name', '4'), has('status', '4'), { totalCalls: 4 }, { amount: 4 }] },
        ],
      },
    ],
    ['amount:"0,30 $"', { amount: 0.3 }],
    ['amount:"0,30 €"', { amount: { inq: [] } }],
    ['amount:"(1,234.50)"', { amount: -1234.5 }],
    ['amount:"12.50-"', { amount: -12.5 }],
    ['amount:"USD 1\'234.50"', { amount: 1234.5 }],
    ['amount:"−1.234,50"', { amount: -1234.5 }],
    ['amount:"1.234"', { amount: { inq: [] } }],
    ['amount:"1.2340"', { amount: 1.234 }],
    ['amount:"12 %"', { amount: 12 }],
    ['amount:"12 or so"', { amount: { inq: [] } }],
    ['amount:"-$1,200.00"', { amount: -1200 }],
    ['amount:"-0"', { amount: 0 }],
    ['amount:"1-2"', { amount: { inq: [] } }],
    ['amount:"free"', { amount: { inq: [] } }],
    ['active:"yes"', { active: true }],
    ['active:"FALSE"', { active: false }],
    ['active:"perhaps"', { active: { inq: [] } }],
    ['active:"constructor"', { active: { inq: [] } }],
    ['metrics:"3 PM"', { metrics: { like: 'T20:' } }],
    ['metrics:"2026-01-15"', { metrics: { between: ['2026-01-15T05:00:00.000Z', '2026-01-16T04:59:59.999Z'] } }],
    ['metrics:"1/15/2026"', { metrics: { between: ['2026-01-15T05:00:00.000Z', '2026-01-16T04:59:59.999Z'] } }],
    ['metrics:"2026-07"', { metrics: { between: ['2026-07-01T04:00:00.000Z', '2026-08-01T03:59:59.999Z'] } }],
    ['metrics:"2026-02-30"', { metrics: { inq: [] } }],
    ['metrics:"9999-12"', { metrics: { inq: [] } }],
    ['metrics:"soon"', { metrics: { inq: [] } }],
    ['calls:"many", calls:"12"', { or: [{ totalCalls: { inq: [] } }, { totalCalls: 12 }] }],
    ['status:""', {}],
    ['nope:"x"', {}],
    ['status:"missed", name:"Smith"', { and: [has('status', 'missed'), has('PhoneBook.name', 'Smith')] }],
    ['status:"missed", status:"busy"', { or: [has('status', 'missed'), has('status', 'busy')] }],
    [
      'status:"missed", name:"Smith", status:"busy"',
      { and: [{ or: [has('status', 'missed'), has('status', 'busy')] }, has('PhoneBook.name', 'Smith')] },
    ],
  ])('%s', (text, expected) => {
    expect(whereOf(text)).toEqual(expected)
  })
})

describe('operators', () => {
  const startOf15 = '2026-01-15T05:00:00.000Z'
  const endOf15 = '2026-01-16T04:59:59.999Z'
  test.each<[string, object]>([
    ['status:="missed"', { status: 'missed' }],
    ['status:!="missed"', { status: { neq: 'missed' } }],
    ['status:!"missed"', { status: { nilike: 'missed' } }],
    ['status:!"50%"', { status: { inq: [] } }],
    ['status:=""', { status: { inq: [null, ''] } }],
    ['name:!=""', { 'PhoneBook.name': { nin: [null, ''] } }],
    ['calls:=""', { totalCalls: null }],
    ['active:!=""', { active: { neq: null } }],
    ['calls:="12"', { totalCalls: 12 }],
    ['calls:!="12"', { totalCalls: { neq: 12 } }],
    ['amount:>="$12.50"', { amount: { gte: 12.5 } }],
    ['calls:<="1,200"', { totalCalls: { lte: 1200 } }],
    ['calls:<="many"', { totalCalls: { inq: [] } }],
    ['status:>="a"', { status: { inq: [] } }],
    ['active:!="yes"', { active: { neq: true } }],
    ['metrics:>="2026-01-15"', { metrics: { gte: startOf15 } }],
    ['metrics:<="1/15/2026"', { metrics: { lte: endOf15 } }],
    ['metrics:<="2026-01-15 14:20"', { metrics: { lte: '2026-01-15T19:20:59.999Z' } }],
    ['metrics:>="2026-01-15 14:20"', { metrics: { gte: '2026-01-15T19:20:00.000Z' } }],
    ['metrics:<="2026-07"', { metrics: { lte: '2026-08-01T03:59:59.999Z' } }],
    ['metrics:>="3 PM"', { metrics: { inq: [] } }],
    ['metrics:=""', { metrics: null }],
    ['status:="missed", status:=""', { or: [{ status: 'missed' }, { status: { inq: [null, ''] } }] }],
    ['calls:>="5", calls:<="12"', { and: [{ totalCalls: { gte: 5 } }, { totalCalls: { lte: 12 } }] }],
    ['status:!="a", status:!="b"', { and: [{ status: { neq: 'a' } }, { status: { neq: 'b' } }] }],
    [
      'status:"a", status:!"ab", status:"b"',
      { and: [{ or: [has('status', 'a'), has('status', 'b')] }, { status: { nilike: 'ab' } }] },
    ],
    ['status:!""', {}],
  ])('%s', (text, expected) => {
    expect(whereOf(text)).toEqual(expected)
  })

  test('are sent with one operator a field, and find rows without a value where they deny', () => {
    const sent = (text: string) => portable(whereOf(text))
    expect(sent('name:!="x"')).toEqual({ or: [{ 'PhoneBook.name': { neq: 'x' } }, { 'PhoneBook.name': null }] })
    expect(sent('status:!"x"')).toEqual({ or: [{ status: { nilike: '%x%' } }, { status: null }] })
    expect(sent('status:=""')).toEqual({ or: [{ status: { inq: [''] } }, { status: null }] })
    expect(sent('status:!=""')).toEqual({ and: [{ status: { nin: [''] } }, { status: { neq: null } }] })
  })
})

describe('bare text is looked for in every field that can hold it', () => {
  test.each<[string, object]>([
    ['', {}],
    ['smith', { or: [has('PhoneBook.name', 'smith'), has('status', 'smith')] }],
    [
      '"3 PM"',
      {
        or: [has('PhoneBook.name', '3 PM'), has('status', '3 PM'), { metrics: { like: 'T20:' } }],
      },
    ],
    ['42', { or: [has('PhoneBook.name', '42'), has('status', '42'), { totalCalls: 42 }, { amount: 42 }] }],
    ['yes', { or: [has('PhoneBook.name', 'yes'), has('status', 'yes'), { active: true }] }],
    [
      'smith, miami',
      {
        and: [
          { or: [has('PhoneBook.name', 'smith'), has('status', 'smith')] },
          { or: [has('PhoneBook.name', 'miami'), has('status', 'miami')] },
        ],
      },
    ],
  ])('%j', (text, expected) => {
    expect(whereOf(text)).toEqual(expected)
  })
})

describe('a phone number is found however it is written', () => {
  const number: Searchable = { number: { path: 'number', kind: 'string' } }
  test.each<[string, object]>([
    ['(212) 555-0100', { or: [has('number', '(212) 555-0100'), has('number', '2125550100')] }],
    ['+12125550100', { or: [has('number', '+12125550100'), has('number', '12125550100')] }],
    ['2125550100', has('number', '2125550100')],
    ['٢١٢٥٥٥٠١٠٠', { or: [has('number', '٢١٢٥٥٥٠١٠٠'), has('number', '2125550100')] }],
    ['718\u2011555\u20130122', { or: [has('number', '718\u2011555\u20130122'), has('number', '7185550122')] }],
    ['020 7946 0073', { or: ['020 7946 0073', '02079460073', '2079460073'].map((part) => has('number', part)) }],
    ['00 44 20 7946', { or: ['00 44 20 7946', '0044207946', '44207946'].map((part) => has('number', part)) }],
    ['12-3', has('number', '12-3')],
    ['suite 555-0100', has('number', 'suite 555-0100')],
  ])('%s', (text, expected) => {
    expect(whereOf(text, number)).toEqual(expected)
  })
})

describe('a phone number is compared however it is written', () => {
  const number: Searchable = { number: { path: 'number', kind: 'string' } }
  const written = ['(212) 555-0100', '2125550100', '+2125550100', '+12125550100']
  test.each<[string, object]>([
    ['number:="(212) 555-0100"', { number: { inq: written } }],
    ['number:!="(212) 555-0100"', { number: { nin: written } }],
    ['number:="+49 30 1234"', { number: { inq: ['+49 30 1234', '49301234', '+49301234'] } }],
    ['number:="12-3"', { number: '12-3' }],
    ['number:!"(212) 555-0100"', { number: { nilike: '2125550100' } }],
    ['number:!"555-0100"', { and: [{ number: { nilike: '555-0100' } }, { number: { nilike: '5550100' } }] }],
  ])('%s', (text, expected) => {
    expect(whereOf(text, number)).toEqual(expected)
  })
})

describe('a bare time is that of the first timestamp, shifted by the zone', () => {
  const july = { startsAt: '2026-07-01T04:00:00.000Z', endsAt: '2026-08-01T03:59:59.999Z' }
  const summer = { ...winter, within: july }
  const delhi = { ...winter, timeZone: 'Asia/Kolkata' }
  test.each<[string, Partial<TimeOptions>, object]>([
    ['3 PM', winter, { metrics: { like: 'T20:' } }],
    ['3 PM', summer, { metrics: { like: 'T19:' } }],
    ['15:30', winter, { metrics: { like: 'T20:30:' } }],
    ['15:30', delhi, { metrics: { like: 'T10:00:' } }],
    ['11 PM', { ...winter, timeZone: 'UTC' }, { metrics: { like: 'T23:' } }],
  ])('%s', (text, options, expected) => {
    expect(whereOf(text, searchable, options)).toEqual(expected)
  })

  test('an hour of a zone half an hour off has parts of two', () => {
    expect(whereOf('3 PM', searchable, delhi)).toEqual({
      or: ['T09:3', 'T09:4', 'T09:5', 'T10:0', 'T10:1', 'T10:2'].map((like) => ({ metrics: { like } })),
    })
  })

  test('across a change it is asked for on each side of it', () => {
    const within = { startsAt: '2026-10-01T04:00:00.000Z', endsAt: '2026-12-01T04:59:59.999Z' }
    expect(whereOf('3 PM', searchable, { ...winter, within })).toEqual({
      or: [
        { and: [{ metrics: { lte: '2026-11-01T05:59:59.999Z' } }, { metrics: { like: 'T19:' } }] },
        { and: [{ metrics: { gte: '2026-11-01T06:00:00.000Z' } }, { metrics: { like: 'T20:' } }] },
      ],
    })
    const second = { and: [{ metrics: { gte: '2026-11-01T06:00:00.000Z' } }, { metrics: { like: 'T06:' } }] }
    expect(whereOf('1 AM GMT-5', searchable, { ...winter, within })).toEqual(second)
    expect(whereOf('1 AM GMT+3', searchable, { ...winter, within })).toEqual({ metrics: { inq: [] } })
  })

  test('where a list has no timestamp it is text', () => {
    expect(whereOf('3 PM', { status: { path: 'status', kind: 'string' } })).toEqual(has('status', '3 PM'))
  })
})

describe('values that are known to have a text are asked for in its place', () => {
  const fields = { name: { path: 'name', kind: 'string' }, city: { path: 'city', kind: 'string' } } as const
  const held = (path: string) => (path === 'name' ? ['50% off'] : undefined)
  test.each([
    ['name:"50%"', { name: { inq: ['50% off'] } }],
    ['50%', { or: [{ name: { inq: ['50% off'] } }, has('city', '50_')] }],
    ['name:"50%", name:="100%"', { or: [{ name: { inq: ['50% off'] } }, { name: '100%' }] }],
    ['name:!="50%"', { name: { neq: '50%' } }],
  ])('%s', (text, expected) => {
    expect(toWhere(parseFilterText(text, fields).ast, fields, { held })).toEqual(expected)
  })
})

test('a time is found by the clocks of its own day, in ten years of any zone, and its address is short enough', () => {
  const zones = ['America/New_York', 'Australia/Lord_Howe', 'America/St_Johns', 'Pacific/Chatham', 'Asia/Kathmandu']
  const moment = fc.date({ min: new Date('2017-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  const hour = fc.integer({ min: 0, max: 23 })
  fc.assert(
    fc.property(fc.constantFrom(...zones), hour, fc.array(moment, { minLength: 20 }), (timeZone, at, moments) => {
      const where = whereOf(formatTimeOfDay({ hour: at, minute: undefined }), searchable, { timeZone, now })
      expect(encodeURIComponent(JSON.stringify(portable(where))).length).toBeLessThan(6000)
      for (const date of moments) {
        const local = new Date(date.getTime() + offsetMs(date.getTime(), timeZone))
        expect(holds(where, date.toISOString()), date.toISOString()).toBe(local.getUTCHours() === at)
      }
    }),
    { numRuns: 60 },
  )
})

test('the conditions are portable, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(() => portable(whereOf(text))).not.toThrow()
      for (const sign of ['', '=', '!=', '!', '>=']) {
        expect(() => portable(whereOf(`status:${sign}"${text}", calls:${sign}"${text}"`))).not.toThrow()
      }
    }),
  )
})

describe('searchable fields of the contract', () => {
  test('with the kind of what their path leads to', () => {
    expect(searchableFields(entities, 'CallLog').metrics).toEqual({ path: 'metrics', kind: 'date-time' })
    expect(searchableFields(entities, 'Addressee').companyName).toEqual({
      path: 'Customer.companyName',
      kind: 'string',
    })
    expect(searchableFields(entities, 'AuditLog').userId).toEqual({ path: 'userId', kind: 'integer' })
  })

  test('all entities have fields of a known kind', () => {
    const kinds = new Set(['string', 'integer', 'number', 'boolean', 'date-time'])
    for (const model of Object.keys(entities) as (keyof typeof entities)[]) {
      for (const { kind } of Object.values(searchableFields(entities, model))) expect(kinds).toContain(kind)
    }
  })
})

test('bare text is also asked for as the name of rows whose ids a field has, but digits are no name', () => {
  const asked: string[] = []
  const held = (path: string, text: string) => {
    asked.push(`${path} ${text}`)
    return path === 'userId' && text === 'nora' ? { userId: { inq: [7] } } : undefined
  }
  const fields = { name: { path: 'name', kind: 'string' } } as const
  const where = (text: string) => toWhere(parseFilterText(text, fields).ast, fields, { held, named: ['userId'] })
  expect(where('nora')).toEqual({ or: [{ name: { ilike: 'nora' } }, { userId: { inq: [7] } }] })
  expect(where('ben')).toEqual({ name: { ilike: 'ben' } })
  expect(where('42')).toEqual({ name: { ilike: '42' } })
  expect(asked).not.toContain('userId 42')
})

describe('a day of the week', () => {
  const days = (where: object): string[] =>
    Object.values(where)
      .flat()
      .map((each: object) => Object.values(each)[0].between[0])

  test('is each of its days in the period, by the clocks of the zone', () => {
    expect(days(whereOf('metrics:"Monday"'))).toEqual([
      '2026-01-05T05:00:00.000Z',
      '2026-01-12T05:00:00.000Z',
      '2026-01-19T05:00:00.000Z',
      '2026-01-26T05:00:00.000Z',
    ])
    expect(whereOf('metrics:"Mondays"')).toEqual(whereOf('metrics:"monday"'))
  })

  test('is those of ten years without one', () => {
    expect(days(whereOf('metrics:"Sunday"', searchable, { timeZone: 'UTC', now }))).toHaveLength(574)
  })

  test('finds nothing in a period that has none, and is a word where no field is named', () => {
    const [startsAt, endsAt] = ['2026-01-06T05:00:00.000Z', '2026-01-07T04:59:59.999Z']
    expect(whereOf('metrics:"Monday"', searchable, { ...winter, within: { startsAt, endsAt } })).toEqual({
      metrics: { inq: [] },
    })
    expect(JSON.stringify(whereOf('Monday'))).not.toContain('metrics')
  })
})
