import { zTrackingSourceInput } from '@lineboard/contract/zod'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { trackingSources } from '../../features/tracking-sources/tracking-sources.resource.ts'
import { failedRuns } from '../../kit/bulk/failed-rows.ts'
import { defineForm } from '../../kit/define-form.ts'
import { useFormFacts } from '../../kit/form/form-context.ts'
import { TextInput } from '../../kit/form/text-input.tsx'
import { commitAll, forgetPending, pending, sendPending } from '../../state/pending-changes.ts'
import { FailedRunsDialog } from '../undo/undo-bar.tsx'
import { BulkEditDialog } from './bulk-edit-dialog.tsx'

/** A note at a field that offers a value for another one. */
function Cure() {
  const { bulk } = useFormFacts()
  return (
    <button type="button" onClick={() => bulk?.put('description', 'At the fair')}>
      Say what for
    </button>
  )
}

const form = defineForm({
  schema: zTrackingSourceInput,
  toValues: (row?: { name?: string; description?: string }) => ({
    name: row?.name ?? '',
    description: row?.description ?? '',
  }),
  bulk: ['description'],
  whenEmpty: { description: 'Nobody knows what they are for then.' },
  Fields: () => (
    <>
      <TextInput name="name" label="Name" />
      <TextInput name="description" label="Description" />
      <Cure />
    </>
  ),
})

const rows = [1, 2].map((id) => ({ id, name: `Source ${id}`, type: 'print', customerId: 2, monthlyCost: 7 }))
let stored: readonly object[]

/** Bodies that were sent, and the ids of rows that are not to be changed. */
let sent: { id: number; kept: boolean }[]
let locked: readonly number[]

async function network(input: Request, init: RequestInit = {}): Promise<Response> {
  if (input.method === 'GET') {
    const { where } = JSON.parse(new URL(input.url).searchParams.get('filter') ?? '{}')
    const ids = where.id.inq ?? [where.id]
    return Response.json(ids.map((id: number) => stored[id - 1]))
  }
  const body: { id: number } = await input.json()
  sent.push({ ...body, kept: init.keepalive === true })
  if (!locked.includes(body.id)) return Response.json(body)
  return Response.json({ error: { statusCode: 409, message: 'Locked by a carrier' } }, { status: 409 })
}

beforeEach(() => {
  sent = []
  locked = []
  stored = rows
  setErrorHandler(() => undefined)
  vi.stubGlobal('fetch', network)
  initClient({ wholeContract: true, baseUrl: 'http://core.example/api/v1', retry: false, fetch: network })
})
afterEach(() => {
  forgetPending()
  failedRuns.list = []
})

const targets = rows.map(({ id, name }) => ({ id, name }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** Chooses another description for both rows. */
async function change(): Promise<void> {
  const close = vi.fn()
  render(<BulkEditDialog form={form} resource={trackingSources} targets={targets} onClose={close} />)
  press('Apply')
  expect((await screen.findByRole('alert')).textContent).toBe('Choose at least one field.')
  fireEvent.click(screen.getByLabelText('Change Description'))
  fireEvent.change(screen.getByRole('textbox', { name: 'Description' }), { target: { value: 'At the fair' } })
  press('Apply')
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  cleanup()
}

it('asks before it empties a field that was chosen and left empty', async () => {
  const close = vi.fn()
  render(<BulkEditDialog form={form} resource={trackingSources} targets={targets} onClose={close} />)
  fireEvent.click(screen.getByLabelText('Change Description'))
  press('Apply')
  await screen.findByText(
    'Nothing is chosen for Description: 2 tracking sources have none afterwards. Nobody knows what they are for then.',
  )
  fireEvent.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1) ?? document.body)
  expect([close.mock.calls.length, pending.list.length]).toEqual([0, 0])
  press('Apply')
  fireEvent.click(await screen.findByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(pending.list[0]?.text).toBe(
    'Changed: 2 tracking sources. You can undo this until the message goes. Nothing else is needed.',
  )
})

it('changes the chosen fields of all rows, and keeps the others, once nobody takes it back', async () => {
  await change()
  expect(pending.list[0]?.text).toBe(
    'Changed: 2 tracking sources. You can undo this until the message goes. Nothing else is needed.',
  )
  // Nothing else of the row: what changed that before may be taken back.
  expect(pending.list[0]?.rows.get(2)).toEqual({ description: 'At the fair' })
  expect(sent).toEqual([])
  await commitAll()
  const [first] = rows
  expect(sent[0]).toMatchObject({ ...first, description: 'At the fair' })
  expect(sent.map(({ id }) => id)).toEqual([1, 2])
})

it('takes a value that a note offers, and chooses its field with it', async () => {
  const close = vi.fn()
  render(<BulkEditDialog form={form} resource={trackingSources} targets={targets} onClose={close} />)
  press('Say what for')
  expect(screen.getByLabelText('Change Description')).toHaveProperty('checked', true)
  press('Apply')
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(pending.list[0]?.rows.get(2)).toEqual({ description: 'At the fair' })
})

it('offers the fields alone that make sense for many rows', () => {
  render(<BulkEditDialog form={form} resource={trackingSources} targets={targets} onClose={() => undefined} />)
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull()
})

it('a field that is chosen by keyboard keeps the focus', () => {
  render(<BulkEditDialog form={form} resource={trackingSources} targets={targets} onClose={() => undefined} />)
  const box = screen.getByLabelText('Change Description')
  for (const isChosen of [true, false]) {
    box.focus()
    fireEvent.click(box)
    expect(screen.queryAllByRole('textbox')).toHaveLength(isChosen ? 1 : 0)
    expect(document.activeElement).toBe(box)
  }
})

it('says of each row why it was not changed, and tries only those again', async () => {
  locked = [2]
  await change()
  await commitAll()
  render(
    <>
      <div data-list-rows="">
        <input id="first-row" />
      </div>
      <FailedRunsDialog model={trackingSources.model} />
    </>,
  )
  expect(await screen.findByRole('alertdialog', { name: '1 of 2 not changed' })).toBeTruthy()
  const reasons = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(reasons).toEqual([expect.stringMatching(/^Source 2.*Locked by a carrier/)])
  locked = []
  sent = []
  press('Try these again')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent.map(({ id }) => id)).toEqual([2])
  await waitFor(() => expect(document.activeElement?.id).toBe('first-row'))
})

it('what somebody else has made of the field meanwhile stays, until somebody tries again', async () => {
  await change()
  const [first, second] = rows
  stored = [
    { ...first, description: 'At the door' },
    { ...second, name: 'Renamed' },
  ]
  await commitAll()
  expect(sent).toMatchObject([{ id: 2, name: 'Renamed', description: 'At the fair' }])
  render(<FailedRunsDialog model={trackingSources.model} />)
  const [row] = await screen.findAllByRole('listitem')
  expect(row?.textContent).toBe('Source 1Somebody else, or another tab, has changed this. Try again to overwrite it.')
  press('Try these again')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent.at(-1)).toMatchObject({ id: 1, description: 'At the fair' })
})

it('what somebody else has made of it is no question where it is the same', async () => {
  await change()
  stored = rows.map((row) => ({ ...row, description: 'At the fair' }))
  await commitAll()
  expect(failedRuns.list).toEqual([])
})

it('a page that goes sends all of it, in a way that outlives the page', async () => {
  await change()
  sendPending()
  await waitFor(() => expect(sent.map(({ id, kept }) => [id, kept])).toEqual([1, 2].map((id) => [id, true])))
})
