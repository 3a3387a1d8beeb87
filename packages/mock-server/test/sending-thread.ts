import { Agent, request } from 'node:http'
import { parentPort } from 'node:worker_threads'

/** What the thread that sends is asked for. */
export interface Sending {
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  body?: Uint8Array
  /** Address of the small requests that are sent meanwhile, one after the other. */
  smallUrl: string
}

/** What it answers. */
export interface Sent {
  status: number
  /** Small requests that were answered between the sending of the other one and its answer. */
  meanwhile: number
}

const agent = new Agent({ keepAlive: true })

function send(
  url: string,
  options: { method?: string; headers?: Readonly<Record<string, string>>; agent: Agent | false },
  body?: Uint8Array,
) {
  return new Promise<number>((resolve, reject) => {
    const sent = request(url, options, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

// A thread of its own: what sending takes of the processor is not the server's.
parentPort?.on('message', async ({ method, url, headers, body, smallUrl }: Sending) => {
  let isOver = false
  let meanwhile = 0
  const small = async () => {
    while (!isOver) {
      // The server may end a connection that was idle just when it is used again.
      const isAnswered = await send(smallUrl, { agent }).then(
        () => true,
        () => false,
      )
      if (isAnswered && !isOver) meanwhile++
    }
  }
  const others = small()
  const sized = { ...headers, 'content-length': String(body?.length ?? 0) }
  const status = await send(url, { method, headers: sized, agent: false }, body)
  isOver = true
  await others
  const answer: Sent = { status, meanwhile }
  parentPort?.postMessage(answer)
})
