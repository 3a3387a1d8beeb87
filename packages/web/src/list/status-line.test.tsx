import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { loadOnce } from '../browser/lazy.ts'
import { sipGateways } from '../features/sip-gateways/sip-gateways.resource.ts'
import type { Resource } from '../kit/define-resource.ts'
import { rowId } from '../kit/rows/row-text.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { ListProvider } from './context/list-provider.tsx'
import { StatusLine } from './status-line.tsx'
import { useList } from './use-list.ts'

const stored = [1, 2, 3].map((id) => ({ id, name: `Gateway ${id}`, customerId: 1 }))

function Screen({ resource = sipGateways }: { resource?: Resource }) {
  const list = useList({
    resource,
    routes: { route: undefined, hrefOf: () => '', open: () => undefined, close: () => undefined },
    onRemove: async () => false,
    openMenu: () => undefined,
  })
  return (
    <ListProvider value={list}>
      {list.listed.map(rowId).map((id) => (
        <button key={id} type="button" onClick={() => list.select([...list.selection.keys(), id])}>
          Select {id}
        </button>
      ))}
      <StatusLine />
      <div data-list-rows="">
        <input aria-label="Rows" />
      </div>
    </ListProvider>
  )
}

const answer = ({ url }: Pick<Request, 'url'>): unknown =>
  /count$/i.test(url.split('?')[0] ?? '') ? { count: 3 } : stored

beforeEach(() => {
  answerCalls(answer)
  vi.stubGlobal('fetch', async (request: Request) => Response.json(answer(request)))
})

// Test files share what is loaded, and the next one speaks for the socket itself.
afterAll(() => vi.resetModules())

it('how many rows are selected is said where it was said how many there are: only that is read out', async () => {
  history.replaceState({ listDecided: true }, '', '/service/routing/sipgateway')
  render(<Screen />)
  const said = await screen.findByText('3 SIP gateways')
  expect(said.getAttribute('role')).toBe('status')
  for (const id of [1, 2]) {
    fireEvent.click(screen.getByRole('button', { name: `Select ${id}` }))
    expect([said.isConnected, said.textContent]).toEqual([true, `${id} selected`])
  }
})

it.each([
  ['where the line scrolls, before what else may narrow it', true, Node.DOCUMENT_POSITION_FOLLOWING],
  ['elsewhere after it, which stays where it is pressed', false, Node.DOCUMENT_POSITION_PRECEDING],
])('what narrows the list stands %s', async (_, isNarrow, place) => {
  const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isNarrow && query !== 'print', ...listeners }))
  history.replaceState({ listDecided: true }, '', '/service/routing/sipgateway?filter=name:"Gateway"')
  render(<Screen resource={{ ...sipGateways, quickFilters: [{ label: 'Ours', filter: 'name:"Ours"' }] }} />)
  const chip = await screen.findByRole('button', { name: /^Remove Name/ })
  const usual = await screen.findByRole('button', { name: 'Ours' })
  expect(chip.compareDocumentPosition(usual) & place).toBe(place)
})

const NotCounted = () => <p>Not counted</p>
const banner = loadOnce(async () => ({ Banner: NotCounted }))

it('what is not counted stands above the count where a list says so', async () => {
  history.replaceState({ listDecided: true }, '', '/service/routing/sipgateway')
  render(<Screen resource={{ ...sipGateways, banner, bannerFirst: true }} />)
  const [count, more] = [await screen.findByText('3 SIP gateways'), await screen.findByText('Not counted')]
  expect(more.compareDocumentPosition(count)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('a selection ends when the list shows something else', async () => {
  history.replaceState({ listDecided: true }, '', '/service/routing/sipgateway')
  render(<Screen />)
  fireEvent.click(await screen.findByRole('button', { name: 'Select 1' }))
  expect(screen.getByText('1 selected')).toBeTruthy()
  act(() => history.pushState({ listDecided: true }, '', '/service/routing/sipgateway?page=2'))
  expect(screen.getByText('1 selected'), 'another page shows more of the same').toBeTruthy()
  act(() => history.pushState({ listDecided: true }, '', '/service/routing/sipgateway?filter=name%3A%22gate%22'))
  await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull())
})

it.each([
  ['the selection', 'Select 2', 'Clear selection'],
  ['a condition of the filter', undefined, /^Remove Name/],
])('where %s is taken away by keyboard, the focus goes to the rows', async (_what, before, name) => {
  history.replaceState({ listDecided: true }, '', '/service/routing/sipgateway?filter=name%3A%22gate%22')
  render(<Screen />)
  await screen.findByText('3 SIP gateways')
  if (before) fireEvent.click(screen.getByRole('button', { name: before }))
  const button = await screen.findByRole('button', { name })
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Rows')))
})
