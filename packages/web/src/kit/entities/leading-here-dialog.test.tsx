import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { MayOpenProvider } from '../../ui/may-open.ts'
import { dialogs } from './leading-here-dialog.tsx'

const number = { id: 7, customerId: 1, tracking_number: '+12125550110', status: 'active', routing_actionId: 4 }
const forward = { id: 4, customerId: 1, name: 'Front desk', type: 'forward' }
const rows: Readonly<Record<string, readonly object[]>> = {
  Customers: [{ id: 1, state: 'active', balance: 20, accounting_type: 'prepaid' }],
  OpNumbers: [number],
  RoutingActions: [
    { ...forward, targets: [{ kind: 'receiving_number', target: '3' }] },
    { ...forward, id: 5, name: 'Elsewhere', targets: [{ kind: 'receiving_number', target: '8' }] },
  ],
  ReceivingNumbers: [{ id: 3, customerId: 1, number: '+12125550142' }],
}

const list = { rows: [], seesAll: false, state: { customer: undefined }, refresh: () => undefined }

it('a receiving number names which numbers and which routing actions lead to it', async () => {
  answerCalls(({ url }) => rows[new URL(url).pathname.split('/').at(-1) ?? ''] ?? [])
  const { ActionDialog } = dialogs.ReceivingNumber
  render(
    <MayOpenProvider value={() => true}>
      <ActionDialog row={{ id: 3 }} list={list} onClose={() => undefined} />
    </MayOpenProvider>,
  )
  const linksOf = async (list: RegExp) =>
    within(await screen.findByRole('list', { name: list }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
  expect(await linksOf(/routing actions/)).toEqual([['Front desk', '/service/routing/actions/edit/4']])
  expect(await linksOf(/numbers/i)).toEqual([['(212) 555-0110', '/service/tracking-number/edit/7']])
})
