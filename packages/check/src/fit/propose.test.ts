import { contractDocument } from '@lineboard/contract/document'
import { createFit } from '@lineboard/sdk/fit'
import { describe, expect, test } from 'vitest'
import { readExplorer } from './explorer.ts'
import { changesOf } from './fit-drift.ts'
import { additionsTo, addTo, fitText, parseFit } from './fit-file.ts'
import { observeRows } from './observe-rows.ts'
import { propose } from './propose.ts'
import type { Recorded, RecordedModel } from './recorded.ts'

const words = ['ANSWERED', 'NO ANSWER', 'BUSY', 'FAILED', 'CONGESTION']

/** Rows of an Asterisk CDR table. */
const cdrs = Array.from({ length: 60 }, (_, at) => ({
  id: at,
  calldate: `2026-03-01 10:00:${10 + (at % 50)}`,
  src: `+1202555${1000 + at}`,
  dst: `+1646555${2000 + (at % 4)}`,
  duration: 30 + at,
  billsec: at,
  disposition: words[at % 5],
  uniqueid: `1772.${at}`,
  recordingfile: `${at}.wav`,
  tenant_id: 1 + (at % 3),
}))

function listed(path: string, rows: readonly object[], more: Partial<RecordedModel> = {}): RecordedModel {
  const relations = { embedded: [], refused: [], unseen: [] }
  const fields = observeRows(
    rows.map((row) => ({ ...row })),
    new Set(),
  )
  return { path, state: 'served', rows: rows.length, isWhole: false, fields, relations, ...more }
}

const gone = (path: string) => listed(path, [], { state: 'notServed' })

const recorded = (models: Recorded['models'], more: Partial<Recorded> = {}): Recorded => ({
  ...{ recorded: 1, contractVersion: '1.0.0', calls: {}, models, others: {} },
  ...more,
})

const callLogOf = (rows: readonly object[]) =>
  propose(contractDocument, recorded({ CallLog: listed('/CallLogs', rows) })).models.CallLog

describe('a CDR table under the path of the contract', () => {
  const found = callLogOf(cdrs)

  test('a relation that a list does not embed is joined where it has a key and a list', () => {
    const relations = {
      embedded: ['SipGateway'],
      refused: ['Customer', 'PhoneBook', 'handler'],
      unseen: ['TrackingSource'],
    }
    const rows = cdrs.map((row) => ({ ...row, caller_contactId: row.id, trackingSourceId: 1 }))
    const models = { CallLog: listed('/CallLogs', rows, { relations }), PhoneBook: gone('/PhoneBooks') }
    const list = listed('/x', [{ id: 1 }])
    const found = propose(
      contractDocument,
      recorded({ ...models, Customer: list, TrackingSource: list, DashUser: list }),
    )
    expect(found.models.CallLog?.relations).toEqual({
      Customer: 'joined',
      PhoneBook: 'none',
      handler: 'none',
      TrackingSource: 'joined',
    })
  })

  test('a field of the documents that no row has is lacking until its column is named', () => {
    const whole = propose(contractDocument, recorded({ CallLog: listed('/CallLogs', cdrs, { isWhole: true }) })).models
      .CallLog
    expect(whole?.lacks).toEqual(expect.arrayContaining(['callerNumber', 'trackingNumber']))
    expect(whole?.questions).toContainEqual(expect.stringMatching(/^no row has .*callerNumber/))
  })

  test('has its sure columns mapped, with words, units and times', () => {
    expect(found?.fields).toEqual({
      callId: 'uniqueid',
      ringSeconds: { from: ['duration', 'billsec'], as: 'difference' },
      startedAt: { from: 'calldate', as: 'time', format: 'yyyy-MM-dd HH:mm:ss' },
      status: {
        from: 'disposition',
        values: { ANSWERED: 'answered', 'NO ANSWER': 'missed', BUSY: 'busy', FAILED: 'failed', CONGESTION: 'failed' },
      },
      talkSeconds: 'billsec',
    })
    expect(found?.owner).toBe('tenant_id')
    expect(found?.remarks.startedAt).toContain('zone')
  })

  test('lacks what it has no column for, and keeps the other columns as its own', () => {
    expect(found?.lacks).toContain('handling')
    expect(found?.own).toMatchObject({ recordingfile: { label: 'Recordingfile', kind: 'text' }, dst: { kind: 'text' } })
    expect(found?.own).not.toHaveProperty('disposition')
  })

  test('is a file that can be read', () => {
    const text = fitText(
      propose(contractDocument, recorded({ CallLog: listed('/CallLogs', cdrs) })),
      './core.fit.schema.json',
    )
    const fit = createFit(parseFit(text, 'core.fit.yaml'))
    expect(fit.row('CallLog', cdrs[1] ?? {})).toMatchObject({ status: 'missed', talkSeconds: 1, ringSeconds: 30 })
  })
})

test.each([
  [
    'two columns alike',
    cdrs.map(({ billsec, ...row }) => ({ ...row, talktime: billsec, talksec: billsec })),
    'talkSeconds',
  ],
  ['a column that often means another thing', cdrs.map(({ billsec: _, ...row }) => row), 'talkSeconds'],
  ['cost', cdrs.map((row) => ({ ...row, cost: row.billsec / 7 })), 'charge'],
])('asks about %s', (_, rows, field) => {
  const found = callLogOf(rows)
  expect(found?.fields).not.toHaveProperty(field)
  expect(found?.lacks).not.toContain(field)
  expect(found?.questions.some((line) => line.startsWith(`${field}: `))).toBe(true)
})

test.each([
  ['words of something else', cdrs.map(({ id }) => ({ id, status: undefined, disposition: 'RED' }))],
  ['numbers', cdrs.map(({ id }) => ({ id, disposition: id % 4 }))],
  ['times', cdrs.map(({ id, calldate }) => ({ id, disposition: calldate }))],
])('does not map the status to a column with %s', (_, rows) => {
  expect(callLogOf(rows)?.fields).not.toHaveProperty('status')
})

test('does not map the call id to a column with values that come back', () => {
  expect(callLogOf(cdrs.map((row) => ({ ...row, uniqueid: 'same' })))?.fields).not.toHaveProperty('callId')
})

test('does not map the customer to a text', () => {
  expect(callLogOf(cdrs.map((row) => ({ ...row, tenant_id: `t${row.tenant_id}` })))?.owner).toBeUndefined()
})

test('maps a field whose own name has other words', () => {
  const fields = callLogOf(cdrs.map(({ id, disposition }) => ({ id, status: disposition })))?.fields
  expect(fields?.status).toMatchObject({ from: 'status', values: { 'NO ANSWER': 'missed' } })
})

test('takes stated fields as they are', () => {
  expect(callLogOf(cdrs)?.fields).not.toHaveProperty('callerNumber')
})

describe('a field without a sure column', () => {
  const rows = cdrs.map((row) => ({ ...row, is_vip: row.id % 2 === 0, state_word: ['RED', 'BLUE'][row.id % 2] }))
  const found = callLogOf(rows.map(({ disposition: _, ...row }) => row))

  test('is asked with the columns of its kind that no field explains, and not lacking', () => {
    expect(found?.questions).toContain('firstTimeCaller: is_vip (of the same kind)')
    expect(found?.lacks).not.toContain('firstTimeCaller')
  })

  test('is asked with the words that a person maps', () => {
    expect(found?.questions.find((line) => line.startsWith('status: '))).toContain('for you to map: BLUE, RED')
  })

  test('is lacking where no column of its kind is left', () => {
    expect(found?.lacks).toContain('answeredAt')
  })

  test('is not asked with a column that most models have', () => {
    const models = ['CallLog', 'Ticket', 'Ivr', 'Service', 'Product', 'Language'].map((name) => {
      const own = { id: 1, ...(name === 'Ticket' && { is_vip: true }) }
      return [
        name,
        listed(
          `/${name}s`,
          Array.from({ length: 30 }, (_, at) => ({ ...own, id: at, batch: `n${at}` })),
        ),
      ] as const
    })
    const { Ivr, Language } = propose(contractDocument, recorded(Object.fromEntries(models))).models
    expect(
      [...(Ivr?.questions ?? []), ...(Language?.questions ?? [])].filter((line) => line.includes('batch')),
    ).toEqual([])
    expect(Ivr?.lacks).toContain('name')
  })

  test('is asked in one line of the file, with a bar between columns', () => {
    const text = fitText(propose(contractDocument, recorded({ CallLog: listed('/CallLogs', rows) })), './x.json')
    expect(text).toMatch(/# \? phonebookName: \w+ \| \w+/)
  })
})

test('few rows do not say that a field is lacking', () => {
  const found = callLogOf(cdrs.slice(0, 3))
  expect(found?.lacks).toEqual([])
  expect(found?.questions.join()).toContain('not seen in 3 rows')
})

test('says of a list that nobody may read only that', () => {
  const refused = listed('/CallLogs', [], { state: 'unknown' })
  const { models, unknown } = propose(contractDocument, recorded({ CallLog: refused }))
  expect([models, Object.keys(unknown)]).toEqual([{}, ['CallLog']])
})

describe('calls that are not served', () => {
  test('are one line where the server has none of a model', () => {
    const calls = {
      'Ticket.find': 'notServed',
      'Ticket.findById': 'notServed',
      'Report.statistics': 'notServed',
    } as const
    expect(propose(contractDocument, recorded({}, { calls })).calls).toEqual({
      'Report.statistics': 'none',
      'Ticket.*': 'none',
    })
  })

  test('are counted from rows where they are reports, and there are rows of calls', () => {
    const calls = { 'Report.statistics': 'notServed', 'CallLog.compareReport': 'notServed' } as const
    const models = { CallLog: listed('/CallLogs', cdrs) }
    expect(propose(contractDocument, recorded(models, { calls })).calls).toEqual({
      'CallLog.compareReport': 'rows',
      'Report.statistics': 'rows',
    })
  })

  test('are none that could not be tried', () => {
    const calls = { 'Ticket.find': 'unknown', 'Ticket.count': 'notServed', 'Ticket.findById': 'served' } as const
    expect(propose(contractDocument, recorded({}, { calls })).calls).toEqual({ 'Ticket.count': 'none' })
  })
})

test('finds the list of a model under another name by the explorer', () => {
  const explorer = readExplorer({
    paths: {
      '/Cdrs': { get: { responses: { 200: { schema: { type: 'array', items: { $ref: '#/definitions/Cdr' } } } } } },
      '/Cdrs/{id}': { get: {} },
    },
    definitions: { Cdr: { properties: { id: { type: 'number' }, legs: { type: 'array' } } } },
  })
  expect(explorer.lists).toEqual(new Map([['Cdr', '/Cdrs']]))
  const { models, calls } = propose(
    contractDocument,
    recorded(
      { CallLog: gone('/CallLogs') },
      {
        calls: { 'CallLog.find': 'notServed' },
        others: { Cdr: listed('/Cdrs', cdrs, { isWhole: true }) },
        explorerCalls: explorer.calls,
      },
    ),
  )
  expect(models.CallLog).toMatchObject({ path: '/Cdrs', owner: 'tenant_id', fields: { callerNumber: 'src' } })
  // The destination is the tracking number of some servers, and the receiving number of others.
  expect(models.CallLog?.fields).not.toHaveProperty('trackingNumber')
  expect(calls).not.toHaveProperty('CallLog.find')
  expect(calls).toMatchObject({ 'CallLog.count': 'none' })
})

describe('a file that exists', () => {
  const text = `# Ours
fit: 1
models:
  CallLog:
    owner: companyId # the reseller
    fields:
      status: { from: result, values: { OK: answered } } # by hand
    lacks: [callId]
`
  const first = recorded({
    CallLog: listed(
      '/CallLogs',
      cdrs.map((row) => ({ ...row, companyId: 1, result: 'OK' })),
    ),
  })
  const fit = parseFit(text, 'core.fit.yaml')

  test('keeps its lines, and gets what is new', () => {
    const added = addTo(text, additionsTo(fit, propose(contractDocument, first)))
    expect(added).toContain('owner: companyId # the reseller')
    expect(added).toContain('# by hand')
    const { CallLog } = parseFit(added, 'core.fit.yaml').models ?? {}
    expect(CallLog?.fields).toMatchObject({ status: { from: 'result' }, talkSeconds: 'billsec' })
    expect(CallLog?.fields).not.toHaveProperty('callId')
    expect(CallLog?.lacks).toEqual(expect.arrayContaining(['callId', 'handling']))
  })

  test('gets nothing twice', () => {
    const added = addTo(text, additionsTo(fit, propose(contractDocument, first)))
    expect(additionsTo(parseFit(added, 'core.fit.yaml'), propose(contractDocument, first))).toEqual([])
  })

  test('lists columns that are gone before new words', () => {
    expect(changesOf(fit, first)).toEqual([])
    const changed = cdrs.map((row, at) => ({ ...row, result: at % 2 ? 'OK' : 'LOST' }))
    expect(changesOf(fit, recorded({ CallLog: listed('/CallLogs', changed) }))).toEqual([
      { place: 'CallLog.owner', problem: 'companyId is gone', isBreaking: true },
      { place: 'CallLog.fields.status', problem: 'has no value for LOST', isBreaking: false },
    ])
  })

  test('reports a list that is gone', () => {
    expect(changesOf(fit, recorded({ CallLog: gone('/CallLogs') }))).toEqual([
      { place: 'CallLog', problem: '/CallLogs is not served', isBreaking: true },
    ])
  })
})

describe('the currency of amounts', () => {
  const found = (row: object, more: Partial<Recorded> = {}) =>
    propose(
      contractDocument,
      recorded(
        {
          CallLog: listed(
            '/CallLogs',
            cdrs.map((each) => ({ ...each, ...row })),
          ),
        },
        more,
      ),
    )
  const text = (row: object) => fitText(found(row), './schema.json')

  test('the code that all calls have is written', () => {
    expect(text({ currency: 'EUR' })).toContain('\nfit: 1\ncurrency: EUR\n')
    expect(text({ currency: 'USD' })).not.toContain('currency:')
  })

  test.each([
    [{ cost_currency: 'EUR' }, '# ? currency: EUR (CallLog.cost_currency EUR)'],
    [{ cost_eur: 0.5 }, '# ? currency: EUR (CallLog.cost_eur is named so)'],
  ])('another column is a question', (row, question) => {
    expect(text(row)).toContain(question)
    expect(parseFit(text(row), 'core.fit.yaml').currency).toBeUndefined()
  })

  test('several codes are no currency', () => {
    const rows = cdrs.map((each, at) => ({ ...each, currency: at % 2 ? 'EUR' : 'GBP' }))
    const { currency } = propose(contractDocument, recorded({ CallLog: listed('/CallLogs', rows) }))
    expect(currency).toEqual({
      questions: [
        'currency: amounts are in EUR and GBP. Name the column as currency of CallLog or PaymentTransaction, put other amounts under lacks (CallLog.currency EUR, GBP)',
      ],
    })
  })

  test('words that are codes, too, are no currency', () => {
    expect(found({ cost_all: 1, rate_top: 2 }).currency.questions).toEqual([])
  })

  test('is added to a file that has none, and compared with one that has', () => {
    const proposal = found({ currency: 'EUR' })
    expect(additionsTo({ fit: 1 }, proposal)[0]).toEqual({ place: 'currency', path: ['currency'], value: 'EUR' })
    expect(addTo('fit: 1 # ours\n', [additionsTo({ fit: 1 }, proposal)[0] ?? expect.fail()])).toBe(
      'fit: 1 # ours\ncurrency: EUR\n',
    )
    const seen = recorded({
      CallLog: listed(
        '/CallLogs',
        cdrs.map((each) => ({ ...each, currency: 'EUR' })),
      ),
    })
    expect(changesOf({ fit: 1, currency: 'GBP' }, seen)).toMatchObject([{ problem: 'CallLog.currency has EUR' }])
    expect(changesOf({ fit: 1, currency: 'EUR' }, seen)).toEqual([])
  })
})

test('a model with nothing but a question has the answer put beside it', () => {
  const proposal = propose(contractDocument, recorded({ PhoneBook: gone('/PhoneBooks') }))
  const nothing = { fields: {}, relations: {}, lacks: [], own: {}, remarks: {} }
  const text = fitText(
    { ...proposal, models: { PhoneBook: { ...nothing, questions: ['notes: memo'] } } },
    './schema.json',
  )
  const answered = text.replace('    # ? notes: memo\n', '    fields:\n      notes: memo\n')
  expect(answered).not.toBe(text)
  expect(parseFit(answered, 'core.fit.yaml').models).toEqual({ PhoneBook: { fields: { notes: 'memo' }, lacks: [] } })
})
