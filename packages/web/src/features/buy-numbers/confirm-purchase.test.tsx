import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { loadRates } from '../../data/rates.ts'
import { showSession, testUser } from '../../testing/show-session.ts'
import { ConfirmPurchase } from './confirm-purchase.tsx'

const rates = [
  { code: 'EUR', rate: 0.92, symbol: '€' },
  { code: 'JPY', rate: 156.5, symbol: '¥' },
  { code: 'KWD', rate: 0.307, symbol: 'KWD' },
]
const subscription = { customerId: 2, state: 'active', addOns: [], monthlyTotal: 0, warnBelowUsd: 20 }
const number = {
  ...{ customerId: 2, number: '+12025550101', heldUntil: '2030-01-01T00:00:00Z' },
  ...{ monthlyPrice: 2.5, setupPrice: 1 },
}

afterEach(() => {
  showSession({})
})

it.each([
  ['USD', '$3.50', '$2.50', '$3.00', '$0.50'],
  ['EUR', '€3.22 ($3.50)', '€2.30', '€2.76 ($3.00)', '€0.46'],
  ['JPY', '¥548 ($3.50)', '¥391', '¥470 ($3.00)', '¥78'],
  ['KWD', 'KWD 1.075 ($3.50)', 'KWD 0.768', 'KWD 0.921 ($3.00)', 'KWD 0.154'],
])(
  'in %s a number costs %s now, %s a month, and a wallet of %s lacks %s',
  async (currency, now, later, holds, lacks) => {
    localStorage.clear()
    initClient({
      wholeContract: true,
      baseUrl: 'http://core.example/api/v1',
      retry: false,
      fetch: async ({ url }) => Response.json(url.includes('CurrencyRates') ? rates : { ...subscription, currency }),
    })
    await loadRates()
    const customer = { id: 2, companyName: 'Harbor', currency, balance: 3, state: 'active' as const, createdAt: '' }
    showSession({ status: 'signed-in', user: testUser({ Customer: customer }) })
    const onConfirm = vi.fn()
    render(
      <ConfirmPurchase
        customer={customer}
        numbers={[number]}
        pending={false}
        onConfirm={onConfirm}
        onClose={() => undefined}
      />,
    )
    const text = document.body.textContent.replaceAll('\u00a0', ' ')
    for (const words of [`${now} for set-up`, `${later} a month`, holds, `The wallet is ${lacks} short`])
      expect(text).toContain(words)
    fireEvent.click(screen.getByRole('button', { name: /^Buy for / }))
    expect(onConfirm).toHaveBeenCalledOnce()
  },
)
