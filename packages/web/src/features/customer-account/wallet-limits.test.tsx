import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { lowWallets } from './low-wallets.resource.ts'
import { pastDue } from './past-due.resource.ts'
import { Banner } from './wallet-limits.tsx'

function withLimits(limits: object) {
  setErrorHandler(() => undefined)
  const detail = { state: 'active', currency: 'USD', addOns: [], monthlyTotal: 0, dailySpend: 0, ...limits }
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async ({ url }) => Response.json(url.includes('/count') ? { count: 7 } : detail),
  })
  render(<Banner />)
}

it('wallets below the limits that are set are led to, with how many there are', async () => {
  withLimits({ warnBelowUsd: 35, stopBelowUsd: 0 })
  const chip = await screen.findByRole('link', { name: /Warned, below \$35\.00/ })
  expect(new URL(chip.getAttribute('href') ?? '', 'http://web.example').searchParams.get('filter')).toBe(
    'balance:<="34.99"',
  )
  expect((await screen.findByText('7')).textContent).toBe('7')
  expect(screen.queryByRole('link', { name: /No calls/ })).toBeNull()
})

it('the company of a row leads to its billing at the desk', () => {
  expect(lowWallets.leadHref?.({ id: 3 } as never)).toBe('/service/customers/3/billing')
  expect(pastDue.leadHref?.({ id: 9, customerId: 4 } as never)).toBe('/service/customers/4/billing')
})
