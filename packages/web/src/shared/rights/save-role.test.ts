import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { createLineboard } from '@lineboard/sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInAt } from '../../testing/sign-in-at.ts'
import { saveRole } from './permissions.ts'

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ strict: true })
})
afterAll(() => server.close())

it('who has no role any more sees nothing, and keeps the name', async () => {
  const admin = await signInAt(server, 'admin')
  const [left] = await admin.DashUser.find({ filter: { where: { username: 'user' } } })
  if (!left) throw new Error('The sample has nobody of this name')
  const own = await createLineboard({ baseUrl: server.apiUrl }).DashUser.authenticate({
    body: { username: 'user', password: 'Lineboard1!' },
  })
  const theirs = createLineboard({ baseUrl: server.apiUrl, tokens: { token: () => own.id } })
  expect(await theirs.CallLog.find({ filter: { limit: 1 } })).toHaveLength(1)
  await saveRole(left.id, { roleId: null })
  await expect(theirs.CallLog.find({ filter: { limit: 1 } })).rejects.toMatchObject({ status: 401 })
  expect((await admin.DashUser.findById({ id: left.id })).username).toBe('user')
})
