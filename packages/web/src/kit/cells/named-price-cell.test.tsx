import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { initClient } from '../../data/client.ts'
import { loadRates } from '../../data/rates.ts'
import { showSession, testUser } from '../../testing/show-session.ts'
import { namedPriceCell } from './money-cells.tsx'

test.each([
  [{ name: 'Monthly', price: 49, currency: 'USD' }, '$49.00 · Monthly'],
  [{ name: 'Yearly', price: 40_000, currency: 'JPY' }, '¥40,000 · Yearly'],
  // A server may embed less.
  [{ name: 'Yearly' }, 'Yearly'],
])('%j is called %s', (Price, text) => {
  expect(namedPriceCell('Price').toText(Price.name, { Price })).toBe(text)
})

test('dollars of a price are read in the own currency, as all amounts, and stay dollars in files', async () => {
  const fetch = async () => Response.json([{ code: 'GBP', rate: 0.79, symbol: '£' }])
  initClient({ wholeContract: true, baseUrl: 'http://core.example/api/v1', fetch })
  const Customer = {
    id: 3,
    companyName: 'Kestrel',
    currency: 'GBP',
    balance: 0,
    state: 'active',
    createdAt: '',
  } as const
  showSession({ status: 'signed-in', user: testUser({ customerId: 3, Customer }) })
  const cell = namedPriceCell('Price')
  const row = { Price: { name: 'Monthly', price: 15, currency: 'USD' } }
  render(cell.render?.({ value: 'Monthly', row, tabIndex: -1 }))
  // Two days on: what another test has kept is stale by then.
  await act(() => loadRates(Date.now() + 48 * 3_600_000))
  expect(document.body.textContent).toBe('£11.85 · Monthly')
  expect([cell.toText('Monthly', row), cell.toFile?.('Monthly', row)]).toEqual(['£11.85 · Monthly', '$15.00 · Monthly'])
  const yen = { Price: { name: 'Yearly', price: 40_000, currency: 'JPY' } }
  expect(cell.toText('Yearly', yen)).toBe('¥40,000 · Yearly')
})
