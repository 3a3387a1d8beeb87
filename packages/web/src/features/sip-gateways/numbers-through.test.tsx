import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { NumbersThrough } from './sip-gateway-form.tsx'

it('says where calls of numbers go that are set for a gateway and do not ring through it', async () => {
  const number = { id: 7, customerId: 1, tracking_number: '+12125550110', status: 'active', sip_gatewayId: 3 }
  const rows: Readonly<Record<string, readonly object[]>> = {
    Customers: [{ id: 1, state: 'active', balance: 20, accounting_type: 'prepaid' }],
    OpNumbers: [number],
  }
  answerCalls(({ url }) => rows[new URL(url).pathname.split('/').at(-1) ?? ''] ?? [])
  render(<NumbersThrough gateway={{ id: 3 }} />)
  const said =
    'No tracking number rings through this gateway now. 1 number in use is set to use it, and does not ring through it: ' +
    '(212) 555-0110 – Nowhere: no receiving number and no routing action is chosen.'
  expect(await screen.findByText(said)).toBeTruthy()
})
