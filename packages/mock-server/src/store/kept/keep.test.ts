import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMockServer } from '../../create-mock-server.ts'
import { createToken } from '../../domain/users/session-tokens.ts'
import { StartError } from '../../ground/errors.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const start = () => createMockServer({ data: folder, size: { callLogs: 50 } })

test('what was changed is there at the next start, and nothing is seeded again', async () => {
  const first = await start()
  first.store.table('Customer').patch(2, { companyName: 'Renamed' })
  first.store.table('Customer').delete(4)
  const added = first.store
    .table('BlacklistNumber')
    .insert({ customerId: 1, number: '+12125550199', createdAt: '2026-01-01T00:00:00.000Z' })
  await first.close()
  const second = await start()
  expect(second.store.table('Customer').get(2)?.companyName).toBe('Renamed')
  expect(second.store.table('Customer').get(4)).toBeUndefined()
  expect(second.store.table('BlacklistNumber').get(added.id)).toEqual(added)
  expect(second.store.table('CallLog').size).toBe(50)
  await second.close()
})

test('only this account reads the folder, and its rows contain no session token nor what registers a phone', async () => {
  chmodSync(folder, 0o755)
  const first = await start()
  const session = createToken(first.store, new Date(), 2).id
  const { phone = '' } = first.store.table('Credential').get(2) ?? {}
  const modes = () =>
    [folder, ...readdirSync(folder).map((name) => join(folder, name))].map((path) => statSync(path).mode & 0o777)
  expect(modes().toSorted()).toEqual([...Array.from({ length: modes().length - 1 }, () => 0o600), 0o700])
  await first.close()
  const written = readFileSync(join(folder, 'lineboard.db'), 'latin1')
  expect(phone).toMatch(/^[0-9a-f]{32}$/)
  expect([session, phone].filter((secret) => written.includes(secret))).toEqual([])
  rmSync(join(folder, 'phone.key'))
  const second = await start()
  expect(second.store.table('Credential').get(2)).not.toHaveProperty('phone')
  expect((await fetch(`${second.apiUrl}/Customers/count?access_token=${session}`)).status).toBe(200)
  await second.close()
})

test('sessions that an older version kept as they were continue, as hashes', async () => {
  const first = await start()
  const id = 'A'.repeat(64)
  first.store.table('AccessToken').insert({ id, userId: 2, ttl: 1000, created: new Date().toISOString() })
  await first.close()
  const second = await start()
  expect((await fetch(`${second.apiUrl}/Customers/count?access_token=${id}`)).status).toBe(200)
  expect(second.store.table('AccessToken').get(id)).toBeUndefined()
  await second.close()
})

test('every row comes back as it was', async () => {
  const first = await start()
  const rows = first.store.models().map((model) => [model, [...(first.store.anyTable(model)?.all() ?? [])]])
  await first.close()
  const second = await start()
  expect(second.store.models().map((model) => [model, [...(second.store.anyTable(model)?.all() ?? [])]])).toEqual(rows)
  await second.close()
})

test('a reset is kept too', async () => {
  const first = await start()
  first.store.table('Customer').delete(4)
  first.control.reset()
  await first.close()
  const second = await start()
  expect(second.store.table('Customer').get(4)).toBeDefined()
  await second.close()
})

test('changes are on disk soon after, without a proper end', async () => {
  const server = await start()
  server.store.table('Customer').patch(2, { companyName: 'Renamed' })
  const wal = () => readFileSync(join(folder, 'lineboard.db-wal'), 'latin1')
  await vi.waitFor(() => expect(wal().includes('Renamed')).toBe(true), { timeout: 10_000 })
  await server.close()
})

test('a damaged file is refused in a sentence, and left as it is', async () => {
  const path = join(folder, 'lineboard.db')
  writeFileSync(path, 'this is no database, and long enough to have a header of one hundred bytes'.repeat(20))
  const before = readFileSync(path)
  await expect(start()).rejects.toThrow(/is damaged \(.*\)\. Move the file away/)
  await expect(start()).rejects.toBeInstanceOf(StartError)
  expect(readFileSync(path)).toEqual(before)
})

test('a file of a newer version is refused in a sentence', async () => {
  await (await start()).close()
  const db = new DatabaseSync(join(folder, 'lineboard.db'))
  db.exec('PRAGMA user_version = 99')
  db.close()
  await expect(start()).rejects.toThrow('was written by a newer version of Lineboard')
})

test('a folder in use by another server is refused in a sentence', async () => {
  const first = await start()
  await expect(start()).rejects.toThrow('is in use by another Lineboard')
  await first.close()
})

test('a folder that cannot be made is refused in a sentence', async () => {
  const data = join(folder, 'no', 'such')
  await expect(createMockServer({ data })).rejects.toThrow(
    `The folder ${data} cannot be made (ENOENT): nothing can be made in the folder it is to be in. Name another --data folder.`,
  )
})

test('a file where the folder should be is refused in a sentence', async () => {
  const data = join(folder, 'file')
  writeFileSync(data, '')
  await expect(createMockServer({ data })).rejects.toThrow(`${data} is not a folder.`)
})
