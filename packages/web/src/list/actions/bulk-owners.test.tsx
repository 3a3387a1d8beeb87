import { accessOf } from '@lineboard/sdk'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  ChangeSourcesDialog as ChangeSource,
  LinkCallsDialog as LinkContact,
} from '../../features/call-logs/call-panels.tsx'
import { form } from '../../features/tracking-numbers/tracking-number-form.tsx'
import { trackingNumbers } from '../../features/tracking-numbers/tracking-numbers.resource.ts'
import { sessionStore } from '../../state/session-store.ts'
import { refusingNetwork } from '../../testing/refusals.ts'
import { showSession, testUser } from '../../testing/show-session.ts'
import { BulkEditDialog } from './bulk-edit-dialog.tsx'

/** Conditions that lists of what can be chosen were asked with. */
let asked: object[]
/** Whose the selected rows are. */
let owners: readonly number[]
let network: ReturnType<typeof refusingNetwork>

beforeEach(() => {
  asked = []
  showSession({ status: 'signed-in', user: testUser({ id: 1, customerId: 1 }) })
  sessionStore.access = accessOf({ id: 1, customerId: 1, isSuperAdmin: true }, [])
  network = refusingNetwork(({ pathname, searchParams }) => {
    const { where = {} } = JSON.parse(searchParams.get('filter') ?? '{}')
    if (where.id?.inq) return where.id.inq.map((id: number, at: number) => ({ id, customerId: owners[at] }))
    asked.push({ ...where, of: pathname.split('/').at(-1) })
    return []
  })
})
afterEach(async () => {
  cleanup()
  await network.end()
  showSession({})
  sessionStore.access = undefined
})

const close = () => undefined
const targets = [4, 5].map((id) => ({ id, name: `Row ${id}` }))
const edit = <BulkEditDialog form={form} resource={trackingNumbers} targets={targets} onClose={close} />

/** Opens a choice, of the field that is chosen to be changed where there are several. */
async function open(label: string): Promise<HTMLElement> {
  const change = screen.queryByLabelText(`Change ${label}`)
  if (change) fireEvent.click(change)
  const choice = await screen.findByRole('combobox', { name: label })
  await waitFor(() => expect(screen.queryByText(/^Looking up their owner/)).toBeNull())
  fireEvent.mouseDown(choice)
  fireEvent.change(choice, { target: { value: 'a' } })
  return choice
}

const choices = [
  { of: 'a source of numbers', dialog: edit, label: 'Tracking source' },
  { of: 'a receiving number', dialog: edit, label: 'Receiving number' },
  { of: 'a routing action', dialog: edit, label: 'Routing action' },
  { of: 'a source of calls', dialog: <ChangeSource targets={targets} onClose={close} />, label: 'Tracking source' },
  { of: 'a contact of calls', dialog: <LinkContact targets={targets} onClose={close} />, label: 'Contact' },
]

describe.each(choices)('$of', ({ dialog, label }) => {
  it('is one of the customer that all the rows belong to', async () => {
    owners = [3, 3]
    render(dialog)
    await open(label)
    await waitFor(() => expect(JSON.stringify(asked)).toContain('"customerId":3'))
    // Where calls go then depends on the gateways of the service as well.
    const choices = asked.filter((where) => !JSON.stringify(where).includes('"customerId":{"inq":'))
    expect(choices).not.toEqual([])
    for (const where of choices) expect(JSON.stringify(where)).toContain('"customerId":3')
  })

  it('is none where they belong to several, which is said', async () => {
    owners = [2, 3]
    render(dialog)
    const choice = await open(label)
    expect(choice).toHaveProperty('readOnly', true)
    expect(screen.getByText(/belong to several customers/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Add a/ })).toBeNull()
    expect(asked).toEqual([])
  })
})

it('a gateway of many numbers is one that serves them all', async () => {
  owners = [2, 3]
  render(edit)
  await open('Gateway')
  await waitFor(() => expect(asked).not.toEqual([]))
  for (const where of asked) expect(JSON.stringify(where)).toContain('"customerId":1')
})
