import { expect, test, vi } from 'vitest'
import { initClient } from './client.ts'
import { type Call, lastCalls } from './last-calls.ts'

const calls: Call[] = [
  ['ReceivingNumber.patch', { body: { id: 7, description: 'x' } }],
  ['Ticket.create', { body: { subject: 'x' } }],
  ['Ticket.deleteById', { id: 7 }],
  ['Ticket.deleteAll', { where: { id: { inq: [7, 8] } } }],
]

// A page that goes loads nothing more, and has no later task.
test.each(calls)('%s is sent before anything else is loaded', async (...call) => {
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}))
  initClient({ baseUrl: 'http://core.example/api/v1' })
  lastCalls([call])
  for (let turn = 0; turn < 100; turn++) await Promise.resolve()
  expect(sent).toHaveBeenCalledOnce()
  sent.mockRestore()
})
