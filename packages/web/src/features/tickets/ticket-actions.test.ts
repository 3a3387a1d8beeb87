import { createMockServer, type MockServer } from '@lineboard/mock-server'
import type { Lineboard } from '@lineboard/sdk'
import { accessOf } from '@lineboard/sdk'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { sessionStore } from '../../state/session-store.ts'
import { toasts } from '../../state/toasts.ts'
import { testUser } from '../../testing/show-session.ts'
import { signInAt } from '../../testing/sign-in-at.ts'
import { ticketActions } from './ticket-actions.ts'

let server: MockServer
let staff: Lineboard
beforeAll(async () => {
  server = await createMockServer({ strict: true, size: { callLogs: 5 } })
  staff = await signInAt(server, 'super', { retry: false })
})
afterAll(() => server.close())
afterEach(() => void Object.assign(sessionStore, { user: undefined, access: undefined }))

/** What of the menu is pressed, by whom: the list that it is chosen from is asked anew by the menu itself. */
function press(id: string, ticket: Awaited<ReturnType<typeof newest>>) {
  const action = ticketActions.find((each) => each.id === id)
  if (!action?.run) throw new Error(`There is no action ${id}.`)
  if (!(action.isAllowed?.(ticket) ?? true)) return undefined
  const list = { rows: [], seesAll: true, state: {}, refresh: () => undefined, hrefOf: () => '', open: () => undefined }
  return action.run(ticket, list)
}
async function newest() {
  const [ticket] = await staff.Ticket.find({ filter: { where: { state: 'open' }, order: 'id DESC', limit: 1 } })
  if (!ticket) throw new Error('No ticket is open.')
  return ticket
}
const signedIn = (id: number, customerId: number) =>
  Object.assign(sessionStore, {
    user: testUser({ id, customerId }),
    access: accessOf({ id, customerId, isSuperAdmin: customerId === 1 }, []),
  })

it('staff takes, closes and opens a ticket again without an answer, and each says so', async () => {
  signedIn(1, 1)
  const { id } = await newest()
  const now = () => staff.Ticket.findById({ id })
  await press('take', await now())
  expect(await now()).toMatchObject({ ownerId: 1, state: 'open' })
  expect(await press('take', await now())).toBeUndefined()
  await press('close', await now())
  expect((await now()).state).toBe('closed')
  await press('openAgain', await now())
  expect((await now()).state).toBe('open')
  expect(toasts.list.map(({ text }) => text)).toEqual([
    `Ticket #${id} is yours.`,
    `Ticket #${id} is closed.`,
    `Ticket #${id} is open again.`,
  ])
})

it('a customer is not offered to take one', async () => {
  signedIn(2, 2)
  const [take] = ticketActions
  expect(take?.isAllowed?.(await newest())).toBe(false)
})
