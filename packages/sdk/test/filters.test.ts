import { entities } from '@lineboard/contract/entities'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeMany, updateMany } from '../src/bulk/index.ts'
import {
  type CallResult,
  contains,
  endsWith,
  FilterError,
  iterate,
  lacks,
  offsetMs,
  parseFilterText,
  periodRange,
  periodWhere,
  searchableFields,
  startsWith,
  toWhere,
  type Where,
} from '../src/index.ts'
import { type SignedIn, startSignedIn } from './signed-in-client.ts'

type Call = CallResult<'CallLog.find'>[number]

let { server, api }: SignedIn = {} as SignedIn
let calls: Call[] = []
beforeAll(async () => {
  ;({ server, api } = await startSignedIn())
  calls = await api.CallLog.find()
})
afterAll(() => server.close())

const now = new Date('2026-03-11T20:30:00Z')
const timeZone = 'America/New_York'
const searchable = searchableFields(entities, 'CallLog')

describe('conditions find the rows they mean, on a server that refuses what others may read differently', () => {
  test.each<[string, Where<Call>, (call: Call) => boolean]>([
    ['equality', { status: 'missed' }, (call) => call.status === 'missed'],
    ['none', { recordingId: null }, (call) => call.recordingId === undefined],
    ['any', { recordingId: { neq: null } }, (call) => call.recordingId !== undefined],
    ['not this, rows without one too', { caller_contactId: { neq: 1 } }, (call) => call.caller_contactId !== 1],
    ['more than', { talkSeconds: { gt: 60 } }, (call) => call.talkSeconds > 60],
    ['between', { talkSeconds: { between: [30, 60] } }, (call) => call.talkSeconds >= 30 && call.talkSeconds <= 60],
    ['one of', { status: { inq: ['busy', 'failed'] } }, (call) => call.status === 'busy' || call.status === 'failed'],
    ['none of', { status: { nin: ['busy', 'failed'] } }, (call) => call.status !== 'busy' && call.status !== 'failed'],
    ['contains', { trackingSourceName: contains('SEARCH') }, (call) => /search/i.test(call.trackingSourceName ?? '')],
    [
      'lacks, rows without one too',
      { trackingSourceName: lacks('search') },
      (call) => !/search/i.test(call.trackingSourceName ?? ''),
    ],
    [
      'begins with',
      { trackingSourceName: startsWith('SEARCH A') },
      (call) => /^search a/i.test(call.trackingSourceName ?? ''),
    ],
    ['ends with', { trackingSourceName: endsWith('ADS') }, (call) => /ads$/i.test(call.trackingSourceName ?? '')],
    ['since', { startedAt: { gte: new Date('2026-03-01') } }, (call) => call.startedAt >= '2026-03-01'],
    [
      'or, and',
      { or: [{ status: 'missed' }, { and: [{ status: 'answered' }, { talkSeconds: { lt: 20 } }] }] },
      (call) => call.status === 'missed' || (call.status === 'answered' && call.talkSeconds < 20),
    ],
  ])('%s', async (_, where, means) => {
    const expected = calls.filter(means).length
    expect(expected).toBeGreaterThan(0)
    expect(await api.CallLog.count({ where })).toEqual({ count: expected })
  })

  test('some times', async () => {
    const some = calls.slice(0, 3).map(({ startedAt }) => new Date(startedAt))
    const others = calls.length - 3
    expect(await api.CallLog.count({ where: { startedAt: { inq: some } } })).toEqual({ count: 3 })
    expect(await api.CallLog.count({ where: { startedAt: { nin: some } } })).toEqual({ count: others })
  })

  test('a range of time', async () => {
    const range = periodRange('last7', { now, timeZone })
    const where = periodWhere('startedAt', range)
    const expected = calls.filter(({ startedAt }) => startedAt >= range.startsAt && startedAt <= range.endsAt).length
    expect(await api.CallLog.count({ where })).toEqual({ count: expected })
  })

  test('a number with its plus', async () => {
    const [{ callerNumber = '' } = {}] = calls.filter((call) => call.callerNumber.startsWith('+'))
    const expected = calls.filter((call) => call.callerNumber === callerNumber).length
    expect(await api.CallLog.count({ where: { callerNumber: contains(callerNumber) } })).toEqual({ count: expected })
  })
})

test('nothing is sent where a value is none: a NaN once emptied half a table', async () => {
  const before = await api.CallLog.count()
  const where = { id: { gt: Number.NaN } }
  const calling: Promise<unknown>[] = [
    api.CallLog.find({ filter: { where } }),
    api.CallLog.count({ where }),
    api.CallLog.deleteAll({ where: { or: [{ id: { inq: [Number.NaN] } }, { id: 1 }] } }),
    api.CallLog.deleteAll({ where: { startedAt: { lt: new Date('last year') } } }),
    iterate(api.CallLog, { where }).next(),
    removeMany(api.CallLog, { where }),
    updateMany(api.CallLog, { where }, { status: 'missed' }),
  ]
  for (const call of calling) await expect(call).rejects.toBeInstanceOf(FilterError)
  await expect(iterate(api.CallLog, { pageSize: Number.NaN }).next()).rejects.toBeInstanceOf(RangeError)
  expect(await removeMany(api.CallLog, { ids: [Number.NaN] })).toMatchObject({ done: 0, failed: 1 })
  await expect(api.Customer.findById({ id: Number.NaN })).rejects.toThrow('Customer.findById needs id')
  expect(await api.CallLog.count()).toEqual(before)
})

describe('filter text finds what it says', () => {
  const countOf = async (text: string) => {
    const { ast, errors } = parseFilterText(text, searchable)
    expect(errors).toEqual([])
    return (await api.CallLog.count({ where: toWhere<Call>(ast, searchable, { now, timeZone }) })).count
  }
  const hourOf = (instant: string) =>
    Number(new Date(Date.parse(instant) + offsetMs(Date.parse(instant), timeZone)).toISOString().slice(11, 13))

  test('3 PM, of calls before clocks changed and after', async () => {
    const expected = calls.filter(({ metrics }) => hourOf(metrics) === 15).length
    expect(expected).toBeGreaterThan(0)
    expect(await countOf('3 PM')).toBe(expected)
  })

  test('a day', async () => {
    const { startsAt, endsAt } = periodRange('range', { now, timeZone, start: '2026-03-05' })
    const expected = calls.filter(({ metrics }) => metrics >= startsAt && metrics <= endsAt).length
    expect(await countOf('metrics:"2026-03-05"')).toBe(expected)
  })

  test('a number as people write it', async () => {
    const [{ trackingNumber = '' } = {}] = calls
    const [, area, office, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(trackingNumber) ?? []
    const expected = calls.filter((call) => call.trackingNumber === trackingNumber).length
    expect(await countOf(`trackingNumber:"(${area}) ${office}-${line}"`)).toBe(expected)
  })

  test('fields and bare text together', async () => {
    const expected = calls.filter(
      (call) => /search/i.test(call.trackingSourceName ?? '') && /an/i.test(call.phonebookName ?? ''),
    ).length
    expect(await countOf('trackingSourceName:"search", phonebookName:"an"')).toBe(expected)
  })
})

describe('all rows', () => {
  test('are walked over by key, each once', async () => {
    const ids = new Set<number>()
    let rows = 0
    for await (const { id } of iterate(api.CallLog, { fields: ['id'], pageSize: 700 })) {
      ids.add(id)
      rows++
    }
    expect([rows, ids.size]).toEqual([calls.length, calls.length])
  })

  test('are found, counted and deleted by more ids than fit one address', async () => {
    const ids = calls.map(({ id }) => id)
    expect(await api.CallLog.count({ where: { id: { inq: ids } } })).toEqual({ count: calls.length })
    expect(await api.CallLog.find({ filter: { where: { id: { inq: ids } }, fields: ['id'] } })).toHaveLength(
      calls.length,
    )
    const some = ids.slice(0, 2000)
    expect(await api.CallLog.deleteAll({ where: { id: { inq: some } } })).toEqual({ count: 2000 })
    expect(await api.CallLog.count()).toEqual({ count: calls.length - 2000 })
  })
})
