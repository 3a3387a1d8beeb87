import { enumerations } from '@lineboard/contract/enumerations'
import { permissionIds } from '@lineboard/contract/permission-ids'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { type Access, accessOf, createLineboard } from '@lineboard/sdk'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ClientByName } from '../data/client-by-name.ts'
import type { Resource } from '../kit/define-resource.ts'
import { reassignCall } from '../kit/removal/reassign-references.ts'
import { mayChangeIn } from '../kit/resource-permissions.ts'
import { rowsOf } from '../kit/rows/calls-by-name.ts'
import { rowId } from '../kit/rows/row-text.ts'
import { changeCall, untouched } from '../kit/rows/save-row.ts'
import { mayAs } from '../state/may.ts'
import { isAllowed } from '../testing/is-allowed.ts'

// Roles of the sample data have sections together that a role of somebody's own may have apart. Here each stands alone, and rows are
// sent whole: what is refused by what is sent is refused before it is asked who may.

const declarations = import.meta.glob<Record<string, Resource>>('../features/*/*.resource.ts', { eager: true })
const declared = Object.values(declarations).flatMap((module) => Object.values(module))

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ strict: true })
})
afterEach(() => expect(server.control.violations.list()).toEqual([]))
afterAll(() => server.close())

/** Somebody whose role has one section in full, and shows all the others. */
async function signedInWith(section: string) {
  server.control.reset()
  const baseUrl = `${server.url}/api/v1`
  const credentials = { username: 'user', password: 'Lineboard1!' }
  const token = await createLineboard({ baseUrl }).DashUser.authenticate({ body: credentials })
  const { store } = server
  const [mapping] = store.table('DashRoleMapping').by('principalId', token.userId)
  for (const { id, guiSectionId } of store.table('GuiVisibility').by('roleId', mapping?.roleId ?? 0)) {
    const isFull = store.table('GuiSection').get(guiSectionId)?.name === section
    store.table('GuiVisibility').patch(id, { guiPermissionId: permissionIds[isFull ? 'PERMITALL' : 'READONLY'] })
  }
  const client = createLineboard({ baseUrl, tokens: { token: () => token.id }, retry: false })
  const user = await client.DashUser.findById({ id: token.userId })
  server.control.snapshot('signed in')
  const byName: ClientByName = client
  return { byName, access: accessOf(user, user.DashRoleMapping?.[0]?.DashRole?.GuiVisibilities ?? []) }
}

/** The call that saves a row of the person's own as it is; undefined where there is none. */
async function changeOf(resource: Resource, client: ClientByName, access: Access) {
  const { list, include, form: source, update } = resource
  if (!source || !update || resource.path.includes(':') || !mayAs(access, list)) return undefined
  const { form } = await source.load()
  const { data } = await client.call(list, { filter: { limit: 20, include } })
  // Everybody changes the own account, in the settings.
  const others = rowsOf(data).filter((row) => resource.entity !== 'DashUser' || rowId(row) !== access.userId)
  const row = others.find((each) => mayChangeIn(resource, each, access))
  return row && changeCall(resource, form, row, untouched(form, row))
}

const isTaken = (client: ClientByName, [operation, args]: readonly [string, object]): Promise<boolean> =>
  isAllowed(client.call(operation, args)).finally(() => server.control.restore('signed in'))

describe.each(enumerations.GuiSectionName)('%s alone', (section) => {
  it('is offered to change rows just where the server takes them', async () => {
    const { byName, access } = await signedInWith(section)
    const wrong: unknown[] = []
    const tried = new Set<string>()
    for (const resource of declared) {
      const call = await changeOf(resource, byName, access)
      if (!call) continue
      tried.add(call[0])
      const taken = await isTaken(byName, call)
      if (mayAs(access, call[0]) !== taken) wrong.push([resource.path, call[0], taken])
    }
    expect(wrong).toEqual([])
    // Actions, and moving what uses a deleted row, ask about the same calls.
    expect(tried).toContain(reassignCall({ model: 'OpNumber', field: 'receiving_numberId' }))
    expect(tried.size).toBeGreaterThan(8)
  })
})
