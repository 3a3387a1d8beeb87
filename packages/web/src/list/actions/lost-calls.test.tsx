import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { receivingNumbers } from '../../features/receiving-numbers/receiving-numbers.resource.ts'
import { sipGateways } from '../../features/sip-gateways/sip-gateways.resource.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { withText } from '../../testing/with-text.ts'
import { AskRemoval } from './ask-removal.tsx'

const number = { id: 7, customerId: 1, tracking_number: '+12125550110', status: 'active', receiving_numberId: 1 }
const target = { kind: 'sip_gateway', target: '3' }
const rows: Readonly<Record<string, readonly object[]>> = {
  Customers: [{ id: 1, state: 'active', balance: 20, accounting_type: 'prepaid' }],
  OpNumbers: [number],
  ReceivingNumbers: [1, 2].map((id) => ({ id, customerId: 1, number: `+1646555014${id}` })),
  RoutingActions: [{ id: 4, customerId: 1, name: 'To the PBX', type: 'forward', targets: [target] }],
  SipGateways: [3, 5].map((id) => ({
    id,
    customerId: 1,
    name: `Line ${id}`,
    position: id,
    enabled: true,
    type: 'both',
    defaultOutbound: false,
  })),
}

function ask(resource: Resource, id: number) {
  answerCalls(({ url }) => {
    const { pathname, searchParams } = new URL(url)
    if (pathname.endsWith('/count'))
      return { count: pathname.includes('OpNumbers') && resource === receivingNumbers ? 1 : 0 }
    const isNamed = !searchParams.get('filter')?.includes('sip_gatewayId')
    return isNamed ? (rows[pathname.split('/')[3] ?? ''] ?? []) : []
  })
  const close = () => undefined
  render(<AskRemoval resource={resource} targets={[{ id, name: 'It' }]} onRemoved={close} onClose={close} />)
}

it('names the numbers that would lose calls before a phone is deleted, unless all of them move', async () => {
  ask(receivingNumbers as Resource, 1)
  await screen.findByRole('combobox', { name: 'Move to' })
  expect(screen.queryByText(withText(/go nowhere then/))).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: /^They stay/ }))
  expect(await screen.findByText(withText('Calls to one number go nowhere then: (212) 555-0110'))).toBeTruthy()
})

it('tracking numbers are deleted along only where there are some', async () => {
  ask(sipGateways as Resource, 3)
  await screen.findByRole('radio', { name: /^They stay/ })
  expect(screen.queryByRole('radio', { name: /deleted for good/ })).toBeNull()
})
