import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { ApiError, accessOf, createLineboard, may, mayGiveRole } from '@lineboard/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { whatRolesGive, whatUsersMay } from './within-reach.ts'

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({})
  server.control.snapshot('start')
})
beforeEach(() => void server.control.restore('start'))
afterAll(() => server.close())

async function signedIn(username: string) {
  const baseUrl = `${server.url}/api/v1`
  const { id, userId } = await createLineboard({ baseUrl }).DashUser.authenticate({
    body: { username, password: 'Lineboard1!' },
  })
  const client = createLineboard({ baseUrl, tokens: { token: () => id }, retry: false })
  const user = await client.DashUser.findById({ id: userId })
  return { client, access: accessOf(user, user.DashRoleMapping?.[0]?.DashRole?.GuiVisibilities ?? []) }
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 403

describe.each(['super', 'admin', 'user', 'readonly', 'maya', 'owen', 'priya', 'felix'])('%s', (username) => {
  it('is offered the roles that the server lets them give, and no others', async () => {
    const { client, access } = await signedIn(username)
    if (!may(access, 'DashUser.setRole') || !may(access, 'DashRole.find')) return
    const people = await client.DashUser.find({ filter: { include: whatUsersMay } })
    const plain = people.find(
      ({ id, DashRoleMapping: [mapping] = [] }) => id !== access.userId && mapping?.principalType === 'USER',
    )
    server.control.snapshot('signed in')
    const roles = await client.DashRole.find({ filter: { include: whatRolesGive } })
    if (!plain) throw new Error('There is nobody to give a role to')
    const wrong: string[] = []
    for (const { id, name, GuiVisibilities = [] } of roles) {
      const given = client.DashUser.setRole({ id: plain.id, body: { role_id: id } }).then(
        () => true,
        (error: unknown) => (isRefusal(error) ? false : Promise.reject(error)),
      )
      if (mayGiveRole(access, GuiVisibilities) !== (await given)) wrong.push(name)
      server.control.restore('signed in')
    }
    expect(wrong).toEqual([])
    expect(roles.length).toBeGreaterThan(0)
  })
})
