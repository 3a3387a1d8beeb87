import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number
  body: string
}

/** Sends requests that no well-behaved client would, byte by byte as they are given. */
export interface RawClient {
  /** Sends a request and waits for its answer; undefined when the connection was ended without one. */
  send(request: Buffer | string): Promise<RawAnswer | undefined>
  close(): void
}

/** Takes one whole answer from the front of what came in. */
function readAnswer(bytes: Buffer): { answer: RawAnswer; rest: Buffer; isLast: boolean } | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd < 0) return undefined
  const head = bytes.toString('latin1', 0, headEnd)
  const status = Number(head.slice(9, 12))
  const length = status === 204 || status === 304 ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
  const end = headEnd + 4 + length
  if (bytes.length < end) return undefined
  return {
    answer: { status, body: bytes.toString('utf8', headEnd + 4, end) },
    rest: bytes.subarray(end),
    isLast: /\r\nconnection: close/i.test(head),
  }
}

/** A client with one connection, which is made again when the server ends it. */
export function createRawClient(address: string): RawClient {
  const { hostname, port } = new URL(address)
  let socket: Socket | undefined

  async function connected(): Promise<Socket> {
    if (socket && !socket.destroyed && socket.writable) return socket
    socket = connect(Number(port), hostname)
    socket.on('error', () => socket?.destroy())
    await once(socket, 'connect')
    return socket
  }

  async function send(request: Buffer | string): Promise<RawAnswer | undefined> {
    const open = await connected()
    return await new Promise((resolve) => {
      let received: Buffer = Buffer.alloc(0)
      const finish = (answer: RawAnswer | undefined) => {
        open.off('data', handleData)
        open.off('close', handleClose)
        resolve(answer)
      }
      const handleClose = () => finish(undefined)
      const handleData = (chunk: Buffer) => {
        received = received.length > 0 ? Buffer.concat([received, chunk]) : chunk
        const found = readAnswer(received)
        if (!found) return
        if (found.isLast || found.rest.length > 0) open.destroy()
        finish(found.answer)
      }
      open.on('data', handleData)
      open.on('close', handleClose)
      open.write(request)
    })
  }

  return { send, close: () => socket?.destroy() }
}
