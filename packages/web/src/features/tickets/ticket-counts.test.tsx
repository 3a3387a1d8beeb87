import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { Banner } from './ticket-counts.tsx'

/** What was asked, without the address of the server. */
let asked: string[]

beforeEach(() => {
  asked = []
  answerCalls(({ url }) => {
    const { pathname, search } = new URL(url)
    asked.push(decodeURIComponent(pathname.split('/').at(-1) + search))
    if (pathname.endsWith('/tickets')) return [{ id: 1 }, { id: 2 }]
    if (pathname.endsWith('/DashUsers')) return [{ id: 9, username: 'felix', firstName: 'Felix', lastName: 'Ode' }]
    return { count: 3 }
  })
})

function show(filter = '') {
  history.replaceState(null, '', `/service/ticket?page=4&filter=${encodeURIComponent(filter)}`)
  render(<Banner />)
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

it('somebody else who is chosen is named, and current', async () => {
  show('owner:="felix"')
  await waitFor(() => expect(chip(/^Felix Ode/).getAttribute('aria-current')).toBe('true'))
})
