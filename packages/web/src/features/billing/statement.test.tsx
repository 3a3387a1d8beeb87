import type { components } from '@lineboard/contract'
import { rowCurrency } from '@lineboard/contract/row-currency'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

const line = {
  customerId: 2,
  productId: 6,
  transactionType: 'charge',
  category: 'number',
  status: 'succeeded',
} as const

/** Charges of $2.50, which are KWD 0.7675 each: rounded one by one they would not lead from balance to balance. */
const lines: readonly components['schemas']['PaymentTransaction'][] = [27.5, 25, 22.5, 20].map((balanceAfter, at) => ({
  ...line,
  ...{ id: at + 1, description: `Charge ${at}`, amount: -2.5, balanceAfter },
  transactionDate: `2026-05-0${at + 1}T12:00:00.000Z`,
}))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const table = () =>
  within(screen.getByRole('region'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(-2)
        .map((cell) => Number(cell.textContent?.replace(/[^\d.-]/g, ''))),
    )

it('is in the own currency, and each line leads from the balance before to the one after', async () => {
  localStorage.setItem('currencyRates', JSON.stringify({ currentTime: 0, rates: [{ code: 'KWD', rate: 0.307 }] }))
  vi.resetModules()
  const { Statement } = await import('./statement.tsx')
  const before = lines[0] && { ...lines[0], balanceAfter: 30 }
  render(<Statement period="May" before={before} lines={lines} currency="KWD" />)
  const [[opening = 0] = [], ...rows] = table()
  const [closing] = rows.pop() ?? []
  expect([opening, closing]).toEqual([9.21, 6.14])
  let fils = Math.round(opening * 1000)
  for (const [amount = 0, after = 0] of rows) {
    fils += Math.round(amount * 1000)
    expect(fils).toBe(Math.round(after * 1000))
  }
  expect(rows.map(([amount]) => amount)).not.toEqual(rows.map(() => -0.768))
})

it('has sums by kind that lead from the opening balance to the closing one, to the last digit of the own currency', async () => {
  localStorage.setItem('currencyRates', JSON.stringify({ currentTime: 0, rates: [{ code: 'KWD', rate: 0.307 }] }))
  vi.resetModules()
  const { StatementSums } = await import('./statement.tsx')
  const before = lines[0] && { ...lines[0], balanceAfter: 30 }
  const kinds = ['plan', 'add_on', 'number', 'call_charges'] as const
  const mixed = lines.map((each, at) => ({ ...each, category: kinds[at] ?? ('wallet' as const) }))
  render(<StatementSums period="May" before={before} lines={mixed} currency="KWD" />)
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual([
    ...['Opening balance', 'Plans', 'Add-ons', 'Numbers', 'Call charges', 'Closing balance'],
  ])
  const fils = rows.map((row) => Math.round(Number(row.lastElementChild?.textContent?.replace(/[^\d.-]/g, '')) * 1000))
  expect(fils.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(fils.at(-1))
  expect(fils.at(-1)).toBe(6140)
  const charged = screen.getByText(/^Charged, May: /).textContent ?? ''
  expect(Math.round(Number(charged.replace(/[^\d.]/g, '')) * 1000)).toBe((fils[0] ?? 0) - 6140)
})

it('on a phone has the balance below each amount, in a column less', async () => {
  const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query !== 'print', ...listeners }))
  vi.resetModules()
  const { Statement } = await import('./statement.tsx')
  render(<Statement period="May" before={undefined} lines={lines} currency="USD" />)
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(rows[0]).toEqual(['Date', 'Description', 'AmountBalance'])
  expect(rows[2]?.slice(1)).toEqual(['Charge 0', '-$2.50$27.50'])
  expect(rows.at(-1)).toEqual(['Closing balance', expect.any(String)])
})

it('adds up no lines of several currencies', async () => {
  const { Statement, StatementSums } = await import('./statement.tsx')
  const mixed = lines.map((each, at) => ({ ...each, [rowCurrency]: at === 0 ? 'EUR' : 'USD' }))
  const shown = { period: 'May', before: undefined, lines: mixed, currency: 'USD' }
  render(<Statement {...shown} />)
  render(<StatementSums {...shown} />)
  expect(screen.getAllByText(/several currencies/)).toHaveLength(2)
  expect(screen.queryByRole('table')).toBeNull()
})
