import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { ApiError, accessOf, createLineboard, may, mayGiveRole } from '@lineboard/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isWithinReach, rightsOf, whatRolesGive, whatUsersMay } from '../within-reach.ts'
import { rightsWith } from './permissions.ts'
import { whyKept } from './why-kept.ts'

// What is said to be refused, held against what the server refuses: every role and none for everybody, taken and given by everybody.

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({})
  // Customer 2 has one of its own who changes roles, and customer 3 two.
  const { store } = server
  for (const [id, principalId] of [
    [1, 2],
    [2, 5],
  ] as const)
    store.table('DashRoleMapping').patch(principalId, { roleId: id })
  server.control.snapshot('start')
})
beforeEach(() => void server.control.restore('start'))
afterAll(() => server.close())

async function signedIn(username: string) {
  const baseUrl = `${server.url}/api/v1`
  const credentials = { username, password: 'Lineboard1!' }
  const { id, userId } = await createLineboard({ baseUrl }).DashUser.authenticate({ body: credentials })
  const client = createLineboard({ baseUrl, tokens: { token: () => id }, retry: false })
  const user = await client.DashUser.findById({ id: userId })
  server.control.snapshot('signed in')
  return { client, access: accessOf(user, user.DashRoleMapping?.[0]?.DashRole?.GuiVisibilities ?? []) }
}

/** Whether the server keeps what there is; other refusals are a fault of the test. */
async function isKept(call: Promise<unknown>): Promise<boolean> {
  try {
    await call
    return false
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return true
    throw error
  } finally {
    server.control.restore('signed in')
  }
}

describe.each(['super', 'admin', 'maya', 'owen', 'priya'])('%s', (username) => {
  it('learns beforehand which changes of roles the server keeps from happening, and no others', async () => {
    const { client, access } = await signedIn(username)
    if (!may(access, 'DashUser.setRole')) return
    const people = await client.DashUser.find({ filter: { include: whatUsersMay } })
    const roles = await client.DashRole.find({ filter: { include: whatRolesGive } })
    const wrong: unknown[] = []
    let kept = 0
    for (const person of people.filter((each) => each.customerId === access.customerId || access.isSuperAdmin)) {
      if (!isWithinReach(person, access)) continue
      const given = roles.filter(({ GuiVisibilities = [] }) => mayGiveRole(access, GuiVisibilities, 'ADMIN'))
      for (const role of [undefined, ...given]) {
        const why = whyKept(
          people,
          (each) => (each.id === person.id ? rightsWith(each, role && (role.GuiVisibilities ?? [])) : rightsOf(each)),
          access,
        )
        const call = role
          ? client.DashUser.setRole({ id: person.id, body: { role_id: role.id } })
          : client.DashUser.deleteRoleMapping({ id: person.id })
        const refused = await isKept(call)
        if (refused) kept++
        if ((why !== undefined) !== refused) wrong.push([person.username, role?.name, why])
      }
    }
    expect(wrong).toEqual([])
    expect(kept).toBeGreaterThan(0)
  })

  it('learns beforehand whose account the server keeps', async () => {
    const { client, access } = await signedIn(username)
    if (!may(access, 'DashUser.deleteById')) return
    const people = await client.DashUser.find({ filter: { include: whatUsersMay } })
    const wrong: unknown[] = []
    for (const person of people) {
      // Oneself and user 1 are spoken of by what they are.
      if ([1, access.userId].includes(person.id) || !isWithinReach(person, access)) continue
      const why = whyKept(people, (each) => (each.id === person.id ? undefined : rightsOf(each)), access)
      const refused = await isKept(client.DashUser.deleteById({ id: person.id }))
      if ((why !== undefined) !== refused) wrong.push([person.username, why])
    }
    expect(wrong).toEqual([])
  })
})
