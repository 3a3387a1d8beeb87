import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { phoneBook } from '../../features/phone-book/phone-book.resource.ts'
import { trackingSources } from '../../features/tracking-sources/tracking-sources.resource.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { showUiSettings } from '../../state/ui-settings-store.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { ImportDialog } from './import-dialog.tsx'

/** Bodies of the rows that were sent. */
let sent: object[]
let isRefused: boolean
/** What a row that is sent waits for. */
let answer: PromiseWithResolvers<void> | undefined
/** Contacts that are there. */
let contacts: object[]

beforeEach(() => {
  sent = []
  isRefused = false
  answer = undefined
  contacts = []
  setErrorHandler(() => undefined)
  const user = testUser({ id: 1, customerId: 1 })
  showSession({ status: 'signed-in', user, token: testToken('t', 1) })
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname.includes('/DashUsers/')) return Response.json(user)
      if (pathname.endsWith('/Customers/2')) return Response.json({ id: 2, companyName: 'Harbor Dental Group' })
      if (request.method === 'GET') return Response.json(pathname.includes('/PhoneBook') ? contacts : [])
      sent.push(await request.json())
      await answer?.promise
      if (!isRefused) return Response.json({ id: 9, ...sent.at(-1) })
      return Response.json({ error: { statusCode: 409, message: 'Not today' } }, { status: 409 })
    },
  })
})
afterEach(() => {
  showUiSettings({})
})

// Of LibreOffice.
const workbook = join(import.meta.dirname, '../../../../sdk/test/spreadsheets/libreoffice.xlsx')

const close = vi.fn()
const open = (resource: Resource = trackingSources) =>
  render(<ImportDialog resource={resource} asksOwner customerId={2} onClose={close} />)

async function choose(content: string | Uint8Array<ArrayBuffer>): Promise<void> {
  const file = new File([content], 'sources.csv', { type: 'text/csv' })
  fireEvent.change(await screen.findByLabelText(/^Choose a file/), { target: { files: [file] } })
}
const press = async (name: string) => fireEvent.click(await screen.findByText(name))

it('what is no file of rows is refused in words, and another one can be chosen', async () => {
  open()
  await choose(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x0d]))
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be read: It is no text in UTF-8')
  await choose('name,type\na,b\n"c,d\n')
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('cannot be read at row 3: A quotation mark'),
  )
  await choose('name,type\n')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('There are no rows in this file.'))
})

it('reads a workbook, and another of its sheets', async () => {
  open()
  await choose(new Uint8Array(readFileSync(workbook)))
  expect(await screen.findByText(/^2 rows in sources.csv/)).toBeTruthy()
  expect(
    screen.getByText(/Of 3 sheets, “Contacts” is read. 1 row of totals left out. 1 cell with an error/),
  ).toBeTruthy()
  expect(screen.getByText('First row: Ann & Son Ltd London')).toBeTruthy()
  const sheets = screen.getByLabelText(/^Sheet/)
  expect([...sheets.children].map(({ textContent }) => textContent)).toEqual(['Cover', 'Contacts', 'Numbers'])
  fireEvent.change(screen.getByLabelText(/^The headings are in row/), { target: { value: '4' } })
  expect(await screen.findByText(/^1 row in sources.csv/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/^Sheet/), { target: { value: 'Numbers' } })
  expect(await screen.findByText(/“Numbers” is read/)).toBeTruthy()
  expect([...screen.getByLabelText(/^Name/).children].map(({ textContent }) => textContent)).toContain('Number')
})

it('finds the columns of an address book by their content, and puts a name together', async () => {
  open(phoneBook)
  await choose('First Name,Last Name,Phone 1 - Type,Phone 1 - Value\nAnn,Miller,Mobile,+1 212-555-0142\n')
  expect(await screen.findByLabelText(/^Number/)).toHaveProperty('value', 'Phone 1 - Value')
  expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'First Name + Last Name')
  await press('Check the rows')
  await press('Import 1 row')
  await waitFor(() => expect(sent).toEqual([{ number: '+12125550142', name: 'Ann Miller', customerId: 2 }]))
})

it('reads the cards of an address book, which have no row of headings', async () => {
  open(phoneBook)
  expect(await screen.findByText(/vCard/)).toBeTruthy()
  const phones = ['TEL;TYPE=home:+1 212-555-0143', 'TEL;TYPE=pref:+1 212-555-0142']
  await choose(['BEGIN:VCARD', 'VERSION:3.0', 'FN:Ann Miller', ...phones, 'END:VCARD', ''].join('\r\n'))
  expect(await screen.findByLabelText(/^Number/)).toHaveProperty('value', 'Phone')
  expect(
    screen.getByText(/Of 1 contact with several phone numbers, the preferred or first one is “Phone”/),
  ).toBeTruthy()
  expect(screen.queryByLabelText(/^The headings are in row/)).toBeNull()
  await press('Check the rows')
  await press('Import 1 row')
  await waitFor(() => expect(sent).toEqual([{ number: '+12125550142', name: 'Ann Miller', customerId: 2 }]))
})

it('says what is wrong with a workbook', async () => {
  open()
  await choose(new Uint8Array(readFileSync(workbook)).subarray(0, 5000))
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be read: It is damaged.')
  await choose(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('It is no spreadsheet that can be read'))
})

it('says why the server refused a row, and tries only that one again', async () => {
  isRefused = true
  open()
  expect(await screen.findByText(/^The rows will belong to Harbor Dental Group/)).toBeTruthy()
  await choose('name,type\nWinter mailing,direct_mail\n')
  await press('Check the rows')
  await press('Import 1 row')
  const [row] = await screen.findAllByRole('listitem')
  // As a spreadsheet numbers it, whose first row are the headings.
  expect(row?.textContent).toMatch(/^Row 2 .*Not today/)
  isRefused = false
  sent = []
  await press('Try these again')
  expect(await screen.findByText('1 tracking source was added.')).toBeTruthy()
  expect(sent).toEqual([{ name: 'Winter mailing', type: 'direct_mail', customerId: 2 }])
  expect(screen.queryByRole('listitem')).toBeNull()
})

it('Escape closes it before a file is chosen and when all is done, and throws no file away in between', async () => {
  close.mockReset()
  open()
  const closedByEscape = () => {
    close.mockClear()
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    return close.mock.calls.length > 0
  }
  expect(closedByEscape()).toBe(true)
  await choose('name,type\nWinter mailing,direct_mail\n')
  await screen.findByText('Check the rows')
  expect(closedByEscape()).toBe(false)
  await press('Check the rows')
  await screen.findByText('Import 1 row')
  expect(closedByEscape()).toBe(false)
  await press('Import 1 row')
  await screen.findByText('1 tracking source was added.')
  expect(closedByEscape()).toBe(true)
})

it.each(['its cross', 'going back'])('%s, while rows are written, stops that and says which were not', async (how) => {
  close.mockReset()
  open()
  await choose(`name,type\n${Array.from({ length: 9 }, (_, at) => `Mailing ${at},direct_mail\n`).join('')}`)
  await press('Check the rows')
  await screen.findByText('Import 9 rows')
  answer = Promise.withResolvers()
  await press('Import 9 rows')
  await waitFor(() => expect(sent.length).toBeGreaterThan(0))
  const begun = sent.length
  if (how === 'going back') history.back()
  else fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByText('Discard your changes?')).toBeNull()
  answer.resolve()
  expect(await screen.findByText(`${begun} tracking sources were added.`)).toBeTruthy()
  expect(screen.getByText(`${9 - begun} rows were not imported.`)).toBeTruthy()
  expect([sent.length, close.mock.calls.length]).toEqual([begun, 0])
  await press('Try these again')
  expect(await screen.findByText(`${9 - begun} tracking sources were added.`)).toBeTruthy()
  await press('Done')
  expect(close).toHaveBeenCalledOnce()
})

it('columns that were chosen are chosen for the next file', async () => {
  open()
  await choose('name,type,What for\nA poster,print,At the fair\n')
  fireEvent.change(await screen.findByLabelText(/^Description/), { target: { value: 'What for' } })
  await press('Check the rows')
  await screen.findByText('Import 1 row')
  cleanup()
  open()
  await choose('name,type,What for\nAnother,print,Winter\n')
  expect(await screen.findByLabelText(/^Description/)).toHaveProperty('value', 'What for')
})

it('passes over titles and totals and keeps equal headings apart, and other headings can be chosen', async () => {
  open()
  await choose('Sources of May\n\nname,type,Group,Group\nA poster,print,x,y\nname 2,type 2,Zone,\nTotal,,,2\n')
  expect(await screen.findByText(/^2 rows in sources.csv\. .* 1 row of totals left out\.$/)).toBeTruthy()
  expect(screen.getByLabelText('The headings are in row')).toHaveProperty('value', '3')
  const options = [...(await screen.findByLabelText<HTMLSelectElement>(/^Description/)).options].map(({ text }) => text)
  expect(options.slice(1)).toEqual(['name', 'type', 'Group', 'Group (2)'])
  fireEvent.change(screen.getByLabelText('The headings are in row'), { target: { value: '4' } })
  expect(await screen.findByText(/^1 row in sources.csv/)).toBeTruthy()
  expect(screen.getByLabelText('The headings are in row')).toHaveProperty('value', '4')
})

it('says that a file is read in another encoding', async () => {
  open()
  await choose(Uint8Array.from('name,type\nCaf\u00e9,print\n', (letter) => letter.codePointAt(0) ?? 0))
  expect(await screen.findByText(/It is read as WINDOWS-1252\.$/)).toBeTruthy()
  expect(await screen.findByText('First row: Caf\u00e9')).toBeTruthy()
})

it('shows old and new values of contacts that are there, and changes them once that is chosen beside them', async () => {
  const { createObjectURL } = URL
  const files: Blob[] = []
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:'
  }
  // A link that is clicked takes happy-dom to another page, which all files after this one would have.
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  contacts = [
    {
      id: 7,
      customerId: 2,
      number: '+12125550142',
      name: 'Priya Brennan',
      company: 'Fable',
      createdAt: '',
      blocked: false,
    },
  ]
  open(phoneBook)
  await choose('Number,Name,Company,Notes\n+1 212-555-0142,Ida Lund,,New here\n')
  await press('Check the rows')
  expect(await screen.findByRole('button', { name: 'Import 0 rows' })).toHaveProperty('disabled', true)
  const box = screen.getByLabelText<HTMLInputElement>(/^Change 1 row that is there already/)
  expect(box.checked).toBe(false)
  expect(screen.getByText('In what the file has. Empty cells change nothing.')).toBeTruthy()
  const changes = 'Name: Priya Brennan → Ida Lund; Notes: (empty) → New here'
  expect(await screen.findByText(`There already, and stays as it is. The file differs: ${changes}`)).toBeTruthy()
  fireEvent.click(box)
  expect(await screen.findByText(changes)).toBeTruthy()
  expect(sent).toEqual([])
  await press('Add 0 and change 1')
  expect(await screen.findByText('1 was changed.')).toBeTruthy()
  expect(sent).toEqual([expect.objectContaining({ id: 7, name: 'Ida Lund', company: 'Fable', notes: 'New here' })])
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([`Row 2 ${changes}`])
  await press('Download the old values')
  await waitFor(() => expect(files).toHaveLength(1))
  expect((await files[0]?.text())?.trim().split(/\r?\n/)).toEqual(['number,name,notes', '+12125550142,Priya Brennan,'])
  URL.createObjectURL = createObjectURL
  click.mockRestore()
})
