import { contractDocument } from '@lineboard/contract/document'
import { describe, expect, test } from 'vitest'
import { copiesOf, keyColumns, timeFacts } from './column-facts.ts'
import { observeRows } from './observe-rows.ts'
import { propose } from './propose.ts'
import type { RecordedModel } from './recorded.ts'

type Rows = readonly Record<string, unknown>[]

const ids = Array.from({ length: 40 }, (_, at) => at + 1)
const timeOf = (seconds: number) => new Date(Date.UTC(2026, 2, 1) + seconds * 1000).toISOString()

/** Calls with names that say nothing. */
const calls: Rows = ids.map((id) => ({
  id,
  metrics: timeOf(id * 600),
  uno: timeOf(id * 600),
  due: timeOf(id * 600 + 5 + (id % 7)),
  tre: timeOf(id * 600 + 5 + (id % 7) + id),
  quattro: 5 + (id % 7),
  cinque: id,
  sei: 5 + (id % 7) + id,
  sette: 1 + (id % 3),
  otto: `Campaign ${id % 4}`,
  flg_nove: id % 2 === 0 ? 'Y' : 'N',
}))

function listed(rows: Rows, more: Partial<RecordedModel> = {}): RecordedModel {
  const relations = { embedded: [], refused: [], unseen: [] }
  const fields = observeRows(rows, new Set())
  return { path: '/List', state: 'served', rows: rows.length, isWhole: true, fields, relations, ...more }
}

const proposed = (models: Record<string, RecordedModel>) =>
  propose(contractDocument, { recorded: 1, contractVersion: '1.0.0', calls: {}, models, others: {} }).models

describe('what values tell', () => {
  test('keys are columns with the id of the related row', () => {
    const rows = calls.map((row) => ({ ...row, Customer: { id: row.sette } }))
    expect(keyColumns(rows, 'Customer')).toEqual(['sette'])
    const roles = [1, 2].map((id) => ({ id, principals: [{ id: id + 5, gruppe: id, other: 1 }] }))
    expect(keyColumns(roles, 'principals')).toEqual(['gruppe'])
  })

  test('spans may be in milliseconds, and times in seconds since 1970 under any name', () => {
    const rows = calls.map((row) => ({
      ...{ id: row.id, metrics: row.metrics, quando: Date.parse(String(row.due)) / 1000 },
      ...{ poi: Date.parse(String(row.tre)), lungo: Number(row.cinque) * 1000 },
    }))
    const names = ['metrics', 'quando', 'poi', 'lungo']
    const { spans, same } = timeFacts(rows, names)
    expect(spans).toEqual({ lungo: ['quando poi ms'] })
    expect(observeRows(rows, new Set())).toMatchObject({ quando: { format: 't' }, poi: { format: 'T' } })
    const suona = calls.map(({ id, quattro }, at) => ({ ...rows[at], suona: Number(quattro) * 1000, id }))
    const facts = timeFacts(suona, [...names, 'suona'])
    expect(proposed({ CallLog: listed(suona, { ...facts, same }) }).CallLog?.fields).toMatchObject({
      talkSeconds: { from: 'lungo', times: 0.001 },
      ringSeconds: { from: 'suona', times: 0.001 },
      answeredAt: { from: 'quando', as: 'time', format: 't' },
      endedAt: { from: 'poi', as: 'time', format: 'T' },
    })
  })

  test('the number that was called has the source of the call', () => {
    const rows = calls.map((row, at) => ({
      ...row,
      trackingNumber: `+1646555${2000 + (at % 12)}`,
      fonte: 3 + (at % 12),
    }))
    const numbers = ids.slice(0, 12).map((id, at) => ({
      ...{ id: 70 + id, tracking_number: `+1646555${2000 + at}`, tracking_sourceId: 3 + at },
    }))
    const key = { own: 'trackingNumber', other: 'tracking_number' }
    const copies = copiesOf(rows, new Map([['OpNumber', { rows: numbers, key }]]))
    expect(copies).toEqual({ fonte: ['OpNumber.tracking_sourceId'] })
    expect(proposed({ CallLog: listed(rows, { copies }) }).CallLog?.fields).toMatchObject({
      trackingSourceId: 'fonte',
    })
  })

  test('a phone book has one phone number', () => {
    const rows = ids.map((id) => ({ id, zahl: `+49301234${100 + id}`, brief: `a${id}@x.example` }))
    const [found, two] = [rows, rows.map((row) => ({ ...row, zwei: row.zahl }))].map(
      (each) => proposed({ PhoneBook: listed(each) }).PhoneBook?.fields,
    )
    expect(found).toEqual({ number: 'zahl' })
    expect(two).toEqual({})
  })

  test('one related row tells no key: other columns may have the same number', () => {
    expect(keyColumns([{ id: 4, a: 1, Customer: { id: 1 } }], 'Customer')).toEqual([])
  })

  test('times are compared however they are written', () => {
    const rows = calls.map(({ metrics, due, cinque, tre }) => ({
      ...{ metrics, due, cinque },
      epoch: Date.parse(String(metrics)) / 1000,
      text: String(tre).slice(0, 19).replace('T', ' '),
    }))
    expect(timeFacts(rows, ['metrics', 'due', 'cinque', 'epoch', 'text'])).toEqual({
      same: { metrics: ['epoch'], epoch: ['metrics'] },
      spans: { cinque: ['due text'] },
    })
  })

  test('copies are columns of the rows with the same id', () => {
    const others = ids.map((id) => ({ id, trackingSourceName: `Campaign ${id % 4}`, status: 'answered' }))
    expect(copiesOf(calls, new Map([['CallLogSupport', { rows: others }]]))).toEqual({
      otto: ['CallLogSupport.trackingSourceName'],
    })
  })
})

describe('names that say nothing', () => {
  const { same, spans } = timeFacts(calls, Object.keys(calls[0] ?? {}))
  const keys = { Customer: ['sette'] }

  test('are known by times, keys and copies', () => {
    const { CallLog } = proposed({
      CallLog: listed(calls, { same, spans, keys, copies: { otto: ['CallLogSupport.trackingSourceName'] } }),
    })
    expect(CallLog).toMatchObject({
      owner: 'sette',
      fields: {
        startedAt: 'uno',
        answeredAt: 'due',
        endedAt: 'tre',
        ringSeconds: 'quattro',
        talkSeconds: 'cinque',
        trackingSourceName: 'otto',
      },
    })
    expect(Object.keys(CallLog?.fields ?? {})).toHaveLength(6)
  })

  test('are known by the models in which they come back', () => {
    const models = ['Asset', 'Document', 'Ivr', 'RoutingAction', 'Whitelist', 'Template']
    const rows = ids.map((id) => ({ id, gemacht: timeOf(id * 60) }))
    const found = proposed(Object.fromEntries(models.map((model) => [model, listed(rows)])))
    for (const model of models) expect(found[model]?.fields, model).toEqual({ createdAt: 'gemacht' })
  })

  test('are known by two models, if no other field and no other column is missing in both', () => {
    const rows = ids.map((id) => ({ id, geprueft: timeOf(id * 90) }))
    const found = proposed({ Ivr: listed(rows), Ticket: listed(rows) })
    // Both miss `createdAt` and `updatedAt`.
    expect(found.Ivr?.fields).not.toHaveProperty('updatedAt')
    const dated = rows.map((row) => ({ ...row, createdAt: timeOf(row.id) }))
    const other = proposed({ Ivr: listed(dated), Ticket: listed(dated) })
    expect([other.Ivr?.fields, other.Ticket?.fields]).toMatchObject([
      { updatedAt: 'geprueft' },
      { updatedAt: 'geprueft' },
    ])
  })

  test('are not known where two columns come back alike', () => {
    const models = ['Asset', 'Document', 'RoutingAction', 'Whitelist', 'Template']
    const rows = ids.map((id) => ({ id, gemacht: timeOf(id * 60), genommen: timeOf(id * 90) }))
    const found = proposed(Object.fromEntries(models.map((model) => [model, listed(rows)])))
    for (const model of models) expect(found[model]?.fields, model).toEqual({})
  })
})

describe('shortened names', () => {
  const row = (id: number) => ({
    id,
    ...{ cntct_eml: `a${id}@x.example`, phn_no: `+1${id}`, trms_ver: id, trms_accptd_ts: 1_772_000_000 + id },
  })

  test('are the words that they stand for', () => {
    expect(proposed({ Customer: listed(ids.map(row)) }).Customer?.fields).toEqual({
      contactEmail: 'cntct_eml',
      phone: 'phn_no',
      termsVersion: 'trms_ver',
      termsAcceptedAt: { from: 'trms_accptd_ts', as: 'time', format: 't' },
    })
  })

  test('may be words with the same meaning, and in another unit', () => {
    const rows = ids.map((id) => ({ id, tel: `x${id}`, town: 'Kiel', remark: `n ${id}`, firm: `f ${id}` }))
    expect(proposed({ PhoneBook: listed(rows) }).PhoneBook?.fields).toEqual({
      ...{ city: 'town', notes: 'remark', company: 'firm' },
    })
    const menus = ids.map((id) => ({ id, timeoutMs: id * 1000, revision: id }))
    expect(proposed({ Ivr: listed(menus) }).Ivr?.fields).toEqual({
      timeoutSeconds: { from: 'timeoutMs', times: 0.001 },
      version: 'revision',
    })
  })

  test('of a version are no key of one', () => {
    const rows = ids.map((id) => ({ id, revision: id }))
    expect(proposed({ Ticket: listed(rows) }).Ticket?.fields).not.toHaveProperty('versionId')
  })

  test('are flags with letters', () => {
    const rows = ids.map((id) => ({ id, prim_flg: id % 3 === 0 ? 'Y' : 'N' }))
    expect(proposed({ PaymentMethod: listed(rows) }).PaymentMethod?.fields).toEqual({
      primary: { from: 'prim_flg', values: { N: false, Y: true } },
    })
  })

  test('of something else are not taken: the last word says what it is', () => {
    const rows = ids.map((id) => ({ id, currency_sign: '$', author_name: `A ${id}`, legacy_notes: `n ${id}` }))
    const found = proposed({ ProductVariation: listed(rows), Template: listed(rows), PhoneBook: listed(rows) })
    expect(found.ProductVariation?.fields).not.toHaveProperty('currency')
    expect(found.Template?.fields).not.toHaveProperty('name')
    expect(found.PhoneBook?.fields).not.toHaveProperty('notes')
  })
})
