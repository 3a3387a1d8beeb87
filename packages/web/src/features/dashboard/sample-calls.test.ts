import { zCallLogInput } from '@lineboard/contract/zod'
import { expect, it } from 'vitest'
import { sampleCallIds, sampleCalls } from './sample-data.ts'

// Nights on which clocks change are among them.
const moments = ['2026-03-09T00:30:00', '2026-11-02T23:59:00', '2026-06-15T08:00:00'].map((at) => new Date(at))

it.each(moments)('the calls before %s are calls of the contract, all of the last week and over', (now) => {
  const calls = sampleCalls(2, [7, 8], now)
  expect(calls.map(({ callId }) => callId)).toEqual(sampleCallIds(2))
  for (const call of calls) {
    expect(zCallLogInput.safeParse(call).success).toBe(true)
    expect(Date.parse(call.endedAt ?? '')).toBeLessThan(now.getTime())
    expect(Date.parse(call.startedAt)).toBeGreaterThan(now.getTime() - 7 * 86_400_000)
  }
})

it('both sources have some, people call again, and some are for somebody to call back', () => {
  const calls = sampleCalls(2, [7, 8], new Date())
  expect(new Set(calls.map(({ trackingSourceId }) => trackingSourceId))).toEqual(new Set([7, 8]))
  expect(new Set(calls.map(({ callerNumber }) => callerNumber)).size).toBeLessThan(calls.length)
  expect(new Set(calls.map(({ status }) => status))).toEqual(new Set(['answered', 'missed', 'voicemail', 'busy']))
})

it('no two customers have one of the same id', () => {
  expect(sampleCallIds(2).filter((id) => sampleCallIds(3).includes(id))).toEqual([])
})
