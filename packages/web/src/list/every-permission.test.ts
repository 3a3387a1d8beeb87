import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { ApiError, accessOf, createLineboard } from '@lineboard/sdk'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ClientByName } from '../data/client.ts'
import type { Resource } from '../resource/define-resource.ts'
import { permissionsOf } from '../resource/resource-permissions.ts'

// What a list offers and the server refuses would sign people out: a 403 ends the session.

const declarations = import.meta.glob<Record<string, Resource>>('../features/*/*.resource.ts', { eager: true })
const declared = Object.values(declarations).flatMap((module) => Object.values(module))

const people = ['super', 'admin', 'user', 'readonly'] as const
/** An id no row has: calls reach the server's permissions and change nothing. */
const nobody = 999_999

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({})
  server.control.snapshot('start')
})
beforeEach(() => void server.control.restore('start'))
afterEach(() => expect(server.control.violations.list()).toEqual([]))
afterAll(() => server.close())

async function signedIn(username: string) {
  const baseUrl = `${server.url}/api/v1`
  const visitor = createLineboard({ baseUrl })
  const token = await visitor.DashUser.authenticate({ body: { username, password: 'Lineboard1!' } })
  const client = createLineboard({ baseUrl, tokens: { token: () => token.id }, retry: false })
  const user = await client.DashUser.findById({ id: token.userId })
  const access = accessOf(user, user.DashRoleMapping?.[0]?.DashRole?.GuiVisibilities ?? [])
  const byName: ClientByName = client
  return { byName, user, access }
}

/** Whether the server refuses the call for want of a permission; other refusals are of what was sent. */
async function isRefused(client: ClientByName, operationId: string, args: object): Promise<boolean> {
  try {
    await client.call(operationId, args)
    return false
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.status === 403 || error.status === 401
  }
}

describe.each(people)('%s', (username) => {
  it('is offered no change that the server refuses', async () => {
    const { byName, access } = await signedIn(username)
    const refused: string[] = []
    for (const resource of declared) {
      const { add, edit, remove } = permissionsOf(resource, access)
      const calls: [string | undefined, object][] = [
        [add ? resource.create : undefined, { body: {} }],
        [edit ? resource.update : undefined, { id: nobody, body: { id: nobody } }],
        [remove ? resource.remove : undefined, { id: nobody }],
        [remove ? resource.removeMany : undefined, { where: { [resource.idField]: { inq: [nobody] } } }],
      ]
      for (const [operationId, args] of calls) {
        if (operationId && (await isRefused(byName, operationId, args))) refused.push(operationId)
      }
    }
    expect(refused).toEqual([])
  })

  it('is told why where others may change what is only shown', async () => {
    const { access } = await signedIn(username)
    for (const resource of declared) {
      const { see, add, edit, remove, change, readOnly } = permissionsOf(resource, access)
      const isChanged = Boolean(
        resource.remove ?? resource.removeMany ?? (resource.form && (resource.create ?? resource.update)),
      )
      if (see && isChanged && !add && !edit && !remove && !change) expect(readOnly, resource.path).toBe(true)
    }
  })

  it('may delete the rows that are offered to be deleted, and no others', async () => {
    const { byName, user, access } = await signedIn(username)
    const { isSuperAdmin, principalType } = access
    const viewer = { userId: user.id, customerId: user.customerId, isSuperAdmin, principalType }
    for (const resource of declared) {
      const { mayChange = () => true, remove, list, idField, model } = resource
      // Whoever deletes the own user, or what it belongs to, has no session to go on with.
      if (!remove || !permissionsOf(resource, access).remove || ['DashUser', 'Customer'].includes(model)) continue
      const { data } = await byName.call(list, { filter: { limit: 50 } })
      const rows: object[] = Array.isArray(data) ? data : []
      for (const row of rows) {
        const id: unknown = Reflect.get(row, idField)
        expect([resource.path, id, !(await isRefused(byName, remove, { id }))]).toEqual([
          resource.path,
          id,
          mayChange(row, viewer),
        ])
      }
    }
  })
})
