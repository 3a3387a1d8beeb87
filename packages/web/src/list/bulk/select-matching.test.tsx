import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { sipGateways } from '../../features/sip-gateways/sip-gateways.resource.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { ListProvider } from '../list.ts'
import { useList } from '../use-list.ts'
import { SelectMatching } from './select-matching.tsx'

const rows = Array.from({ length: 10 }, (_, at) => ({ id: at + 1, name: `Gateway ${at + 1}`, customerId: 1 }))
const noRoutes = { route: undefined, hrefOf: () => '', open: () => undefined, close: () => undefined }

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
      <SelectMatching />
    </ListProvider>
  )
}

beforeEach(() => {
  answerCalls(({ url }) => {
    const { pathname } = new URL(url)
    if (/count$/i.test(pathname)) return { count: 40 }
    return pathname.endsWith('/SipGateways') ? rows : []
  })
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

it.each(['customerId:"abc"', 'customerId:"abc", name:"gate"'])(
  'offers none of what a filter would match that is not understood: %s',
  async (filter) => {
    await selectPage(filter)
    // An offer that is made stands at once: the count comes with the rows.
    await expect(offer({ timeout: 1000 })).rejects.toThrow()
  },
)
