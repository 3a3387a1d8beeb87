import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { RowForm } from '../../kit/form/row-form.tsx'
import { useSaving } from '../../kit/form/use-saving.ts'
import { changeRow } from '../../kit/rows/save-row.ts'
import { form } from './system-setting-form.tsx'
import { systemSettings } from './system-settings.resource.ts'
import { AcceptedVersions } from './terms-fields.tsx'

const customers = [
  { id: 2, companyName: 'Harbor Dental Group', balance: 148.2 },
  { id: 3, companyName: 'Kestrel Estates', balance: 612.75, termsVersion: 1 },
  { id: 4, companyName: 'Bluebird Plumbing', balance: 9.4, termsVersion: 2 },
]

interface Saved {
  key: string
  payload: Record<string, unknown>
}

let saved: Saved | undefined
let refusal: object | undefined

/** A server that counts by the condition it is sent, and keeps what it is given. */
async function answer(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const asked = JSON.parse(searchParams.get('where') ?? '{}')
  const where = Object.assign({}, asked, ...(asked.and ?? []))
  if (request.method === 'PUT') {
    if (refusal) return Response.json({ error: refusal }, { status: 422 })
    saved = await request.json()
    return Response.json({ id: 1, updatedAt: '2026-05-22T12:00:00.000Z', ...saved })
  }
  if (pathname.endsWith('/CallLogs/count')) return Response.json({ count: 7 })
  if (!pathname.endsWith('/count')) return Response.json(customers)
  expect(searchParams.get('where')).toContain('postpaid')
  return Response.json({
    count: customers.filter(({ balance }) => balance < (where.balance.lt ?? where.balance.lte)).length,
  })
}

beforeEach(() => {
  saved = undefined
  refusal = undefined
  setErrorHandler(() => undefined)
  initClient({ wholeContract: true, baseUrl: 'http://core.example/api/v1', retry: false, fetch: answer })
})
function Shown({ row }: { row: object }) {
  const saving = useSaving(row, {
    save: (body) => changeRow(systemSettings, form, row, body),
    onSaved: () => undefined,
  })
  return (
    <>
      <RowForm id="form" form={form} row={row} saving={saving} />
      <button type="submit" form="form">
        Save
      </button>
    </>
  )
}

const payloads: Readonly<Record<string, Record<string, unknown>>> = {
  agreement: { agreement: '<h2>Terms</h2>', version: 2 },
  low_balance: { warnBelowUsd: 20, stopBelowUsd: 0 },
  recording: { keepDays: 365, announce: true },
  banner: { text: 'Hello' },
}

const open = (key: string) =>
  render(<Shown row={{ id: 1, key, payload: payloads[key], updatedAt: '2026-01-01T00:00:00.000Z' }} />)

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const status = (name: string) => screen.getByRole('status', { name })

it('limits say how many accounts they affect while they are typed, and are saved as amounts', async () => {
  open('low_balance')
  type('Warn below', '500')
  await waitFor(() => expect(status('What it affects').textContent).toContain('2 accounts hold less than $500.00'))
  expect(status('What it affects').textContent).toContain('No account is empty')
  save()
  await waitFor(() => expect(saved?.payload).toEqual({ warnBelowUsd: 500, stopBelowUsd: 0 }))
})

it('a limit that stops before it warns is refused at its field, and nothing typed is lost', async () => {
  open('low_balance')
  type('Stop below', '21')
  save()
  expect(await screen.findByText(/^Type an amount that is not above the limit of the warning/)).toBeTruthy()
  expect(status('What it affects').textContent).toContain('Type both amounts')
  expect(screen.getByLabelText<HTMLInputElement>('Stop below').value).toBe('21')
  expect(saved).toBeUndefined()
})

it('what the server refuses of the value is at its first field, and nothing typed is lost', async () => {
  refusal = {
    statusCode: 422,
    name: 'ValidationError',
    message: 'invalid',
    details: { context: 'SystemSetting', codes: { payload: ['range'] }, messages: { payload: ['is out of range'] } },
  }
  open('low_balance')
  type('Warn below', '30')
  save()
  await waitFor(() => expect(screen.getByLabelText('Warn below').getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByLabelText<HTMLInputElement>('Warn below').value).toBe('30')
})

it('recordings say how many would be older', async () => {
  open('recording')
  await waitFor(() => expect(status('What it affects').textContent).toMatch(/^7 recorded calls are older/))
  type('Kept for, in days', 'a year')
  save()
  expect(await screen.findByText('Type a whole number of days from 1 to 3,650.')).toBeTruthy()
})

it('a version that nobody has accepted yet is named', async () => {
  render(<AcceptedVersions inForce={3} />)
  expect(await screen.findByText('Nobody has accepted version 3 yet.')).toBeTruthy()
})

it('terms have a version, and say who accepted which', async () => {
  open('agreement')
  expect(screen.getByText('Version 2 is in force.')).toBeTruthy()
  const accepted = await screen.findAllByText(/accepted version/)
  expect(accepted.map(({ textContent }) => textContent)).toEqual([
    '1 customer accepted version 2: Bluebird Plumbing',
    '1 customer accepted version 1: Kestrel Estates',
  ])
  expect(screen.getByText('1 customer has never been asked.')).toBeTruthy()
  type('Text', '<h2>House rules</h2>')
  expect(screen.getByText(/^Saving makes this version 3\./)).toBeTruthy()
  type(/^What is new/, 'Shorter')
  save()
  await waitFor(() =>
    expect(saved?.payload).toEqual({ agreement: '<h2>House rules</h2>', version: 3, note: 'Shorter' }),
  )
})

it('buttons format the selected text', async () => {
  open('agreement')
  type('Text', 'Be kind')
  const area = screen.getByLabelText<HTMLTextAreaElement>('Text')
  area.setSelectionRange(3, 7)
  fireEvent.click(screen.getByRole('button', { name: 'Bold' }))
  expect(area.value).toBe('Be <strong>kind</strong>')
  save()
  await waitFor(() => expect(saved?.payload.agreement).toBe('Be <strong>kind</strong>'))
})

it('other settings are JSON, refused with the place of the mistake', async () => {
  open('banner')
  type('Value', '{ "text": "Bye", }')
  save()
  expect(await screen.findByText(/^Line 1, character 18: /)).toBeTruthy()
  expect(saved).toBeUndefined()
  type('Value', '{ "text": "Bye" }')
  save()
  await waitFor(() => expect(saved?.payload).toEqual({ text: 'Bye' }))
})
