import { accessOf } from '@lineboard/sdk'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hrefOf } from '../../places/href.ts'
import { allPlaces, arrival, isList } from '../../places/place.ts'
import { sessionStore } from '../../state/session-store.ts'

const asked = vi.fn()
const loadListAsker = vi.fn(async () => undefined)

vi.mock('./signed-in.ts', async (original) => ({
  ...(await original<object>()),
  loadScreen: async ({ id }: { id: string }) => ({ element: null, ask: () => asked(id) }),
  loadListAsker,
}))

const { navigateWhenLoaded, prepareScreen } = await import('./page-loader.ts')

const token = { id: 'T', ttl: 1_209_600, created: new Date().toISOString(), userId: 5 }
const at = (path: string) => ({ pathname: path.replaceAll(/:\w+/g, '5'), search: '' })
const denied = accessOf({ id: 5, customerId: 2 }, [])

beforeEach(() => {
  asked.mockClear()
  loadListAsker.mockClear()
  vi.stubGlobal('location', new URL(hrefOf('dashboard'), 'https://lines.example'))
  Object.assign(sessionStore, { status: 'signed-in', token, access: accessOf({ id: 1 }, []) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  Object.assign(sessionStore, { status: 'checking', token: undefined, access: undefined })
})

it('asks ahead for a screen that the person sees', async () => {
  await prepareScreen(at(hrefOf('auditLogs')))
  expect(asked).toHaveBeenCalledWith('auditLogs')
})

it('brings what asks for a list once: the second time it asks before a press that follows', async () => {
  await prepareScreen(at(hrefOf('callLogs')))
  await prepareScreen(at(hrefOf('callLogs')))
  expect(asked).toHaveBeenCalledTimes(2)
  expect(loadListAsker.mock.calls).toHaveLength(1)
})

it.each(allPlaces.filter(({ section, guard }) => section !== undefined && guard === 'session'))(
  'asks nothing for $id where that is denied',
  async (place) => {
    sessionStore.access = denied
    await prepareScreen(at(place.path))
    expect(asked).not.toHaveBeenCalled()
  },
)

it('asks nothing for what is elsewhere now, where that is denied', async () => {
  sessionStore.access = denied
  const moved = allPlaces.filter((place) => place.redirectTo && arrival(place).section)
  for (const place of moved) await prepareScreen(at(place.path))
  expect(moved.length).toBeGreaterThan(0)
  expect(asked).not.toHaveBeenCalled()
})

it('waits until it is known who is there', async () => {
  Object.assign(sessionStore, { status: 'checking', access: undefined })
  const prepared = prepareScreen(at(hrefOf('auditLogs')))
  await new Promise((resolve) => setTimeout(resolve))
  expect(asked).not.toHaveBeenCalled()
  Object.assign(sessionStore, { status: 'signed-in', access: denied })
  await prepared
  expect(asked).not.toHaveBeenCalled()
})

it('asks nothing for a visitor', async () => {
  Object.assign(sessionStore, { status: 'signed-out', token: undefined, access: undefined })
  for (const place of allPlaces.filter(isList)) await prepareScreen(at(place.path))
  expect(asked).not.toHaveBeenCalled()
})

it('is done when the screen can be drawn with its answer', async () => {
  const answer = Promise.withResolvers<void>()
  asked.mockReturnValueOnce(answer.promise)
  let isDone = false
  const prepared = prepareScreen(at(hrefOf('auditLogs'))).then(() => (isDone = true))
  await new Promise((resolve) => setTimeout(resolve))
  expect(asked).toHaveBeenCalled()
  expect(isDone).toBe(false)
  answer.resolve()
  await prepared
})

it('asks for what a screen shows first at a press that nothing told of', async () => {
  const navigate = vi.fn()
  // One that no test before this one has brought.
  navigateWhenLoaded(navigate, hrefOf('diagnosis'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(navigate).toHaveBeenCalledTimes(1)
  expect(asked).toHaveBeenCalledWith('diagnosis')
})

/** Somebody is on the audit log, and presses a link to the call log: the code of both is here, and the answer on its way. */
async function pressed() {
  await Promise.all([prepareScreen(at(hrefOf('auditLogs'))), prepareScreen(at(hrefOf('callLogs')))])
  vi.stubGlobal('location', new URL(hrefOf('auditLogs'), 'https://lines.example'))
  const answer = Promise.withResolvers<void>()
  asked.mockReturnValueOnce(answer.promise)
  const navigate = vi.fn()
  navigateWhenLoaded(navigate, hrefOf('callLogs'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(navigate).not.toHaveBeenCalled()
  return { answer, navigate, went: () => navigate.mock.calls.map(([to]) => to) }
}

it('goes to a screen with its first answer', async () => {
  const { answer, went } = await pressed()
  answer.resolve()
  await vi.waitFor(() => expect(went()).toEqual([hrefOf('callLogs')]))
})

it('goes without an answer that does not come, or fails', async () => {
  const late = await pressed()
  await vi.waitFor(() => expect(late.went()).toEqual([hrefOf('callLogs')]))
  const refused = await pressed()
  refused.answer.reject(new Error('refused'))
  await vi.waitFor(() => expect(refused.went()).toEqual([hrefOf('callLogs')]))
})

it('what the old screen notes in its address meanwhile comes before it, and calls nothing off', async () => {
  const { answer, navigate, went } = await pressed()
  const noted = `${hrefOf('auditLogs')}?filter=paid`
  navigateWhenLoaded(navigate, noted)
  expect(went()).toEqual([noted])
  answer.resolve()
  await vi.waitFor(() => expect(went()).toEqual([noted, hrefOf('callLogs')]))
})

it('another press calls it off', async () => {
  const { answer, navigate, went } = await pressed()
  navigateWhenLoaded(navigate, hrefOf('diagnosis'))
  answer.resolve()
  await vi.waitFor(() => expect(went()).toEqual([hrefOf('diagnosis')]))
})

it.each([
  ['an address that is there already is put in its own place', hrefOf('auditLogs'), { state: 1, replace: true }],
  ['another one of the same screen is added', `${hrefOf('auditLogs')}?filter=a`, { state: 1 }],
])('%s', async (_, to, options) => {
  await prepareScreen(at(hrefOf('auditLogs')))
  vi.stubGlobal('location', new URL(hrefOf('auditLogs'), 'https://lines.example'))
  const navigate = vi.fn()
  navigateWhenLoaded(navigate, to, { state: 1 })
  await vi.waitFor(() => expect(navigate.mock.calls).toEqual([[to, options]]))
})
