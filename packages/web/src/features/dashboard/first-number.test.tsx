import { accessOf } from '@lineboard/sdk'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { refresh, useCall } from '../../data/use-call.ts'
import { setSessionHandlers } from '../../state/session-events.ts'
import { sessionStore } from '../../state/session-store.ts'
import { forgetUiSettings } from '../../state/ui-settings-store.ts'
import { showSession, testUser } from '../../testing/show-session.ts'
import { MayOpenProvider } from '../../ui/may-open.ts'
import { FirstNumber } from './first-number.tsx'

const number = { id: 7, tracking_number: '+12125550161', receiving_numberId: 3 }
let numbers: object[] = []
let calls = 0
let stored: unknown
const made: string[] = []

afterEach(async () => {
  forgetUiSettings()
  showSession({})
  sessionStore.access = undefined
  await refresh('OpNumber')
  await refresh('CallLog')
})

const sections = ['Buy Numbers', 'Tracking Numbers', 'Call Logs', 'Tracking Sources']
const may = (permission: string) =>
  accessOf(
    { id: 3, customerId: 2, DashRoleMapping: [{ principalType: 'USER' }] },
    sections.map((name) => ({ GuiSection: { name }, GuiPermission: { name: permission } })),
  )

function show(rows: object[], count = 0, permission = 'PERMITALL') {
  numbers = rows
  calls = count
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async (request) => {
      if (request.method === 'PATCH') stored = await request.json()
      made.push(`${request.method} ${new URL(request.url).pathname.replace('/api/v1/', '')}`)
      if (request.url.includes('/TrackingSources') && request.method === 'PUT') return Response.json({ id: 9 })
      if (request.method === 'DELETE') return Response.json({ count: 1 })
      if (request.url.includes('/CallLogs') && request.method === 'PUT') return Response.json({ id: 9 })
      // The calls of the sample are there, until they are deleted.
      const isLeft = !made.includes('DELETE CallLogs')
      if (request.method === 'GET' && /\/CallLogs\?.*callId/.test(request.url)) {
        const [callId] = /sample[^"]*/.exec(new URL(request.url).searchParams.get('filter') ?? '') ?? []
        return Response.json(isLeft && made.includes('PUT CallLogs') ? [{ id: 31, callId }] : [])
      }
      if (/\/(TrackingSources|CallLogs)\?/.test(request.url)) return Response.json([])
      if (request.url.includes('/DashUsers/')) return Response.json(testUser())
      if (!request.url.includes('/count')) return Response.json(numbers)
      // One more could not be put through.
      const where = new URL(request.url).searchParams.get('where')
      return Response.json({ count: where?.includes('"status":{"neq":"failed"}') ? calls : calls + 1 })
    },
  })
  showSession({ status: 'signed-in', user: testUser() })
  // What the person may do is set here, and follows from no user.
  setSessionHandlers({ signIn: async () => undefined, impersonate: () => undefined, changeUser: () => undefined })
  sessionStore.access = may(permission)
  return render(
    <MayOpenProvider value={() => true}>
      <FirstNumber />
    </MayOpenProvider>,
  )
}
const title = { name: 'Your first number in three steps' }
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

it.each([
  ['without a number', [], 'Buy a number', '/service/numberman', '0 of 3 done'],
  [
    'with a number that rings nowhere',
    [{ ...number, receiving_numberId: null }],
    'Say where it rings',
    '/service/tracking-number/setup?number=7&step=rings',
    '1 of 3 done',
  ],
  [
    'before the first call',
    [number],
    'Make a test call',
    '/service/tracking-number/setup?number=7&step=test',
    '2 of 3 done',
  ],
])('%s the next step is led to, and what is done is ticked', async (_, rows, step, href, done) => {
  show(rows)
  await screen.findByRole('heading', title)
  expect(links()).toEqual([[step, href]])
  expect(screen.getByRole('status').textContent).toBe(done)
})

it('is put away, and brought back', async () => {
  show([])
  fireEvent.click(await screen.findByRole('button', { name: 'Put away' }))
  await waitFor(() => expect(screen.queryByText('Make a test call')).toBeNull())
  await waitFor(() => expect(JSON.stringify(stored)).toContain('firstNumberAway\\":true'))
  fireEvent.click(screen.getByRole('button', { name: 'Show the three steps' }))
  expect(await screen.findByText('Make a test call')).toBeTruthy()
})

it('who may not do the next step sees who can change that', async () => {
  show([], 0, 'READONLY')
  await screen.findByRole('heading', title)
  expect(links()).toEqual([])
  expect(screen.getByText(/An administrator of your company can give you another role/)).toBeTruthy()
})

it.each([
  ['more numbers', [number, { ...number, id: 8 }], 0],
  ['a number that was called', [{ ...number, tracking_number: '+12125550162' }], 2],
])('%s need no steps', async (_, rows, count) => {
  const { container } = show(rows, count)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(container.textContent).toBe('')
})

it('sample data is added and removed again, also once the steps are done', async () => {
  show([])
  made.length = 0
  fireEvent.click(await screen.findByRole('button', { name: 'Try it with sample data' }))
  const remove = await screen.findByRole('button', { name: 'Remove sample data' })
  await waitFor(() => expect(remove).toHaveProperty('disabled', false))
  expect(made.filter((call) => call === 'PUT CallLogs')).toHaveLength(24)
  expect(JSON.stringify(stored)).toContain('sampleSources')

  numbers = [number, { ...number, id: 8 }]
  await refresh('OpNumber')
  await waitFor(() => expect(screen.queryByRole('heading', title)).toBeNull())
  fireEvent.click(await screen.findByRole('button', { name: 'Remove sample data' }))
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(made.filter((call) => call.startsWith('DELETE'))).toContain('DELETE CallLogs')
})

function CallsBeside() {
  return <output>{useCall('CallLog.count', { where: { customerId: 2 } }, { silent: true }).data?.count}</output>
}

it('what the dashboard says of calls follows sample data', async () => {
  show([])
  render(<CallsBeside />)
  const said = () => document.querySelector('output')?.textContent
  await waitFor(() => expect(said()).toBe('1'))
  for (const [name, count] of [
    ['Try it with sample data', 24],
    ['Remove sample data', 0],
  ] as const) {
    const button = await screen.findByRole('button', { name })
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
    calls = count
    fireEvent.click(button)
    await waitFor(() => expect(said()).toBe(String(count + 1)))
  }
})

it('who may add no calls is offered no sample data', async () => {
  show([], 0, 'READONLY')
  await screen.findByRole('heading', title)
  expect(screen.queryByRole('button', { name: /sample/ })).toBeNull()
})
