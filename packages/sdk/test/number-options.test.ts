import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { removeMany, runBulk, updateMany } from '../src/bulk/index.ts'
import { zWhitelistInput } from '../src/contract/zod.ts'
import { exportCsv, importCsv, readCsv } from '../src/csv/index.ts'
import { createLineboard, findPage, formatMoney, iterate, pageCount, pageToFilter } from '../src/index.ts'
import { createRawClient } from '../src/raw/index.ts'
import { batched, connectRealtime } from '../src/realtime/index.ts'
import { sourceReturns, sumReports } from '../src/reports/index.ts'
import { baseUrl, stubbedClient } from '../src/testing/stubbed-client.ts'
import { packageDir } from './doc-programs.ts'

const { api, sent } = stubbedClient()
const none = (): never => {
  throw new Error('It went on')
}

async function taken(rows: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of rows) none()
}

const totals = sumReports([])

const job = {
  rows: [],
  schema: zWhitelistInput,
  fields: {},
  keyOf: () => undefined,
  existing: async () => [],
  create: async () => none(),
}

interface NumberOption {
  least: 0 | 1
  /** It counts something: it has no fraction, and an end. */
  isCount?: boolean
  /** All that takes it, given a value that it does not. */
  takenBy: readonly ((value: number) => unknown)[]
}

const retries = (name: string) => (value: number) => ({ retry: { attempts: 3, baseDelayMs: 1, [name]: value } })
const ofClient = (options: (value: number) => object) => [
  (value: number) => createLineboard({ baseUrl, ...options(value) }),
  (value: number) => createRawClient({ baseUrl, ...options(value) }),
]
const ofCall = (options: (value: number) => object) => [
  (value: number) => api.Language.find({}, options(value)),
  (value: number) => api.call('Language.find', {}, options(value)),
  (value: number) => taken(iterate(api.Language, { call: options(value) })),
]

/** Every option that is a number, by its name. */
const options: Readonly<Record<string, NumberOption>> = {
  timeoutMs: {
    least: 0,
    takenBy: [...ofClient((timeoutMs) => ({ timeoutMs })), ...ofCall((timeoutMs) => ({ timeoutMs }))],
  },
  attempts: { least: 1, takenBy: [...ofClient(retries('attempts')), ...ofCall(retries('attempts'))] },
  baseDelayMs: { least: 0, takenBy: [...ofClient(retries('baseDelayMs')), ...ofCall(retries('baseDelayMs'))] },
  maxAnswerBytes: { least: 0, takenBy: ofClient((maxAnswerBytes) => ({ maxAnswerBytes })) },
  limit: { least: 0, isCount: true, takenBy: [(limit) => taken(iterate(api.Language, { limit }))] },
  pageSize: {
    least: 1,
    isCount: true,
    takenBy: [
      (pageSize) => taken(iterate(api.Language, { pageSize })),
      (pageSize) => taken(iterate(api.Language, { pageSize, order: 'name' })),
      (pageSize) => findPage(api.CallLog, { pageSize }),
      (pageSize) => pageToFilter({ pageSize }),
      (pageSize) => pageCount(10, pageSize),
      (pageSize) => exportCsv(api.Language, { columns: ['id'], pageSize }),
    ],
  },
  page: {
    least: 1,
    isCount: true,
    takenBy: [(page) => findPage(api.CallLog, { page }), (page) => pageToFilter({ page })],
  },
  rowCount: { least: 0, isCount: true, takenBy: [(rowCount) => pageCount(rowCount)] },
  concurrency: {
    least: 1,
    isCount: true,
    takenBy: [
      (concurrency) => runBulk({ items: [1], run: none, concurrency }),
      (concurrency) => removeMany(api.Whitelist, { ids: [1] }, { concurrency }),
      (concurrency) => updateMany(api.Whitelist, { ids: [1] }, {}, { concurrency }),
      (concurrency) => importCsv({ ...job, concurrency }),
    ],
  },
  total: { least: 0, isCount: true, takenBy: [(total) => runBulk({ items: [1], run: none, total })] },
  headingRow: { least: 1, isCount: true, takenBy: [(headingRow) => taken(readCsv('a\n', { headingRow }))] },
  maxRowChars: { least: 1, takenBy: [(maxRowChars) => taken(readCsv('a\n', { maxRowChars }))] },
  maxDelayMs: {
    least: 0,
    takenBy: [(maxDelayMs) => connectRealtime({ url: baseUrl, token: () => undefined, maxDelayMs })],
  },
  intervalMs: { least: 0, takenBy: [(intervalMs) => batched(none, intervalMs)] },
  maxWaiting: { least: 1, isCount: true, takenBy: [(maxWaiting) => batched(none, 10, maxWaiting)] },
  worth: { least: 0, takenBy: [(worth) => sourceReturns({ byTrackingSource: [], totals }, [], () => 1, { worth })] },
  decimals: { least: 0, isCount: true, takenBy: [(decimals) => formatMoney(1, 'USD', { decimals })] },
}

test.each(
  Object.entries(options).flatMap(([name, { least, isCount = false, takenBy }]) =>
    takenBy.map((take, at) => ({ name, least, isCount, take, at })),
  ),
)('$name is refused in words where it is none ($at)', async ({ name, least, isCount, take }) => {
  const wrong = [Number.NaN, -1, Number.NEGATIVE_INFINITY, ...(least === 1 ? [0] : [])]
  // Without a limit, iterate() takes all rows.
  const counts = isCount ? [1.5, ...(name === 'limit' ? [] : [Number.POSITIVE_INFINITY])] : []
  for (const value of [...wrong, ...counts]) {
    const allowed = isCount ? `a whole number from ${least}` : `at least ${least}`
    await expect((async () => take(value))(), String(value)).rejects.toThrow(
      new RangeError(`${name} is ${allowed}, not ${value}`),
    )
  }
  expect(sent).toEqual([])
})

// Numbers that say what or when, and no amount: an id, an instant, what an answer says of itself, a row of a file, a day of the month, a factor in a file, which is checked as such, the value of a row.
const noOptions =
  /Id$|^(durationMs|aheadMinutes|retryAfterMs|ttl|nowMs|skip|sameAs|day|refundedAmount|times|callValue)$/

test('every number that an option, or an argument with a default, may be is among them', () => {
  const found = readdirSync(`${packageDir}/api`).flatMap((file) =>
    [...readFileSync(`${packageDir}/api/${file}`, 'utf8').matchAll(/(\w+)\?: number\b/g)].map(([, name = '']) => name),
  )
  const asked = [...new Set(found)].filter((name) => !noOptions.test(name))
  expect(asked.filter((name) => !Object.hasOwn(options, name))).toEqual([])
  expect(asked.length).toBeGreaterThan(9)
})
