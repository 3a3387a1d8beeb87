import { accessOf } from '@lineboard/sdk'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { forecastText, useForecast } from '../../shared/wallet/forecast.ts'
import { sessionStore } from '../../state/session-store.ts'
import { product } from '../../testing/paid-rows.ts'
import { UnsubscribeDialog } from './billing-panels.tsx'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const row = {
  ...{ id: 4, customerId: 2, productId: 1, quantity: 3, status: 'active' as const, Product: product },
  ...{ startedAt: inDays(-20), renewsAt: inDays(10) },
}
const detail = { state: 'active', currency: 'USD', addOns: [], monthlyTotal: 0, dailySpend: 1 }
const renewal = { at: inDays(5.5), amount: 50, every: 'month', kind: 'plan', description: 'Basic' }

let isEnded: boolean

beforeEach(() => {
  isEnded = false
  sessionStore.access = accessOf({ id: 1, customerId: 1, isSuperAdmin: true }, [])
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async ({ url }) => {
      if (url.includes('subscriptionDetail')) return Response.json({ ...detail, upcoming: isEnded ? [] : [renewal] })
      isEnded = true
      return Response.json({ ...row, status: 'cancelled' })
    },
  })
})
afterEach(() => {
  sessionStore.access = undefined
})

function Lasts() {
  const { forecast } = useForecast({ balance: 20 })
  return <output>{forecast && forecastText(forecast)}</output>
}

it.each(['3', '1'])('unsubscribing from %s says that it ends at once, and until when it was paid', (quantity) => {
  render(<UnsubscribeDialog row={row} onClose={() => undefined} />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: quantity } })
  expect(screen.getByRole('dialog').textContent).toMatch(
    /Nothing is paid back\. It ends at once, although it is paid until \d/,
  )
})

it('how long the wallet lasts follows once it is done', async () => {
  render(
    <>
      <Lasts />
      <UnsubscribeDialog row={row} onClose={() => undefined} />
    </>,
  )
  expect(await screen.findByText(/^Lasts 5 days/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  expect(await screen.findByText(/^Lasts 20 days/)).toBeDefined()
})
