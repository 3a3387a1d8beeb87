import { expect, test } from 'vitest'
import { localRange } from './local-time.ts'

test.each([
  ['2026-05-01', '2026-05-31', '2026-05-01T00:00:00.000Z', '2026-05-31T23:59:59.999Z'],
  ['2026-05-01T08:00', '2026-05-01T23:59', '2026-05-01T08:00:00.000Z', '2026-05-01T23:59:59.999Z'],
  ['2028-02-29', '2028-02-29', '2028-02-29T00:00:00.000Z', '2028-02-29T23:59:59.999Z'],
  ['2026-05-01 08:00', '2026-05-01', '2026-05-01T08:00:00.000Z', '2026-05-01T23:59:59.999Z'],
])('%s to %s lasts to the end of its last part', (start, end, from, until) => {
  const range = localRange('Customer', start, end)
  expect([range.from.toISOString(), range.until.toISOString()]).toEqual([from, until])
})

test.each([
  ['2026-13-01', '2026-05-31', 'startDate'],
  ['2026-05-01', '2026-05-31T25:00', 'endDate'],
  // JavaScript moves on the days that a month has not.
  ['2026-02-30', '2026-03-01', 'startDate'],
  ['2026-02-29', '2026-03-05', 'startDate'],
  ['2026-04-01', '2026-04-31', 'endDate'],
  ['2026-04-01', '2026-04-31T08:00', 'endDate'],
  ['2026-05-02', '2026-05-01', 'endDate'],
])('%s to %s is refused for its %s', (start, end, field) => {
  expect(() => localRange('Customer', start, end)).toThrow(
    expect.objectContaining({
      statusCode: 422,
      details: expect.objectContaining({ codes: { [field]: [expect.any(String)] } }),
    }),
  )
})
