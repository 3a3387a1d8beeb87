import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

// Where nothing has a place, nothing can be dragged: a button turns the order round.
vi.mock('../../ui/sortable-list.tsx', () => ({
  SortableList: ({ items, onChange }: { items: readonly { key: string }[]; onChange: (keys: string[]) => void }) => (
    <button type="button" onClick={() => onChange(items.map(({ key }) => key).toReversed())}>
      Turn round
    </button>
  ),
}))
// Another file of this process may have loaded the dialog with the list as it is.
vi.resetModules()
const { initClient } = await import('../../data/client.ts')
const { setErrorHandler } = await import('../../data/report-error.ts')
const { OrderDialog } = await import('./gateway-panels.tsx')

const gateways = [
  { id: 1, name: 'First', customerId: 2, address: 'one.example', position: 1, enabled: true },
  { id: 2, name: 'Second', customerId: 2, address: 'two.example', position: 2, enabled: true },
]

let refusal: { status: number; more: object }
const sent: unknown[] = []

beforeEach(() => {
  sent.length = 0
  setErrorHandler(() => undefined)
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async (request) => {
      if (request.method === 'GET') return Response.json(gateways)
      sent.push(await request.json())
      const { status, more } = refusal
      return Response.json({ error: { statusCode: status, name: 'Error', message: 'x', ...more } }, { status })
    },
  })
})
const invalid = { context: 'SipGateway', codes: { gw_list: ['inclusion'] }, messages: { gw_list: ['is not whole'] } }

it.each([
  [422, { details: invalid }],
  [500, {}],
])('says in words, where it was dragged, that an order is refused with %i', async (status, more) => {
  refusal = { status, more }
  const list = { rows: gateways, seesAll: false, state: { customer: 2 }, refresh: () => undefined }
  render(<OrderDialog list={list} onClose={() => undefined} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Turn round' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save the order' }))
  const alert = await screen.findByRole('alert')
  expect(sent).toEqual([{ gw_list: [2, 1] }])
  expect(alert.textContent).toMatch(/\w+ \w+/)
  expect(alert.textContent).not.toMatch(/gw_list|SipGateway|422|500/)
})
