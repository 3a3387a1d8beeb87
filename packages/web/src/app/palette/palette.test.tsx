import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { initDeclarations } from '../../kit/declarations.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { holdUnsaved } from '../../state/unsaved.ts'
import { relationProbe } from '../../testing/relation-probe.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { keepRecent, recentAddresses } from './kept-recent.ts'
import { Palette } from './palette.tsx'

const declarations = import.meta.glob<Record<string, Resource>>('../../features/*/*.resource.ts', { eager: true })
const declared = Object.values(declarations).flatMap((module) => Object.values(module))

const harbor = {
  id: 2,
  companyName: 'Harbor Dental Group',
  billingEmail: 'billing@harbor.example',
  createdAt: '2026-01-01',
}
const users = [
  {
    id: 5,
    username: 'maya',
    email: 'maya@harbor.example',
    customerId: 2,
    DashRoleMapping: [{ principalType: 'USER' }],
  },
  { id: 1, username: 'ada', email: 'ada@harbor.example', customerId: 1, DashRoleMapping: [{ principalType: 'ADMIN' }] },
]
const contact = { id: 8, name: 'Selma', number: '+12125550177', customerId: 2 }
const studio = {
  id: 4,
  companyName: 'Recording',
  billingEmail: 'billing@studio.example',
  createdAt: '2026-01-01',
}
const rows: Readonly<Record<string, readonly { id: number }[]>> = {
  ...{ Customers: [harbor, studio], DashUsers: users, PhoneBooks: [contact] },
}

/** Lists that were asked, and how many at a time at most. */
const asked: string[] = []
const filters: string[] = []
let [underWay, most] = [0, 0]
let broken: string | undefined

/** Answers what the conditions name by an id, and else all rows. */
function answer(url: URL): object[] {
  const list = url.pathname.replace('/api/v1/', '')
  const filter = url.searchParams.get('filter') ?? '{}'
  asked.push(list)
  filters.push(filter)
  const [, ids] = /"inq":\[([\d,]+)\]/.exec(filter) ?? []
  const among = ids?.split(',').map(Number)
  return (rows[list] ?? []).filter(({ id }) => !among || among.includes(id))
}

async function network(input: RequestInfo | URL): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input)
  const probed = relationProbe({ url: url.href })
  if (probed) return Response.json(probed)
  underWay += 1
  most = Math.max(most, underWay)
  const data = answer(url)
  await new Promise((resolve) => setTimeout(resolve, 2))
  underWay -= 1
  if (broken && url.pathname.endsWith(broken)) return Response.json({ error: { statusCode: 500 } }, { status: 500 })
  return Response.json(data)
}

beforeEach(() => {
  initDeclarations(async (place) => {
    const resource = declared.find((each) => each.place === place)
    if (!resource) throw new Error(`No declaration of ${place}.`)
    return resource
  })
  initClient({ wholeContract: true, baseUrl: 'https://core.example/api/v1', retry: false, fetch: network })
})
afterEach(() => {
  broken = undefined
})

const admin = { DashRoleMapping: [{ id: 1, principalType: 'ADMIN', principalId: 1, roleId: 1 }] }

function open(user = testUser({ id: 1, customerId: 1, isSuperAdmin: true, ...admin })) {
  showSession({ status: 'signed-in', user, token: testToken('t', user.id) })
  asked.length = 0
  filters.length = 0
  most = 0
  const onClose = vi.fn()
  return { user, onClose, show: () => render(<Palette onClose={onClose} />) }
}

const field = () => screen.getByRole('combobox', { name: 'Screen, record, action or setting' })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '')
const chosen = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent
/** Waits until it stands there, and Enter would choose something: what is new is chosen an effect later. */
const found = (text: string) =>
  waitFor(() => {
    expect(options().join('\n')).toContain(text)
    expect(chosen()).toBeTruthy()
  })

describe('by the keyboard', () => {
  it('arrows choose, Enter opens, and the field keeps the focus', async () => {
    const { show, onClose } = open()
    show()
    type('tracking')
    await found('Tracking Sources')
    expect(document.activeElement).toBe(field())
    expect(field().getAttribute('aria-expanded')).toBe('true')
    const first = options()[0]
    expect(chosen()).toBe(first)
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    expect(chosen()).toBe(options()[1])
    fireEvent.keyDown(field(), { key: 'ArrowUp' })
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(onClose).toHaveBeenCalledOnce()
    expect(location.pathname).toMatch(/^\/service\/tracking-(number|source)/)
  })

  it('a record is found by its name, and Enter opens it', async () => {
    const { show, onClose } = open()
    show()
    type('harbor dental')
    await found('Harbor Dental Group')
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(onClose).toHaveBeenCalledOnce()
    expect(location.pathname + location.search).toBe('/service/customer-panel?customer=2')
    expect(recentAddresses(1)).toContain('/service/customer/edit/2')
  })

  it('what is found above the marked entry is marked in its place, until somebody has gone to another', async () => {
    const { show } = open()
    const { unmount } = show()
    type('recording')
    await waitFor(() => expect(options().join()).toContain('Call Logs'))
    expect(options()[0]).toBe('Call Logs')
    await found('billing@studio.example')
    expect(options()[0]).toContain('Recording')
    await waitFor(() => expect(chosen()).toBe(options()[0]))
    unmount()

    const again = show()
    type('recording')
    await waitFor(() => expect(options().join()).toContain('Call Logs'))
    fireEvent.keyDown(field(), { key: 'End' })
    const last = chosen()
    await found('billing@studio.example')
    expect(chosen()).toBe(last)
    again.unmount()
  })

  it('a contact leads to all about the caller', async () => {
    const { show } = open()
    show()
    type('selma')
    await found('Selma')
    fireEvent.click(screen.getByRole('option', { name: /Selma/ }))
    expect(decodeURIComponent(location.pathname + location.search)).toBe(
      '/service/call-log/caller/+12125550177?customer=2',
    )
  })

  it('Ctrl+Enter opens a new tab, and so does Enter over a form that is not saved', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const { show } = open()
    show()
    type('phone book')
    await found('Phone Book')
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true })
    expect(opened.mock.calls).toEqual([['/service/phone-book', '_blank', 'noopener']])
    cleanup()
    history.replaceState(null, '', '/service/customer/edit/2')
    const release = holdUnsaved()
    show()
    expect(screen.getByText(/something that is not saved/)).toBeTruthy()
    type('phone book')
    await found('Phone Book')
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(opened).toHaveBeenCalledTimes(2)
    expect(location.pathname).toBe('/service/customer/edit/2')
    release()
    opened.mockRestore()
  })

  it('Escape closes', async () => {
    const { show, onClose } = open()
    show()
    fireEvent.keyDown(field(), { key: 'Escape' })
    expect(onClose).toHaveBeenCalled()
  })
})

describe('what it finds', () => {
  it('settings, actions and records by name and by id', async () => {
    const { show } = open()
    show()
    type('time zone')
    await found('Time zone')
    // By its own first letter, and on the side of the others: pages of the guide are English in Arabic.
    expect(screen.getAllByRole('option')[0]?.firstElementChild?.getAttribute('dir')).toBe('auto')
    type('sign out')
    await found('Sign out')
    type('harbor')
    await found('Harbor Dental Group')
    type('2')
    await found('ID 2')
    type('add user')
    await found('Add user')
  })

  it('asks after a pause, once for each list, and few at a time', async () => {
    const { show } = open()
    show()
    await waitFor(() => expect(options().length).toBeGreaterThan(5))
    for (const text of ['h', 'ha', 'har', 'harb', 'harbor']) type(text)
    await found('Harbor Dental Group')
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/shown/), { timeout: 5000 })
    // Rows opened before are asked for too, by their ids, as the palette opens.
    const searched = asked.filter((_, at) => filters[at]?.includes('harbor'))
    expect(searched.length).toBeGreaterThan(20)
    expect(searched.length).toBe(new Set(searched).size)
    expect(filters.filter((filter) => /"%?h(a|ar|arb)?%?"/.test(filter))).toEqual([])
    expect(most).toBeLessThanOrEqual(3)
  })

  it('says which lists could not be searched, and tries again', async () => {
    const { show } = open()
    show()
    broken = 'tracking_sources'
    type('harbor')
    const alert = await screen.findByRole('alert', {}, { timeout: 5000 })
    expect(alert.textContent).toContain('Tracking sources could not be searched.')
    broken = undefined
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull(), { timeout: 5000 })
  })

  it('what was opened lately, by the names it has now, when nothing is typed', async () => {
    const { show, user } = open()
    keepRecent(user.id, '/service/phone-book')
    keepRecent(user.id, '/service/customer/edit/2')
    keepRecent(user.id, '/service/customer/edit/99999')
    show()
    await found('Harbor Dental Group')
    expect(options().slice(0, 2)).toEqual([
      expect.stringContaining('Harbor Dental Group'),
      expect.stringContaining('Phone Book'),
    ])
  })

  it('people to act as, for whom that is allowed alone', async () => {
    const { show } = open()
    show()
    type('act as m')
    await found('Act as maya')
    expect(options()).toEqual(['Act as maya'])
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(await screen.findByLabelText(/Reason/)).toBeTruthy()
  })

  it('who sees nothing is shown nothing of it, and asks nobody', async () => {
    const { show } = open(testUser())
    show()
    for (const text of ['act as m', 'harbor', 'customers']) {
      type(text)
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(options().filter((each) => /^Act as|Harbor|Manage Customers/.test(each))).toEqual([])
    }
    expect(asked.filter((list) => list === 'DashUsers' || list === 'Customers')).toEqual([])
  })

  it('nothing for nobody', () => {
    showSession({})
    render(<Palette onClose={() => undefined} />)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
