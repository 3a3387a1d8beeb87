import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { leadTo, Page } from './buy-numbers-page.tsx'

const inTheStates = [
  { code: 'us', name: 'United States', types: ['local', 'toll_free'], states: [{ code: 'NY', name: 'New York' }] },
]
const centers = [{ name: 'BUFFALO', city: 'Buffalo', available: 40 }]
const at = '2026-01-01T00:00:00Z'
const offer = {
  type: 'local',
  country: 'us',
  areaCode: '716',
  capabilities: ['voice'],
  monthlyPrice: 2.5,
  setupPrice: 1,
}
const Customer = { id: 2, companyName: 'Harbor', currency: 'USD', balance: 10, state: 'active', createdAt: at } as const

let countries: readonly object[]
/** What was searched for, each time, and whether that fails. */
let asked: object[]
let isBroken: boolean

async function answer(request: Request): Promise<unknown> {
  const name = new URL(request.url).pathname.split('/').at(-1)
  if (name === 'countries') return countries
  if (name === 'ratecenter') return centers
  if (name !== 'lookup') return []
  if (isBroken) throw new Error('Out of numbers')
  const body = await request.json()
  asked.push(body)
  return { total: 57, numbers: [{ ...offer, number: `+17165550${100 + body.skip}` }] }
}

beforeEach(() => {
  asked = []
  countries = inTheStates
  isBroken = false
  setErrorHandler(() => undefined)
  const fetch = async (request: Request) => Response.json(await answer(request))
  initClient({ wholeContract: true, baseUrl: 'http://core.example/api/v1', retry: false, fetch })
  showSession({ status: 'signed-in', user: testUser({ id: 1, customerId: 1, Customer }), token: testToken('t') })
})

const form = async () => within(await screen.findByRole('form'))
const choose = async (label: string, value: string) =>
  fireEvent.change((await form()).getByLabelText(label), { target: { value } })
const submit = async () => act(async () => fireEvent.submit(await screen.findByRole('form')))

it.each([
  ['at home', 'United Kingdom', 'gb'],
  ['in the United States, where nothing is for sale at home', 'Norway', 'us'],
])('a search begins %s', async (_, country, begins) => {
  countries = [...inTheStates, { code: 'gb', name: 'United Kingdom', types: ['local'], states: [] }]
  const BusinessAddress = { id: 1, customerId: 2, country }
  const user = testUser({ id: 1, customerId: 2, Customer: { ...Customer, BusinessAddress } })
  showSession({ status: 'signed-in', user, token: testToken('t') })
  history.replaceState(null, '', '/service/addNumbers')
  render(<Page />)
  await waitFor(async () => expect((await form()).getByLabelText<HTMLSelectElement>('Country').value).toBe(begins))
  expect(asked.at(-1)).toMatchObject({ country: begins })
})

it('numbers are searched by place and digits, and the address keeps the search', async () => {
  history.replaceState(null, '', '/service/addNumbers')
  render(<Page />)
  await choose('State or province', 'NY')
  await waitFor(() => choose('Rate centre', 'BUFFALO'))
  await submit()
  expect(new URLSearchParams(location.search).toString()).toBe('country=us&type=local&state=NY&rateCenter=BUFFALO')
  fireEvent.click(await screen.findByRole('link', { name: 'Next' }))
  expect(await screen.findByText('(716) 555-0120')).toBeTruthy()
  expect(asked.at(-1)).toMatchObject({ state: 'NY', rateCenter: 'BUFFALO', skip: 20 })
  // Read from the address, as after a reload or a step back.
  expect((await form()).getByLabelText('Rate centre')).toHaveProperty('value', 'BUFFALO')
  await choose('Type', 'toll_free')
  expect((await form()).queryByLabelText('State or province')).toBeNull()
  const before = location.search
  await choose('Contains', '#1')
  await submit()
  expect((await form()).getByText('Up to 15 digits, letters or *')).toBeTruthy()
  expect(location.search).toBe(before)
  await choose('Contains', '888-555-01')
  await submit()
  expect(location.search).toBe('?country=us&type=toll_free&pattern=88855501')
})

it('what cannot be loaded says so in its place, and can be tried again', async () => {
  isBroken = true
  history.replaceState(null, '', '/service/addNumbers?country=us&type=local&areaCode=202')
  render(<Page />)
  const alert = await screen.findByRole('alert')
  expect((await form()).getByLabelText('Country')).toBeTruthy()
  isBroken = false
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  // It is asked for again by itself as well, after five seconds.
  expect(await screen.findByText('(716) 555-0100', {}, { timeout: 3000 })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('leads on to a part of the page that is out of sight, and leaves one in sight', () => {
  render(<div tabIndex={-1} data-testid="part" />)
  const part = screen.getByTestId('part')
  let top = 10
  part.getBoundingClientRect = () => new DOMRect(0, top, 100, 100)
  let scrolled = 0
  part.scrollIntoView = () => {
    scrolled += 1
  }
  leadTo(part)
  expect(scrolled).toBe(0)
  top = innerHeight + 300
  leadTo(part)
  expect([scrolled, document.activeElement]).toEqual([1, part])
})
