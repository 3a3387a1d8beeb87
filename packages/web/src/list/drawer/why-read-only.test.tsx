import { enumerations } from '@lineboard/contract/enumerations'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import type { Resource } from '../../kit/define-resource.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { noRoutes } from '../../testing/no-routes.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { ListProvider } from '../context/list-provider.tsx'
import { useList } from '../use-list.ts'
import { EditDrawer, RowRouteContent } from './row-route-content.tsx'

// Whoever opens a row that they may not change reads why, and who can do something about it.

const declarations = import.meta.glob<Record<string, Resource>>('../../features/*/*.resource.ts', { eager: true })
const edited = Object.values(declarations)
  .flatMap((module) => Object.values(module))
  .filter(({ form, update, path }) => form && update && !path.includes(':'))
  .map((resource) => ({ name: resource.place, resource }))

const createdAt = '2026-01-01T00:00:00Z'

/** A person whose role gives this permission for every section. */
function personWith(guiPermissionId: number) {
  const GuiVisibilities = enumerations.GuiSectionName.map((name, at) => ({
    id: at + 1,
    roleId: 2,
    guiSectionId: at + 1,
    guiPermissionId,
    GuiSection: { id: at + 1, name },
  }))
  const role = { id: 2, name: 'Staff', createdAt, GuiVisibilities }
  return testUser({
    id: 3,
    customerId: 2,
    DashRoleMapping: [{ id: 1, principalType: 'USER', principalId: 3, roleId: 2, DashRole: role }],
  })
}

const close = () => undefined

function Drawer({ resource }: { resource: Resource }) {
  const list = useList({ resource, routes: noRoutes, onRemove: async () => false, openMenu: () => undefined })
  return (
    <ListProvider value={list}>
      <EditDrawer id={9} onClose={close} />
    </ListProvider>
  )
}

async function noteOver(resource: Resource, row: object, guiPermissionId: number): Promise<string | undefined> {
  answerCalls(({ url }) => {
    const { pathname } = new URL(url)
    if (/count$/i.test(pathname)) return { count: 0 }
    return pathname.endsWith('/9') ? row : [row]
  })
  showSession({ status: 'signed-in', user: personWith(guiPermissionId), token: testToken('t') })
  render(<Drawer resource={resource} />)
  await waitFor(() => expect(document.querySelector('form')).not.toBeNull())
  return screen.queryByText(/^View only\./)?.textContent ?? undefined
}

afterEach(() => {
  cleanup()
  showSession({})
})
afterAll(() => vi.resetModules())

const READ_ONLY = 2
const ALL = 3

it.each(edited)('$name: a role that only reads says so, and who gives another one', async ({ resource }) => {
  const note = await noteOver(resource, { id: 9, name: 'One', customerId: 2, createdAt }, READ_ONLY)
  const nouns = resource.nouns.other
  const gives = 'An administrator of your company can give you another role under Manage Users.'
  expect(note).toBe(`View only. Your role can see ${nouns} but not change them. ${gives}`)
})

it('a row that no call changes says so, whatever the role', async () => {
  const { blacklist } = await import('../../features/blacklist/blacklist.resource.ts')
  const note = await noteOver(blacklist, { id: 9, number: '+12025550147', customerId: 2, createdAt }, ALL)
  expect(note).toBe('View only. The server has no call that changes blocked numbers.')
})

const ofOthers = ['phoneBook', 'sipGateways', 'trackingSources', 'users', 'roles'] as const

it.each(ofOthers)('%s: a row of others says that it is the row, where the role changes such', async (place) => {
  const { resource } = edited.find(({ name }) => name === place) ?? expect.fail()
  expect(await noteOver(resource, { id: 9, name: 'One', customerId: 2, createdAt }, ALL)).toBeUndefined()
  cleanup()
  const note = await noteOver(resource, { id: 9, name: 'One', customerId: 7, createdAt }, ALL)
  expect(note).toMatch(/^View only\. Your role changes .+, but not this one: it belongs to others/)
})

function Deletion({ resource }: { resource: Resource }) {
  const list = useList({ resource, routes: noRoutes, onRemove: async () => false, openMenu: () => undefined })
  return (
    <ListProvider value={list}>
      <RowRouteContent route={{ action: 'delete', id: 9 }} onClose={close} />
    </ListProvider>
  )
}

const deletable = Object.values(declarations)
  .flatMap((module) => Object.values(module))
  .filter(({ remove, removeMany, section, path }) => section && (remove || removeMany) && !path.includes(':'))
  .map((resource) => ({ name: resource.place, resource }))

it.each(deletable)('the address that deletes one of $name says why nothing is deleted', async ({ resource }) => {
  answerCalls(({ url }) => (/count$/i.test(new URL(url).pathname) ? { count: 0 } : []))
  showSession({ status: 'signed-in', user: personWith(2), token: testToken('t') })
  render(<Deletion resource={resource} />)
  expect(await screen.findByText(`You may not delete ${resource.nouns.other}`)).toBeTruthy()
  expect(screen.getByText(/^Your role has read-only permission/)).toBeTruthy()
})
