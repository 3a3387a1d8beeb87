import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { createLineboard, type Lineboard } from '@lineboard/sdk'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { signInAt } from '../../testing/sign-in-at.ts'
import { endAccess } from './end-access.tsx'

let server: MockServer
let admin: Lineboard

beforeAll(async () => {
  server = await createMockServer({ strict: true, size: { callLogs: 10 } })
})
beforeEach(async () => {
  server.control.reset()
  admin = await signInAt(server, 'admin', { retry: false })
})
afterAll(() => server.close())

const signIn = (password: string) =>
  createLineboard({ baseUrl: server.apiUrl, retry: false }).DashUser.authenticate({
    body: { username: 'user', password },
  })
const leaver = async () => {
  const [user] = await admin.DashUser.find({ filter: { where: { username: 'user' }, include: 'DashRoleMapping' } })
  if (!user) throw new Error('The sample data has no user of this name.')
  return user
}
/** Codes and passwords that were mailed to an address. */
const mailed = (address: string) => server.control.outbox.list().filter(({ to, code }) => to === address && code)

it.each([true, false])(
  'who is kept out signs in no more, and a new password is mailed only where the address stays: %s',
  async (takesAddress) => {
    const { id: token } = await signIn('Lineboard1!')
    const before = await leaver()
    const { id: keyId } = await admin.ApiKey.create({ body: { name: 'Reports', userId: before.id } })
    await endAccess(before.id, { takesAddress, keyIds: [keyId] })

    await expect(signIn('Lineboard1!')).rejects.toMatchObject({ status: 401 })
    const own = createLineboard({ baseUrl: server.apiUrl, retry: false, tokens: { token: () => token } })
    await expect(own.CallLog.find({})).rejects.toMatchObject({ status: 401 })
    expect(await admin.ApiKey.find({ filter: { where: { userId: before.id } } })).toEqual([])
    const after = await leaver()
    expect(after).toMatchObject({ username: before.username, firstName: before.firstName, DashRoleMapping: [] })
    await createLineboard({ baseUrl: server.apiUrl, retry: false })
      .DashUser.forgotPassword({ body: { email: before.email } })
      .catch(() => undefined)
    expect(mailed(before.email)).toHaveLength(takesAddress ? 0 : 1)
  },
)

it('what was ended already is ended again without harm', async () => {
  const { id } = await leaver()
  await endAccess(id, { takesAddress: true, keyIds: [] })
  await endAccess(id, { takesAddress: true, keyIds: [] })
  await expect(signIn('Lineboard1!')).rejects.toMatchObject({ status: 401 })
})
