import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { RingDialog } from './ring-dialog.tsx'

const source = {
  id: 3,
  name: 'Flyer',
  customerId: 2,
  type: 'direct_mail',
  totalCalls: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
} as const
const at = (id: number) => ({ id, receiving_numberId: 1, ReceivingNumber: { number: '+12125550140' } })
const voicemail = { routing_actionId: 2, RoutingAction: { name: 'Voicemail' } }

function open(...numbers: object[]): void {
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async () => Response.json(numbers),
  })
  render(<RingDialog row={source} onClose={() => undefined} />)
}

it('says of numbers with a routing action that it decides, and takes it off unless that is not wanted', async () => {
  open(at(1), { ...at(2), ...voicemail })
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    '1 number at (212) 555-0140',
    '1 number by the routing action Voicemail',
  ])
  const box = screen.getByRole('checkbox', { name: /^Take the routing action off as well/ })
  expect(box).toHaveProperty('checked', true)
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.click(box)
  expect(screen.getByRole('alert').textContent).toMatch(/^One of these numbers has a routing action/)
})

it('asks nothing of actions where there are none', async () => {
  open(at(4), at(5))
  expect((await screen.findByRole('listitem')).textContent).toBe('2 numbers at (212) 555-0140')
  expect(screen.queryByRole('checkbox')).toBeNull()
})
