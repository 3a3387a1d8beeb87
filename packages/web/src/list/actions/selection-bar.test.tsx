import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { sipGateways } from '../../features/sip-gateways/sip-gateways.resource.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { noRoutes } from '../../testing/no-routes.ts'
import { ListProvider } from '../context/list-provider.tsx'
import { useList } from '../use-list.ts'
import { SelectionBar } from './selection-bar.tsx'

const stored = Array.from({ length: 40 }, (_, at) => ({ id: at + 1, name: `Gateway ${at + 1}`, customerId: 1 }))
const rows = stored.slice(0, 10)

/** A list of which the whole page can be selected. */
function Screen() {
  const list = useList({
    resource: sipGateways,
    routes: noRoutes,
    onRemove: async () => false,
    openMenu: () => undefined,
  })
  return (
    <ListProvider value={list}>
      <output>{list.selection.size}</output>
      {list.view === 'rows' && (
        <button type="button" onClick={() => list.select(rows.map(({ id }) => id))}>
          Select the page
        </button>
      )}
      <SelectionBar />
    </ListProvider>
  )
}

function answer({ url }: Pick<Request, 'url'>): unknown {
  const { pathname, searchParams } = new URL(url)
  if (/count$/i.test(pathname)) return { count: stored.length }
  const { limit = 10, where } = JSON.parse(searchParams.get('filter') ?? '{}')
  const isPastEnd = JSON.stringify(where)?.includes('"gt":40')
  return pathname.endsWith('/SipGateways') && !isPastEnd ? stored.slice(0, limit) : []
}

beforeEach(() => {
  answerCalls(answer)
  // What shows itself how far it is asks by the browser's own.
  vi.stubGlobal('fetch', async (request: Request) => Response.json(answer(request)))
})

// Test files share what is loaded, and the next one speaks for the socket itself.
afterAll(() => vi.resetModules())

async function selectPage(filter: string): Promise<void> {
  history.replaceState({ listDecided: true }, '', `/service/routing/sipgateway?filter=${encodeURIComponent(filter)}`)
  render(<Screen />)
  fireEvent.click(await screen.findByRole('button', { name: 'Select the page' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('10'))
}

const offer = (options?: { timeout: number }) => screen.findByRole('button', { name: /matching$/ }, options)

it('offers all that match once the page is selected', async () => {
  await selectPage('name:"gate"')
  expect((await offer()).textContent).toBe('Select all 40 matching')
})

it('selects those of every page, and offers no more then', async () => {
  await selectPage('name:"gate"')
  expect(screen.getByText('All 10 on this page are selected.')).toBeTruthy()
  fireEvent.click(await offer())
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('40'))
  expect(screen.queryByRole('button', { name: /matching$/ })).toBeNull()
})

it.each(['customerId:"abc"', 'customerId:"abc", name:"gate"'])(
  'offers none of what a filter would match that is not understood: %s',
  async (filter) => {
    await selectPage(filter)
    // An offer that is made stands at once: the count comes with the rows.
    await expect(offer({ timeout: 1000 })).rejects.toThrow()
  },
)

it.each([
  ['that the core API has', { transport: 'udp' }, 1],
  ['that it lacks', {}, 0],
])('offers fields to change %s', async (_, more, offered) => {
  initClient({
    baseUrl: 'http://core.example/api/v1',
    fetch: async (input) => {
      const isCount = /count$/i.test(new URL(new Request(input).url).pathname)
      return Response.json(isCount ? { count: 1 } : [{ ...rows[0], username: null, ...more }])
    },
  })
  await selectPage('')
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  expect(await screen.findByLabelText('Change Description')).toBeTruthy()
  expect(screen.queryAllByLabelText('Change Transport')).toHaveLength(offered)
})
