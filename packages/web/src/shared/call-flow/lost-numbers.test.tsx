import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { withText } from '../../testing/with-text.ts'
import { MayOpenProvider } from '../../ui/may-open.ts'
import { LostCount } from './lost-count.tsx'
import { Remarks } from './lost-numbers.tsx'

const action = { id: 1, customerId: 1, name: 'Menu', type: 'voice_menu' }
const rows: Readonly<Record<string, readonly object[]>> = {
  Customers: [{ id: 1, state: 'active', balance: 20, accounting_type: 'prepaid' }],
  OpNumbers: [{ id: 7, customerId: 1, tracking_number: '+12125550110', status: 'active', routing_actionId: 1 }],
  RoutingActions: [{ ...action, targets: [{ kind: 'voice_menu', target: '1' }] }],
  Ivrs: [
    {
      ...{ id: 1, customerId: 1, name: 'Main menu', status: 'draft', timeoutSeconds: 5, maxAttempts: 2 },
      greeting: { kind: 'text', text: 'Welcome' },
    },
  ],
}

beforeEach(() => answerCalls(({ url }) => rows[new URL(url).pathname.split('/').at(-1) ?? ''] ?? []))

it('a number with calls that go nowhere is named with the reason above the list, and counted where the list is led to', async () => {
  render(
    <MayOpenProvider value={() => true}>
      <Remarks />
      <LostCount />
    </MayOpenProvider>,
  )
  const named = await screen.findByText(withText('(212) 555-0110: the voice menu is a draft'))
  expect(named.closest('a')?.getAttribute('href')).toBe('/service/tracking-number/edit/7')
  const counted = screen.getByRole('link', { name: /^Calls to .+ go nowhere$/ })
  const { pathname, searchParams } = new URL(counted.getAttribute('href') ?? '', 'http://app.example')
  expect([pathname, searchParams.get('filter')]).toEqual([
    '/service/tracking-number',
    'tracking_number:="+12125550110"',
  ])
})
