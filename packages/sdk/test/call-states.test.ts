import { entities } from '@lineboard/contract/entities'
import { CallStatus } from '@lineboard/contract/enumerations'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLineboard, type Lineboard } from '../src/client/client.ts'
import { callState, filterFields, parseFilterText, toWhere } from '../src/index.ts'
import { activityDays } from '../src/reports/index.ts'

const now = new Date('2026-03-11T20:35:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()

/** Calls of each status that ring, are talked on or are over, and such that no server noted an end of. */
const stages: Readonly<
  Record<string, { startedAt: string; answeredAt?: string; endedAt?: string; talkSeconds?: number }>
> = {
  'just came in': { startedAt: minutesAgo(1) },
  'somebody or something answered': { startedAt: minutesAgo(9), answeredAt: minutesAgo(8) },
  'goes on for an hour': { startedAt: minutesAgo(60), answeredAt: minutesAgo(60) },
  'is over': { startedAt: minutesAgo(5), endedAt: minutesAgo(4) },
  'was noted with its seconds alone': { startedAt: minutesAgo(5), talkSeconds: 30 },
  'began days ago': { startedAt: minutesAgo(3 * 1440) },
}

const [customerId, trackingNumber] = [2, '+12125550101']
const call = {
  direction: 'inbound',
  ...{ callId: 'a@b', customerId, callerNumber: '+14155550100', trackingNumber },
  ...{ ringSeconds: 0, talkSeconds: 0, charge: 0, currency: 'USD', firstTimeCaller: false, metrics: now.toISOString() },
} as const

let server: MockServer
let api: Lineboard
const stopClock = () => void vi.useFakeTimers({ now, toFake: ['Date'] })
beforeAll(async () => {
  stopClock()
  server = await createMockServer({ now, size: { callLogs: 40 }, strict: true })
  const { id } = await createLineboard({ baseUrl: server.apiUrl }).DashUser.authenticate({
    body: { username: 'super', password: 'Lineboard1!' },
  })
  api = createLineboard({ baseUrl: server.apiUrl, tokens: { token: () => id } })
  const calls = server.store.table('CallLog')
  for (const { id } of [...calls.all()]) calls.delete(id)
  for (const status of CallStatus) {
    for (const stage of Object.values(stages)) calls.insert({ ...call, status, ...stage })
  }
})
afterAll(() => server.close())
beforeEach(stopClock)

const rows = () => [...server.store.table('CallLog').all()]
const inState = (state: string) => rows().filter((row) => callState(row) === state).length

/** How many calls a filter text finds. */
async function found(text: string): Promise<number> {
  const searchable = filterFields(entities, 'CallLog')
  const { ast } = parseFilterText(text, searchable)
  return (await api.CallLog.count({ where: toWhere(ast, searchable) })).count
}

const span = { startsAt: minutesAgo(10 * 1440), endsAt: now.toISOString() }

describe.each(CallStatus)('%s', (status) => {
  test('is found by the filter for the calls that became of, and by its contrary for all others', async () => {
    const expected = inState(status)
    expect(expected).toBeGreaterThan(2)
    expect(await found(`status:="${status}"`)).toBe(expected)
    expect(await found(`status:"${status}"`)).toBe(expected)
    expect(await found(`status:!="${status}"`)).toBe(rows().length - expected)
  })

  test.each([
    ['as the server counts', undefined],
    ['as the calls are counted one by one', { trackingNumber }],
  ])('is as many in reports, %s', async (_, only) => {
    const { totals } = await activityDays(api, { span, timeZone: 'UTC', customerId, only })
    expect(totals[status]).toBe(inState(status))
  })
})

test('calls in progress are among all calls, and have no result', async () => {
  const { totals } = await activityDays(api, { span, timeZone: 'UTC', customerId })
  const going = inState('ringing') + inState('inProgress')
  expect(going).toBeGreaterThan(8)
  expect(totals.calls - CallStatus.reduce((sum, status) => sum + totals[status], 0)).toBe(going)
})
