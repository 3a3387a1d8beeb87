import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sipGateways } from '../../features/sip-gateways/sip-gateways.resource.ts'
import { showUiSettings } from '../../state/ui-settings-store.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { noRoutes } from '../../testing/no-routes.ts'
import { ListProvider, useListRows } from '../context/list-provider.tsx'
import { useList } from '../use-list.ts'
import { FilterBox } from './filter-box.tsx'
import { FilterChips } from './filter-chips.tsx'

const rows = [
  { id: 1, name: 'Carrier', address: 'one.example', type: 'both', customerId: 2 },
  { id: 2, name: 'Practice PBX', address: 'two.example', type: 'outbound', customerId: 2 },
]

/** With usual filters of one condition, and of two. */
const gateways = {
  ...sipGateways,
  quickFilters: [
    { label: 'For calls out', filter: 'type:"outbound"' },
    { label: 'Carriers', filter: 'name:"carrier", type:!="inbound"' },
  ],
}

/** A list without its table. */
function Screen() {
  const list = useList({
    resource: gateways,
    routes: noRoutes,
    onRemove: async () => false,
    openMenu: () => undefined,
  })
  return (
    <ListProvider value={list}>
      <FilterBox />
      <FilterChips />
      <Names />
    </ListProvider>
  )
}

function Names() {
  const names = useListRows().rows.map((row) => String(Reflect.get(row, 'name')))
  return <output>{names.join()}</output>
}

beforeEach(() => {
  answerCalls(({ url }) => {
    const { pathname } = new URL(url)
    if (/count$/i.test(pathname)) return { count: rows.length }
    return pathname.endsWith('/SipGateways') ? rows : []
  })
})
afterEach(() => {
  showUiSettings({})
})

// Test files share what is loaded, and the next one speaks for the socket itself.
afterAll(() => vi.resetModules())

async function open(filter = ''): Promise<void> {
  const search = filter ? `?filter=${encodeURIComponent(filter)}` : ''
  history.replaceState({ listDecided: true }, '', `/service/routing/sipgateway${search}`)
  render(<Screen />)
  await screen.findByText('Carrier,Practice PBX')
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Filter/ })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '')
const key = (name: string) => fireEvent.keyDown(box(), { key: name })
const applied = () => new URLSearchParams(location.search).get('filter')
async function type(text: string): Promise<void> {
  fireEvent.focus(box())
  fireEvent.change(box(), { target: { value: text } })
  box().setSelectionRange(text.length, text.length)
  fireEvent.select(box())
  await act(() => import('./suggestions.tsx'))
}

it('keys and values are completed by the keyboard alone, and the condition is applied', async () => {
  await open()
  await type('ty')
  await waitFor(() => expect(options()).toEqual(['Directiontype']))
  expect(box().getAttribute('aria-expanded')).toBe('true')
  key('ArrowDown')
  expect(screen.getByRole('option').getAttribute('aria-selected')).toBe('true')
  key('Enter')
  expect(box().value).toBe('type:""')
  await waitFor(() => expect(options().join()).toContain('Outbound'))
  await type('type:"outb')
  key('ArrowDown')
  key('Tab')
  expect(box().value).toBe('type:"outbound"')
  key('Enter')
  expect(await screen.findByRole('button', { name: 'Remove For calls out' })).toBeTruthy()
  expect(applied()).toBe('type:"outbound"')
  fireEvent.blur(box())
  await waitFor(() => expect(box().value).toBe('Direction:"Outbound"'))
  expect(applied()).toBe('type:"outbound"')
})

it('operators are offered after the colon, in words', async () => {
  await open()
  await type('type:!')
  await waitFor(() => expect(options().join('|')).toMatch(/is not/))
  fireEvent.click(screen.getByRole('option', { name: 'is not !=' }))
  expect(box().value).toBe('type:!=')
})

it('Escape puts suggestions away, and then takes the text back', async () => {
  await open()
  await type('name:"car')
  await waitFor(() => expect(options()).toEqual(['Carrier']))
  key('Escape')
  await waitFor(() => expect(options()).toEqual([]))
  expect(box().value).toBe('name:"car')
  key('Escape')
  expect(box().value).toBe('')
})

it.each([
  ['colour:"red"', 'There is no field colour', 'colour'],
  ['type:>="a"', '>= does not fit Direction: use =, != or !', '>='],
])('%s is marked, told of, and not applied', async (typed, problem, marked) => {
  await open()
  await type(typed)
  key('Enter')
  expect(await screen.findByText(problem)).toBeTruthy()
  expect(box().getAttribute('aria-invalid')).toBe('true')
  expect(document.querySelector('mark')?.textContent).toBe(marked)
  expect(applied()).toBeNull()
})

it('a chip takes its condition out, and leaves the others', async () => {
  await open('name:"car", 212')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Remove 212' }))
  await waitFor(() => expect(box().value).toBe('Name:"car"'))
  expect(applied()).toBe('name:"car"')
})

it('a usual filter of several conditions is one chip, and goes as a whole', async () => {
  await open('name:"carrier", type:!="inbound"')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Carriers'])
  fireEvent.click(screen.getByRole('button', { name: 'Remove Carriers' }))
  await waitFor(() => expect(applied()).toBeNull())
  expect(screen.queryAllByRole('listitem')).toEqual([])
})

it('a usual filter is called as its button, and by its conditions where there are more', async () => {
  await open('type:"outbound"')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['For calls out'])
  await type('type:"outbound", 212')
  key('Enter')
  const chips = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  await waitFor(() => expect(chips()).toEqual(['Direction is Outbound', '212']))
})

it('of a filter that can be read in part the rest holds, and the chip says what is not understood', async () => {
  await open('customerId:"abc", name:"car"')
  const chips = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(chips).toEqual(['Not understood: customerId contains abc', 'Name contains car'])
})

it('fields write the same filter as typing', async () => {
  await open('name:"carrier"')
  fireEvent.click(screen.getByRole('button', { name: 'Filter by fields' }))
  const line = async (number: number) => within(await screen.findByRole('group', { name: `Condition ${number}` }))
  const change = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
  const first = await line(1)
  expect(first.getByLabelText('Value')).toHaveProperty('value', 'carrier')
  fireEvent.click(screen.getByRole('button', { name: 'Add a condition' }))
  const second = await line(2)
  change(second.getByLabelText('Field'), 'type')
  change(second.getByLabelText('Value'), 'both')
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(applied()).toBe('name:"carrier", type:="both"'))
  expect(box().value).toBe('Name:"carrier", Direction:="Both ways"')
})

it('who prefers text alone is offered no fields', async () => {
  showUiSettings({ filterMode: 'filter_text' })
  await open()
  expect(screen.queryByRole('button', { name: 'Filter by fields' })).toBeNull()
})

it('a key that only keyboards have is named apart from the rest, so that it can be left out', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Filter by fields' }))
  expect((await screen.findByText('? shows how.')).tagName).toBe('SPAN')
})
