import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { createMockServer } from '../src/create-mock-server.ts'
import type { Crowd, Served } from './crowd-thread.ts'

const COMERS = 200
/** Where a turn takes one connection and serves everybody, each of the 50 gets one for each who comes. */
const MOST = 20

test('200 who connect at once are answered before anybody else gets twenty answers', { timeout: 120_000 }, async () => {
  const server = await createMockServer({ size: { callLogs: 2000 } })
  const answer = await fetch(`${server.apiUrl}/DashUsers/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'super', password: 'Lineboard1!' }),
  })
  const { id }: { id: string } = JSON.parse(await answer.text())
  const clients = new Worker(new URL('./crowd-thread.ts', import.meta.url))
  // Rows enough that a request takes longer than its client: there are always some that wait.
  const filter = encodeURIComponent(JSON.stringify({ limit: 100 }))
  const url = `${server.apiUrl}/CallLogs?access_token=${id}&filter=${filter}`
  const crowd: Crowd = { url, established: 50, comers: COMERS }
  clients.postMessage(crowd)
  const { statuses, most }: Served = (await once(clients, 'message'))[0]
  await clients.terminate()
  await server.close()
  expect(statuses).toEqual(Array(COMERS).fill(200))
  expect(most).toBeLessThan(MOST)
})
