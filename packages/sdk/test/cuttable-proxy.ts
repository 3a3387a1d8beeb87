import { connect, createServer, type Socket } from 'node:net'

export interface CuttableProxy {
  url: string
  /** Breaks every connection, as a network does. */
  cut(): void
  close(): void
}

/** Passes connections on to another port of this machine. */
export async function startCuttableProxy(targetUrl: string): Promise<CuttableProxy> {
  const { hostname, port } = new URL(targetUrl)
  const sockets = new Set<Socket>()
  const server = createServer((inward) => {
    const outward = connect(Number(port), hostname)
    for (const [from, to] of [
      [inward, outward],
      [outward, inward],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.pipe(to)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut,
    close() {
      cut()
      server.close()
    },
  }
}
