import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { refresh } from '../../data/use-call.ts'
import { forgetPending, postpone } from '../../state/pending-changes.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { Banner, useMarks } from './call-notes.tsx'
import { isRefused, noteBlocked } from './callers.ts'
import { toHandle } from './to-handle.resource.ts'

const call = (id: number, callerNumber: string) => ({ id, callerNumber, customerId: 2, firstTimeCaller: id === 3 })
const [often, once] = ['+12125550101', '+12125550102']
const page = [call(1, often), call(2, once), call(3, 'anonymous')]

let asked: string[]

beforeEach(() => {
  asked = []
  answerCalls(({ url }) => {
    const { pathname, searchParams } = new URL(url)
    asked.push(searchParams.get('filter') ?? '')
    if (pathname.endsWith('/CallLogs')) return [page[0], page[1], call(7, often), call(8, often)]
    return [{ id: 1, number: once, customerId: 2 }]
  })
})

function Marks() {
  const only = (key: string, value: string) => `/service/call-log?filter=${key}:${value}`
  const markRow = useMarks({ rows: page, where: { customerId: 2 }, only })
  return (
    <ul>
      {page.map((row) => (
        <li key={row.id}>{markRow(row, 0)}</li>
      ))}
    </ul>
  )
}

it('a caller who called again leads to all calls of the number, one who is blocked is said to be', async () => {
  render(<Marks />)
  const again = await screen.findByRole('link')
  expect(again.textContent).toContain('3')
  expect(again.getAttribute('href')).toBe(`/service/call-log?filter=callerNumber:${often}`)
  const [first, second, third] = screen.getAllByRole('listitem')
  expect(first?.contains(again)).toBe(true)
  expect(second?.querySelector('[role=img]')?.getAttribute('aria-label')).toContain('(212) 555-0102')
  expect(first?.querySelector('[role=img]')).toBeNull()
  expect(third?.textContent).not.toBe('')
  // Once for the page, within what the list shows.
  expect(asked).toHaveLength(2)
  expect(asked[0]).toContain('"customerId":2')
})

const caller = call(9, '+12125550109')
const others = [caller]

function Row() {
  useMarks({ rows: others, where: {}, only: String })
  return null
}

it('knows a caller who was blocked or unblocked on another screen meanwhile', async () => {
  const entry = { id: 1, number: caller.callerNumber, customerId: 2 }
  let entries = [entry]
  answerCalls(({ url }) => (url.includes('/BlacklistNumbers') ? entries : []))
  noteBlocked([])
  const visit = async (isBlocked: boolean) => {
    const { unmount } = render(<Row />)
    await waitFor(() => expect(isRefused(caller)).toBe(isBlocked))
    unmount()
  }
  await visit(true)
  for (const isBlocked of [false, true]) {
    entries = isBlocked ? [entry] : []
    await refresh('BlacklistNumber')
    await visit(isBlocked)
  }
})

it('is shown in the list of calls to handle as well, where the menu offers to unblock', () => {
  expect(toHandle.actions?.map(({ id }) => id)).toContain('unblock')
  expect(toHandle.marks).toBeDefined()
})

const linked = [{ ...call(1, often), caller_contactId: 5 }]

function LinkedRow() {
  const markRow = useMarks({ rows: linked, where: {}, only: String })
  return markRow(linked[0] ?? {}, 0)
}

it('a caller whose contact is blocked is said to be', async () => {
  answerCalls(({ url }) => (new URL(url).pathname.endsWith('/PhoneBooks') ? [{ id: 5 }] : []))
  render(<LinkedRow />)
  expect((await screen.findByRole('img')).getAttribute('aria-label')).toContain('(212) 555-0101')
})

const show = (search: string, asked: object[]) => {
  answerCalls(({ url }) => {
    const where = JSON.parse(new URL(url).searchParams.get('where') ?? '{}')
    asked.push(where)
    return { count: 3 }
  })
  history.replaceState(null, '', `/service/to-handle?${search}`)
  render(<Banner searchable={toHandle.searchable} />)
}
const open = () => screen.getByRole('link', { name: /^Open/ })

it('each count is of the calls that its link leads to, within what else is filtered and of the customer that is chosen', async () => {
  const asked: object[] = []
  show(`customer=3&page=2&filter=${encodeURIComponent('City:Bern, Handling:handled')}`, asked)
  await waitFor(() => expect(open().textContent).toBe('Open3'))
  expect(asked).toHaveLength(3)
  for (const where of asked) expect(JSON.stringify(where)).toMatch(/PhonebookCity.*"customerId":3.*"handling":/)
  expect(screen.getByRole('link', { name: /^Handled/ }).getAttribute('aria-current')).toBe('true')
  const to = new URL(open().getAttribute('href') ?? '', location.href).searchParams
  expect([to.get('filter'), to.get('customer'), to.get('page')]).toEqual([
    'PhonebookCity:"Bern", handling:="open"',
    '3',
    null,
  ])
})

it('without anything else it is the question that the menu asks', async () => {
  const asked: object[] = []
  show('', asked)
  await waitFor(() => expect(asked).toContainEqual({ handling: 'open' }))
})

it('a call with a pending deletion is not among them', async () => {
  const action = { run: async () => undefined, sendLast: () => undefined }
  postpone({ kind: 'remove', model: 'CallLog', rows: new Map([[31, undefined]]), text: '', action })
  const asked: object[] = []
  show('', asked)
  await waitFor(() => expect(asked).toHaveLength(3))
  forgetPending()
  for (const where of asked) expect(JSON.stringify(where)).toContain('"id":{"nin":[31]}')
})
