import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../data/client.ts'
import { sipGateways } from '../features/sip-gateways/sip-gateways.resource.ts'
import { runOf } from '../kit/bulk/bulk-job.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { noRoutes } from '../testing/no-routes.ts'
import type { followList } from './live/follow-list.ts'
import { useList } from './use-list.ts'

/** Hears what has become of the rows of the list on the screen. */
let followed: Parameters<typeof followList>[0]['onNews'] | undefined

vi.mock('./live/follow-list.ts', () => ({
  followList: ({ onNews }: Parameters<typeof followList>[0]) => {
    followed = onNews
    return () => undefined
  },
}))

const stored = Array.from({ length: 40 }, (_, at) => ({ id: at + 1, name: `Gateway ${at + 1}`, customerId: 1 }))

/** Ends the waiting of answers. */
let letGo: () => void
/** What answers wait for; nothing at first. */
let waiting: Promise<void> | undefined

async function answer({ url }: Pick<Request, 'url'>): Promise<unknown> {
  const { pathname, searchParams } = new URL(url)
  const { limit = 10, skip = 0 } = JSON.parse(searchParams.get('filter') ?? '{}')
  await waiting
  if (/count$/i.test(pathname)) return { count: stored.length }
  return pathname.endsWith('/SipGateways') ? stored.slice(skip, skip + limit) : []
}

beforeEach(() => {
  waiting = undefined
  followed = undefined
  answerCalls(() => [])
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async (request) => Response.json(await answer(request)),
  })
  history.replaceState({ listDecided: true }, '', '/service/routing/sipgateway')
})

function Screen() {
  const list = useList({
    resource: sipGateways,
    routes: noRoutes,
    onRemove: async () => false,
    openMenu: () => undefined,
  })
  return (
    <>
      <output>{[...list.selection.values()].join()}</output>
      <ul>
        {list.view === 'rows' &&
          list.rows.map((row) => <li key={Reflect.get(row, 'id')}>{Reflect.get(row, 'name')}</li>)}
      </ul>
      <button type="button" onClick={() => list.select([1])}>
        Select the first
      </button>
      <button type="button" onClick={() => list.change({ page: 4 })}>
        The last page
      </button>
      <button type="button" onClick={() => list.change({ filter: 'name:"gate"' })}>
        Filter
      </button>
    </>
  )
}
const press = (name: string) => fireEvent.click(screen.getByText(name))
const selected = () => screen.getByRole('status').textContent

/** Asks for other rows, which do not come yet. */
async function askBy(name: string): Promise<void> {
  render(<Screen />)
  await screen.findByText('Gateway 1')
  waiting = new Promise((resolve) => {
    letGo = resolve
  })
  await act(async () => press(name))
  screen.getByText('Gateway 1')
  press('Select the first')
}

it('a row that is chosen while another page is on its way stays chosen', async () => {
  await askBy('The last page')
  expect(selected()).toBe('Gateway 1')
  letGo()
  await screen.findByText('Gateway 31')
  expect(selected()).toBe('Gateway 1')
})

it.each<[string, () => void]>([
  [
    'a change of several rows finds it so',
    () => runOf(sipGateways, 'edit', [], async () => []).notify([{ id: 1, name: 'Gateway 1', outcome: 'gone' }]),
  ],
  [
    'the list is told so',
    () => {
      const none = new Set<number>()
      followed?.({ gone: new Set([1]), changed: none, added: none, left: none, grown: undefined }, [])
    },
  ],
])('a row that somebody else deleted is no longer chosen once %s', async (_, hear) => {
  render(<Screen />)
  await screen.findByText('Gateway 1')
  await waitFor(() => expect(followed).toBeTruthy())
  press('Select the first')
  expect(selected()).toBe('Gateway 1')
  await act(async () => hear())
  expect(selected()).toBe('')
})

it('a row of other conditions, which still is there, is not chosen', async () => {
  await askBy('Filter')
  expect(selected()).toBe('')
  letGo()
  await screen.findByText('Gateway 10')
  expect(selected()).toBe('')
})
