import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { MayOpenProvider } from '../../ui/may-open.ts'
import { Page } from './customer-panel-page.tsx'

const at = '2026-01-01T00:00:00Z'
const customer = {
  id: 2,
  companyName: 'Harbor Dental',
  billingId: 'LB-100002',
  currency: 'USD',
  balance: 10,
  createdAt: at,
}
const number = { id: 4, customerId: 2, tracking_number: '+12125550110', description: 'Subway', status: 'active' }

function show(address: string) {
  answerCalls(({ url }) => {
    const { pathname, searchParams } = new URL(url)
    const { where = {} } = {
      ...(searchParams.has('where') && { where: JSON.parse(searchParams.get('where') ?? '') }),
      ...JSON.parse(searchParams.get('filter') ?? '{}'),
    }
    // What is asked without the customer is about everybody.
    if (/count$/i.test(pathname)) return { count: where.customerId === 2 ? 25 : 60 }
    if (/\/Customers\/2$/.test(pathname)) return { ...customer, state: 'active' }
    return /\/OpNumbers\b/.test(pathname) && where.customerId === 2 ? [number] : []
  })
  history.replaceState(null, '', address)
  render(
    <MayOpenProvider value={() => true}>
      <Page />
    </MayOpenProvider>,
  )
}

it('nothing is shown before a customer is chosen', () => {
  show('/service/customer-panel')
  expect(screen.getByText('Choose a customer')).toBeTruthy()
})

it('what belongs to the chosen customer is shown, and all of it is led to', async () => {
  show('/service/customer-panel?customer=2')
  expect(await screen.findByRole('heading', { level: 1, name: 'Harbor Dental' })).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Account' })).getByText('LB-100002')).toBeTruthy()
  const numbers = within(screen.getByRole('region', { name: 'Tracking numbers' }))
  expect(await numbers.findByRole('link', { name: '(212) 555-0110' })).toBeTruthy()
  const all = await numbers.findByRole('link', { name: /^All.*25/ })
  expect(all.getAttribute('href')).toBe('/service/tracking-number?customer=2')
})
