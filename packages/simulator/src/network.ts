import { Agent, request as httpRequest } from 'node:http'
import type { Failure } from './failure.ts'

/** A response as it came over the wire. */
interface Received {
  status: number
  headers: Record<string, string>
  body: Buffer<ArrayBuffer>
}

/** A request on its way to the server, or its response on the way back. */
export interface Packet {
  /** Place of the user in the list of users. */
  from: number
  method: string
  url: string
  headers: Record<string, string>
  body: string
  received?: Received
  /** Gives the user what came, or the error of a lost connection. */
  settle(response: Response | Error): void
}

/** The network between the users and the server: nothing moves unless a step moves it. */
export class Network {
  readonly packets: Packet[] = []
  #agent = new Agent({ keepAlive: true, maxSockets: 1 })

  /** What a user's client sends with. */
  fetchOf(from: number): (input: Request) => Promise<Response> {
    return async (input) => {
      const { method, url, signal } = input
      const headers = Object.fromEntries(input.headers)
      const body = await input.text()
      signal.throwIfAborted()
      return new Promise((resolve, reject) => {
        const settle = (response: Response | Error) => {
          this.#drop(packet)
          if (response instanceof Error) reject(response)
          else resolve(response)
        }
        const packet: Packet = { from, method, url, headers, body, settle }
        this.packets.push(packet)
        signal.addEventListener('abort', () => settle(signal.reason))
      })
    }
  }

  #drop(packet: Packet): void {
    const at = this.packets.indexOf(packet)
    if (at >= 0) this.packets.splice(at, 1)
  }

  /** Brings a request to the server, and waits until it has responded. */
  async forward(packet: Packet): Promise<void> {
    packet.received = await new Promise<Received>((resolve, reject) => {
      const { method, headers, url } = packet
      const sent = httpRequest(url, { method, headers, agent: this.#agent }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
            body: Buffer.concat(chunks),
          }),
        )
      })
      sent.on('error', reject)
      sent.end(packet.body || undefined)
    })
  }

  /** Delivers a response to its user. */
  hand(packet: Packet, { status, headers, body }: Received): void {
    const isEmpty = status === 204 || status === 304
    packet.settle(new Response(isEmpty ? null : body, { status, headers }))
  }

  /** Cuts the connection of a packet. */
  cut(packet: Packet): void {
    packet.settle(new TypeError('fetch failed'))
  }

  /** Cuts all connections: the server is gone. */
  cutAll(): void {
    for (const packet of [...this.packets]) this.cut(packet)
    this.#agent.destroy()
    this.#agent = new Agent({ keepAlive: true, maxSockets: 1 })
  }
}

/** Finds rows of customers that the asker may not know of, in the body of a response. */
export function foreignRows(value: unknown, own: number, owner: number): Failure[] {
  if (Array.isArray(value)) return value.flatMap((each) => foreignRows(each, own, owner))
  if (typeof value !== 'object' || value === null) return []
  const { customerId }: { customerId?: unknown } = value
  const isForeign = typeof customerId === 'number' && customerId > owner && customerId !== own
  const inside = Object.values(value).flatMap((each) => foreignRows(each, own, owner))
  return isForeign
    ? [{ rule: 'tenants apart', text: `a row of customer ${customerId} for one of ${own}` }, ...inside]
    : inside
}
