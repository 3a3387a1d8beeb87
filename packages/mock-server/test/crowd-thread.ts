import { Agent, request } from 'node:http'
import { parentPort } from 'node:worker_threads'

/** What the thread of the clients is asked for. */
export interface Crowd {
  url: string
  /** Clients that ask over and over, each on a connection of its own. */
  established: number
  /** Clients that connect at once while those ask, each for one answer. */
  comers: number
}

/** What it answers. */
export interface Served {
  statuses: readonly number[]
  /** Answers that an established client got between the coming of the others and the answer to the last of them; of the client with most. */
  most: number
}

const ask = (url: string, agent: Agent) =>
  new Promise<number>((resolve, reject) => {
    request(url, { agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
      .on('error', reject)
      .end()
  })

// A thread of its own, whose turns are not the server's.
parentPort?.once('message', async ({ url, established, comers }: Crowd) => {
  const counts = Array<number>(established).fill(0)
  let isOver = false
  let areWarm = () => {}
  const warm = new Promise<void>((resolve) => {
    areWarm = resolve
  })
  const asking = counts.map(async (_, at) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!isOver) {
      await ask(url, agent)
      counts[at] = (counts[at] ?? 0) + 1
      if (counts.every((count) => count > 0)) areWarm()
    }
    agent.destroy()
  })
  await warm
  const before = [...counts]
  const statuses = await Promise.all(
    Array.from({ length: comers }, () => ask(url, new Agent({ keepAlive: false, maxSockets: 1 }))),
  )
  const most = Math.max(...counts.map((count, at) => count - (before[at] ?? 0)))
  isOver = true
  await Promise.all(asking)
  const served: Served = { statuses, most }
  parentPort?.postMessage(served)
})
