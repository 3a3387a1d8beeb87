import { accessOf } from '@lineboard/sdk'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterAll, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { callLogs as callLogResource } from '../../features/call-logs/call-logs.resource.ts'
import { sipGateways } from '../../features/sip-gateways/sip-gateways.resource.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { sessionStore } from '../../state/session-store.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { noRoutes } from '../../testing/no-routes.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { ListProvider } from '../context/list-provider.tsx'
import { StatusLine } from '../status-line.tsx'
import { useList } from '../use-list.ts'
import { ListStatePanel } from './list-state-panel.tsx'

// Test files share what is loaded, and the next one speaks for the socket itself.
afterAll(() => {
  showSession({})
  vi.resetModules()
})

function Screen({ resource = sipGateways }: { resource?: Resource }) {
  const list = useList({
    resource,
    routes: noRoutes,
    onRemove: async () => false,
    openMenu: () => undefined,
  })
  return (
    <ListProvider value={list}>
      <StatusLine />
      {list.rows.length > 0 && <output>{list.rows.length} rows</output>}
      <ListStatePanel />
    </ListProvider>
  )
}

it.each([
  ['name:"Carrier"', 'Nothing fits the filter.'],
  [
    'provider:twilio',
    'There is no field “provider” here, so it was looked for as words. All fields are under “Filter by fields”.',
  ],
])('a list that has nothing for %s says: %s', async (filter, text) => {
  answerCalls(({ url }) => (/count$/i.test(new URL(url).pathname) ? { count: 0 } : []))
  history.replaceState({ listDecided: true }, '', `/service/routing/sipgateway?filter=${encodeURIComponent(filter)}`)
  render(<Screen />)
  expect(await screen.findByText('No SIP gateways match')).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
})

it('where only a period has no rows, offers a longer one', async () => {
  answerCalls(({ url }) => (/count$/i.test(new URL(url).pathname) ? { count: 0 } : []))
  history.replaceState({ listDecided: true }, '', '/service/call-log')
  render(<Screen resource={callLogResource} />)
  expect(await screen.findByText('No calls in this period')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Last 30 Days' }))
  await waitFor(() => expect(new URLSearchParams(location.search).get('period')).toBe('last30'))
  expect(screen.queryByRole('button', { name: 'Last 30 Days' })).toBeNull()
})

it('where a comma is missing the list says so, and narrows by what was meant', async () => {
  answerCalls(({ url }) => (/count$/i.test(new URL(url).pathname) ? { count: 0 } : []))
  history.replaceState({ listDecided: true }, '', '/service/routing/sipgateway?filter=type:outbound%20nora')
  render(<Screen />)
  fireEvent.click(await screen.findByRole('button', { name: 'Did you mean type:"outbound", nora?' }))
  await waitFor(() => expect(new URLSearchParams(location.search).get('filter')).toBe('type:"outbound", nora'))
})

const row = { id: 1, name: 'Carrier', customerId: 1 }
const callLogs = { GuiSection: { name: 'Call Logs' }, GuiPermission: { name: 'READONLY' } } as const

it('a page past the end leads back to the first', async () => {
  const isPast = (url: string) => JSON.parse(new URL(url).searchParams.get('filter') ?? '{}').skip > 0
  answerCalls(({ url }) => (/count$/i.test(new URL(url).pathname) ? { count: 1 } : isPast(url) ? [] : [row]))
  history.replaceState({ listDecided: true }, '', '/service/routing/sipgateway?page=9')
  render(<Screen />)
  fireEvent.click(await screen.findByRole('button', { name: 'Go to the first page' }))
  expect(await screen.findByText('1 rows')).toBeTruthy()
  expect(location.search).toBe('')
})

it('rows that could not be loaded are asked for again', async () => {
  let isRefused = true
  answerCalls(({ url }) => {
    if (/count$/i.test(new URL(url).pathname)) return { count: 1 }
    if (isRefused) throw new Error('Not today')
    return [row]
  })
  history.replaceState({ listDecided: true }, '', '/service/routing/sipgateway?filter=name:%22again%22')
  render(<Screen />)
  expect(await screen.findByText('The SIP gateways could not be loaded')).toBeTruthy()
  isRefused = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  // It is asked for again by itself as well, after five seconds.
  expect(await screen.findByText('1 rows', {}, { timeout: 3000 })).toBeTruthy()
})

it('rows are there while they are counted, which is said', async () => {
  const counted = Promise.withResolvers<object>()
  answerCalls(() => [])
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async ({ url }) => Response.json(/count$/i.test(new URL(url).pathname) ? await counted.promise : [row]),
  })
  history.replaceState({ listDecided: true }, '', '/service/routing/sipgateway?filter=name:%22slow%22')
  render(<Screen />)
  expect(await screen.findByText('1 rows')).toBeTruthy()
  expect(screen.getByText('Counting…')).toBeTruthy()
  counted.resolve({ count: 70 })
  await waitFor(() => expect(screen.getByText('70 SIP gateways')).toBeTruthy())
})

it('who only reads them sees that beside their count, and nobody else', async () => {
  answerCalls(({ url }) => (/count$/i.test(new URL(url).pathname) ? { count: 1 } : [row]))
  const user = testUser()
  showSession({ status: 'signed-in', user, token: testToken('t') })
  for (const permission of ['READONLY', 'PERMITALL'] as const) {
    sessionStore.access = accessOf(user, [
      { GuiSection: { name: 'SIP Gateways' }, GuiPermission: { name: permission } },
    ])
    history.replaceState({ listDecided: true }, '', '/service/routing/sipgateway')
    const { unmount } = render(<Screen />)
    expect(await screen.findByText('1 rows')).toBeTruthy()
    const said = screen.queryAllByText(/^View only\./)
    expect(said).toHaveLength(permission === 'READONLY' ? 1 : 0)
    unmount()
  }
})

it('who may not see the rows reads why, and is led to what they may see', async () => {
  answerCalls(() => [])
  const user = testUser()
  showSession({ status: 'signed-in', user, token: testToken('t') })
  sessionStore.access = accessOf(user, [callLogs])
  history.replaceState({ listDecided: true }, '', '/service/routing/sipgateway')
  render(<Screen />)
  expect(await screen.findByText(/^Your role has no access to this section\./)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'To the first section you may see' }))
  await waitFor(() => expect(location.pathname).toBe('/service/call-log'))
})
