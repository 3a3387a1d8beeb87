import type { components } from '@lineboard/contract'
import { render, screen, waitFor } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { withText } from '../../testing/with-text.ts'
import { LostByStopping, toValues, UnreachableNote, type Values } from './sip-gateway-form.tsx'

const gateway: components['schemas']['SipGateway'] = {
  ...{ id: 3, customerId: 1, name: 'PBX', address: 'pbx.example', port: 5060, transport: 'udp', type: 'both' },
  ...{ digitsStrip: 0, enabled: true, position: 1, defaultOutbound: false, health: 'unknown' },
  createdAt: '2026-05-02T10:00:00.000Z',
}
const number = { id: 7, customerId: 1, tracking_number: '+12125550110', status: 'active', routing_actionId: 4 }
const rows: Readonly<Record<string, readonly object[]>> = {
  Customers: [{ id: 1, state: 'active', balance: 20, accounting_type: 'prepaid' }],
  OpNumbers: [number],
  RoutingActions: [
    { id: 4, customerId: 1, name: 'PBX', type: 'forward', targets: [{ kind: 'sip_gateway', target: '3' }] },
  ],
  SipGateways: [gateway],
}

function Sample({ typed = {} }: { typed?: Partial<Values> }) {
  const form = useForm({ values: { ...toValues(gateway), ...typed } })
  return (
    <FormProvider {...form}>
      <LostByStopping row={gateway} />
    </FormProvider>
  )
}

it.each<Partial<Values>>([{ enabled: 'no' }, { type: 'inbound' }])(
  'says whose calls go nowhere before a gateway takes no more of them: %o',
  async (typed) => {
    answerCalls(({ url }) => rows[new URL(url).pathname.split('/').at(-1) ?? ''] ?? [])
    const { rerender } = render(<Sample />)
    const said = 'Calls to one number go nowhere then: (212) 555-0110'
    expect(screen.queryByText(withText(said))).toBeNull()
    rerender(<Sample typed={typed} />)
    expect(await screen.findByText(withText(said))).toBeTruthy()
    rerender(<Sample />)
    await waitFor(() => expect(screen.queryByText(withText(said))).toBeNull())
  },
)

it('the form says that a gateway in use is unreachable, and what to check', () => {
  const { rerender } = render(<UnreachableNote row={gateway} />)
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<UnreachableNote row={{ ...gateway, health: 'unreachable' }} />)
  expect(screen.getByRole('alert').textContent).toMatch(/unreachable.*Check its address, port and transport/)
  rerender(<UnreachableNote row={{ health: 'unreachable', enabled: false }} />)
  expect(screen.queryByRole('alert')).toBeNull()
})
