import { sourceReturns } from '@lineboard/sdk/reports'
import { act } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { loadRates } from '../../data/rates.ts'
import { showSession, testUser } from '../../testing/show-session.ts'
import { ownReturns } from './own-figures.ts'
import { returnColumns } from './return-columns.ts'
import { returnWords } from './roi-report-page.tsx'

const figures = {
  ...{ calls: 4, answered: 3, missed: 1, voicemail: 0, busy: 0, failed: 0 },
  ...{ firstTimeCallers: 2, uniqueCallers: 4, talkSeconds: 200 },
  ...{ averageTalkSeconds: 60, averageRingSeconds: 8, charge: 10 },
}
const report = {
  byTrackingSource: [
    { key: '1', label: 'Radio', ...figures },
    { key: 'none', label: 'No source', ...figures },
  ],
  totals: { ...figures, calls: 8, answered: 6, charge: 20 },
}
const returns = (callValue: number, worth?: number) =>
  ownReturns(sourceReturns(report, [{ id: 1, name: 'Radio', monthlyCost: 80, callValue }], () => 1, { worth }))

async function signIn(currency: string) {
  const Customer = {
    id: 2,
    companyName: 'Harbor',
    currency,
    balance: 0,
    state: 'active',
    createdAt: '2026-05-01',
  } as const
  await act(async () => showSession({ status: 'signed-in', user: testUser({ id: 5, Customer }) }))
}

beforeEach(async () => {
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    fetch: async () =>
      Response.json([
        { code: 'GBP', rate: 0.8, symbol: '£' },
        { code: 'JPY', rate: 150, symbol: '¥' },
      ]),
  })
  await act(() => loadRates())
})

it.each([
  ['USD', '$100.00 was spent, and $150.00 came back: $50.00 more, a return of 50%.'],
  ['GBP', '£80.00 was spent, and £120.00 came back: £40.00 more, a return of 50%.'],
  ['JPY', '¥15,000 was spent, and ¥22,500 came back: ¥7,500 more, a return of 50%.'],
])('says the return in %s, the same share in all', async (currency, words) => {
  await signIn(currency)
  expect(returnWords(returns(50))).toBe(
    `${words} One tracking source has no value of a call, and counts as having brought nothing.`,
  )
  const [radio, none] = returns(50).rows.map(({ figures: row }) =>
    returnColumns.filter(({ id }) => id === 'share' || id === 'value').map(({ text }) => text(row)),
  )
  expect(radio?.[1]).toBe('67%')
  expect(none).toEqual(['–', '–'])
})

it('a source without a value takes the one of all, and a loss is said as one', async () => {
  await signIn('USD')
  expect(returnWords(returns(0, 5))).toBe('$100.00 was spent, and $30.00 came back: $70.00 less, a return of -70%.')
  expect(returnWords(returns(0))).toBeUndefined()
})
