import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createMockServer } from '../../create-mock-server.ts'
import type { Store } from '../../store/rows/types.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

/** All that is stored, as a stolen copy of the data would have it. */
const everything = (store: Store) =>
  JSON.stringify(store.models().map((model) => [...(store.anyTable(model)?.all() ?? [])]))

describe('what was mailed', () => {
  let api: TestServer
  beforeEach(async () => {
    api = await createTestServer()
  })
  afterEach(() => api.close())

  const lastCode = () => api.server.control.outbox.list().at(-1)?.code ?? ''

  test('is stored as a hash, and works as it was mailed', async () => {
    const email = 'new@harbordental.example'
    await api.anonymous('POST', '/DashUsers/request_email', {
      body: { email_address: email, email_type: 'verification' },
    })
    const code = lastCode()
    expect(code).toMatch(/^\d{6}$/)
    expect(everything(api.server.store).includes(`"${code}"`)).toBe(false)
    const verify = (verify_code: string) =>
      api.anonymous<{ data: { verified: boolean } }>('POST', '/DashUsers/verify_email', {
        body: { email_address: email, verify_code },
      })
    expect((await verify(code === '100000' ? '100001' : '100000')).body.data.verified).toBe(false)
    expect((await verify(code)).body.data.verified).toBe(true)
  })

  test('of an account that is to be activated, too, and goes with its user', async () => {
    const { body } = await api.super<{ id: number }>('POST', '/DashUsers', {
      body: {
        username: 'nina',
        email: 'nina@x.example',
        customerId: 2,
        password: 'Long-enough-1!',
        isVerificationRequired: true,
      },
    })
    const { store } = api.server
    expect(lastCode()).toMatch(/^\w{32}$/)
    expect(everything(store).includes(lastCode())).toBe(false)
    expect((await api.anonymous('GET', `/DashUsers/activate/token=${lastCode()}`)).body).toBe(true)
    const hashes = store.table('TokenHash').size
    await api.super('DELETE', `/DashUsers/${body.id}`)
    expect(store.table('TokenHash').size).toBe(hashes - 1)
  })
})

test('what an older version kept as it is, is hashed at the start and continues working', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  const start = () => createMockServer({ data: folder, size: { callLogs: 20 } })
  const [key, token] = ['lb_test_of_an_older_version', '0123456789abcdef0123456789abcdef']
  const old = await start()
  for (const id of [1, 2]) old.store.table('KeyHash').delete(id)
  old.store.table('ApiKey').patch(1, { apikey: key })
  old.store.table('TokenHash').delete(2)
  old.store.table('VerificationToken').patch(2, {
    ...{ token, type: 'activation', expiresAt: '2100-01-01T00:00:00.000Z' },
    usedAt: undefined,
  })
  await old.close()
  const next = await start()
  expect([key, token].filter((secret) => everything(next.store).includes(secret))).toEqual([])
  const calls = await fetch(`${next.apiUrl}/CallLogs/count`, { headers: { authorization: `Bearer ${key}` } })
  expect(calls.status).toBe(200)
  expect(await (await fetch(`${next.apiUrl}/DashUsers/activate/token=${token}`)).json()).toBe(true)
  // One that is masked and has no hash stays what it is: nobody knows it.
  expect(next.store.table('KeyHash').get(2)).toBeUndefined()
  await next.close()
  rmSync(folder, { recursive: true })
})
