import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { forgetPending, postpone } from '../../state/pending-changes.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { Banner } from './ticket-counts.tsx'
import { tickets } from './tickets.resource.ts'

/** What was asked, without the address of the server. */
let asked: string[]

beforeEach(() => {
  asked = []
  answerCalls(({ url }) => {
    const { pathname, search } = new URL(url)
    asked.push(decodeURIComponent(pathname.split('/').at(-1) + search))
    if (search.includes('inq')) return [{ id: 1, state: 'open', ownerId: 1 }]
    if (pathname.endsWith('/tickets')) return [{ id: 1 }, { id: 2 }]
    if (pathname.endsWith('/DashUsers')) return [{ id: 9, username: 'felix', firstName: 'Felix', lastName: 'Ode' }]
    return { count: 3 }
  })
})

afterEach(() => {
  forgetPending()
})

function show(filter = '') {
  history.replaceState(null, '', `/service/ticket?page=4&filter=${encodeURIComponent(filter)}`)
  render(<Banner searchable={tickets.searchable} />)
}
const chip = (name: RegExp) => screen.getByRole('link', { name })
const filterOf = (name: RegExp) => new URL(chip(name).getAttribute('href') ?? '', location.href).searchParams

it('each state and owner has its count, and leads to its tickets from their first page', async () => {
  show()
  await waitFor(() => expect(chip(/^All/).textContent).toMatch(/15$/))
  expect(chip(/^Open/).textContent).toBe('Open3')
  expect(chip(/^Mine/).textContent).toBe('Mine3')
  expect(chip(/^Nobody's/).textContent).toBe("Nobody's2")
  expect(filterOf(/^Open/).get('filter')).toContain('open')
  expect(filterOf(/^Open/).has('page')).toBe(false)
  expect(filterOf(/^Mine/).get('filter')).toContain('ada')
})

it('a server that counts no tickets is no error beside its list', async () => {
  const said: boolean[] = []
  setErrorHandler((_, { isShown }) => said.push(isShown === true))
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async ({ url }) =>
      /count/.test(url) ? Response.json({ error: { statusCode: 500 } }, { status: 500 }) : Response.json([]),
  })
  show('state:"open"')
  await waitFor(() => expect(said.length).toBeGreaterThan(4))
  expect(said).not.toContain(false)
})

it('a count has its place before it comes, so that no chip moves', async () => {
  show()
  const places = () => [/^All/, /^Open/, /^Mine/, /^Nobody's/].map((name) => chip(name).childElementCount)
  expect(places()).toEqual([1, 1, 1, 1])
  expect(chip(/^Everyone's/).childElementCount).toBe(0)
  await waitFor(() => expect(chip(/^All/).textContent).toMatch(/15$/))
  expect(places()).toEqual([1, 1, 1, 1])
})

it('counts by state go by the owner that is chosen, who stays chosen with another state', async () => {
  const mine = (() => {
    show()
    const filter = filterOf(/^Mine/).get('filter') ?? ''
    cleanup()
    return filter
  })()
  asked = []
  show(mine)
  expect(chip(/^Mine/).getAttribute('aria-current')).toBe('true')
  await waitFor(() => expect(asked.filter((each) => each.includes('uid=1')).length).toBeGreaterThanOrEqual(5))
  expect(filterOf(/^Closed/).get('filter')).toMatch(/ada.*closed|closed.*ada/)
})

it('a ticket with a pending deletion is not counted', async () => {
  const action = { run: async () => undefined, sendLast: () => undefined }
  postpone({ kind: 'remove', model: 'Ticket', rows: new Map([[1, undefined]]), text: '', action })
  show()
  await waitFor(() => expect(chip(/^All/).textContent).toBe('All14'))
  expect([/^Open/, /^Waiting/, /^Mine/].map((name) => chip(name).textContent)).toEqual(['Open2', 'Waiting3', 'Mine2'])
  expect(asked.find((each) => each.includes('"ownerId":null'))).toContain('"id":{"nin":[1]}')
})

it('somebody else who is chosen is named, and current', async () => {
  show('owner:="felix"')
  await waitFor(() => expect(chip(/^Felix Ode/).getAttribute('aria-current')).toBe('true'))
})

it('counts by owner are of the state that is chosen, as is the list that they lead to', async () => {
  show('state:="open"')
  await waitFor(() => expect(chip(/^Mine/).textContent).toBe('Mine3'))
  expect(asked.filter((each) => each.startsWith('count-by-owner'))).toEqual([])
  expect(asked.find((each) => each.startsWith('tickets?'))).toContain('"stateId":1')
  expect(filterOf(/^Mine/).get('filter')).toMatch(/open.*ada/)
})

it('beside a condition that no call counts by nothing is counted', async () => {
  show('state:="open", router')
  await waitFor(() => expect(chip(/^Open/).getAttribute('aria-current')).toBe('true'))
  expect([/^All/, /^Open/, /^Mine/, /^Nobody's/].map((name) => chip(name).childElementCount)).toEqual([0, 0, 0, 0])
  expect(asked).toEqual([])
})
