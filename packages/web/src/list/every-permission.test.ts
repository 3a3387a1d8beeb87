import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { ApiError, accessOf, createLineboard } from '@lineboard/sdk'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ClientByName } from '../data/client-by-name.ts'
import type { Resource } from '../kit/define-resource.ts'
import { mayChangeIn, permissionsOf } from '../kit/resource-permissions.ts'
import { rowsOf } from '../kit/rows/calls-by-name.ts'
import { isSeen } from '../places/is-seen.ts'
import { allPlaces, arrival } from '../places/place.ts'
import { mayAs } from '../state/may.ts'

// What a list offers and the server refuses would sign people out: a 403 ends the session.

const declarations = import.meta.glob<Record<string, Resource>>('../features/*/*.resource.ts', { eager: true })
const declared = Object.values(declarations).flatMap((module) => Object.values(module))

/** Somebody of every role, and of every kind, at the owner and at a customer. */
const people = ['super', 'admin', 'user', 'readonly', 'maya', 'owen', 'priya', 'felix'] as const
/** An id no row has: calls reach the server's permissions and change nothing. */
const nobody = 999_999

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ strict: true })
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
  return { byName, access }
}

/** Calls without a body are about a row that is not there; the others are sent an empty one. */
const argsOf = (operationId: string) =>
  /\.(find\w*|accountReset)$/.test(operationId) ? { id: nobody } : { id: nobody, body: {} }

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

const screens = allPlaces.filter(({ guard }) => guard === 'session')

describe.each(people)('%s', (username) => {
  it('is offered no change that the server refuses, and nothing it allows is hidden', async () => {
    const { byName, access } = await signedIn(username)
    const wrong: unknown[] = []
    for (const resource of declared) {
      const { see, add, edit, remove } = permissionsOf(resource, access)
      const { form, create, update, remove: removeOne, removeMany } = resource
      const changes: [boolean, string | undefined, object][] = [
        [add, form && create, { body: {} }],
        [edit, form && update, { id: nobody, body: { id: nobody } }],
        [remove, removeOne, { id: nobody }],
        [remove, removeMany, { where: { id: { inq: [nobody] } } }],
      ]
      for (const [isOffered, operationId, args] of changes) {
        if (!operationId) continue
        const isAllowed = !(await isRefused(byName, operationId, args))
        // What stands on a list that is not seen is not offered, whatever the server thinks.
        if (isOffered !== (see && isAllowed)) wrong.push([resource.path, operationId, isOffered])
      }
    }
    expect(wrong).toEqual([])
  })

  it('is offered the actions whose calls the server allows', async () => {
    const { byName, access } = await signedIn(username)
    const wrong: unknown[] = []
    for (const { path, actions = [], listActions = [], selectionActions = [] } of declared) {
      for (const { id, call } of [...actions, ...listActions, ...selectionActions]) {
        const isAllowed = !(await isRefused(byName, call, argsOf(call)))
        if (mayAs(access, call) !== isAllowed) wrong.push([path, id, call, isAllowed])
      }
    }
    expect(wrong).toEqual([])
  })

  it('sees no list whose rows the server refuses', async () => {
    const { byName, access } = await signedIn(username)
    const refused: string[] = []
    for (const resource of declared) {
      const { list, count, include } = resource
      if (!permissionsOf(resource, access).see) continue
      if (await isRefused(byName, list, { filter: { limit: 1, include } })) refused.push(list)
      if (count && (await isRefused(byName, count, { where: {} }))) refused.push(count)
    }
    expect(refused).toEqual([])
  })

  it('is led to no place that turns the person away', async () => {
    const { access } = await signedIn(username)
    const lists = new Map(declared.map((resource) => [resource.place, resource]))
    for (const place of screens.filter((each) => isSeen(arrival(each), access))) {
      const resource = lists.get(place.id as Resource['place'])
      if (resource) expect([place.id, permissionsOf(resource, access).see]).toEqual([place.id, true])
    }
  })

  it('learns why where others may change what is only shown', async () => {
    const { access } = await signedIn(username)
    for (const resource of declared) {
      const { see, add, edit, remove, readOnly } = permissionsOf(resource, access)
      const isChanged = Boolean(
        resource.remove ?? resource.removeMany ?? (resource.form && (resource.create ?? resource.update)),
      )
      const acts = resource.actions?.some(({ call, forReaders }) => !forReaders && mayAs(access, call)) === true
      if (see && isChanged && !add && !edit && !remove && !acts) expect(readOnly, resource.path).toBe(true)
    }
  })

  it('may change the rows that are offered to be changed, and no others', async () => {
    const { byName, access } = await signedIn(username)
    const wrong: unknown[] = []
    for (const resource of declared) {
      const { remove, update, list, model, include } = resource
      const can = permissionsOf(resource, access)
      // Whoever deletes a user, or what it belongs to, may have no session to go on with: those are changed.
      const isKept = ['DashUser', 'Customer'].includes(model)
      const call = isKept ? update : remove
      if (!call || !(isKept ? can.edit : can.remove)) continue
      const { data } = await byName.call(list, { filter: { limit: 12, include } })
      for (const row of rowsOf(data)) {
        const id: unknown = Reflect.get(row, 'id')
        const body = { id, phone: '+16175550100', ...(model === 'Customer' && { companyName: 'Alder' }) }
        const isAllowed = !(await isRefused(byName, call, isKept ? { id, body } : { id }))
        if (mayChangeIn(resource, row, access) !== isAllowed) wrong.push([resource.path, id, isAllowed])
      }
    }
    expect(wrong).toEqual([])
  })
})
