import { render, screen, waitFor } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { FormFactsProvider } from '../../kit/form/form-context.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { withText } from '../../testing/with-text.ts'
import { form } from './routing-action-form.tsx'
import { blankTarget, type RoutingAction, toValues, type Values } from './routing-action-values.ts'

const row: RoutingAction = {
  ...{ id: 4, customerId: 1, name: 'To a phone', type: 'forward', createdAt: '2026-05-02T10:00:00.000Z' },
  targets: [{ kind: 'receiving_number', target: '1' }],
}
const rows: Readonly<Record<string, readonly object[]>> = {
  Customers: [{ id: 1, state: 'active', balance: 20, accounting_type: 'prepaid' }],
  OpNumbers: [{ id: 7, customerId: 1, tracking_number: '+12125550110', status: 'active', routing_actionId: 4 }],
  RoutingActions: [row],
  ReceivingNumbers: [1, 2].map((id) => ({ id, customerId: 1, number: `+1646555014${id}` })),
  Ivrs: [
    {
      ...{ id: 1, customerId: 1, name: 'Main menu', status: 'draft', timeoutSeconds: 5, maxAttempts: 2 },
      greeting: { kind: 'text', text: 'Welcome' },
    },
  ],
  SipGateways: [{ id: 3, customerId: 1, name: 'PBX', position: 1, enabled: true, type: 'both', defaultOutbound: true }],
}

function Sample({ typed = {}, of = row }: { typed?: Partial<Values>; of?: RoutingAction | undefined }) {
  const methods = useForm({ values: { ...toValues(row), ...typed } })
  return (
    <FormProvider {...methods}>
      <FormFactsProvider value={{ schema: form.schema, readOnly: false, row: of }}>
        <form.Fields row={of} />
      </FormFactsProvider>
    </FormProvider>
  )
}

const said = 'Calls to one number go nowhere then: (212) 555-0110'
const menu = { ...blankTarget('voice_menu'), recordId: 1 }

it('names the numbers that lose calls before an action is changed, but not before its target is chosen', async () => {
  answerCalls(({ url }) => rows[new URL(url).pathname.split('/').at(-1) ?? ''] ?? [])
  const { rerender } = render(<Sample />)
  rerender(<Sample typed={{ type: 'voice_menu', targets: [menu] }} />)
  expect(await screen.findByText(withText(said))).toBeTruthy()
  rerender(<Sample typed={{ type: 'voice_menu', targets: [blankTarget('voice_menu')] }} />)
  await waitFor(() => expect(screen.queryByText(withText(said))).toBeNull())
  rerender(<Sample typed={{ type: 'voice_menu', targets: [menu] }} />)
  expect(await screen.findByText(withText(said))).toBeTruthy()
  rerender(<Sample typed={{ targets: [{ ...blankTarget('receiving_number'), recordId: 2 }] }} />)
  await waitFor(() => expect(screen.queryByText(withText(said))).toBeNull())
})
