import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartError } from '../start-error.ts'

const sentences: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is in use. Stop what runs there, or choose another with --port.`,
  EACCES: (port) => `Port ${port} may not be used by this account. Choose one above 1023 with --port.`,
  EADDRNOTAVAIL: (_port, host) => `The address ${host} is not one of this machine's.`,
  ENOTFOUND: (_port, host) => `The host ${host} is not known.`,
}

/** Starts listening and answers the port. Throws a `StartError` with a sentence when that can't be. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (problem: NodeJS.ErrnoException) => {
      const sentence = sentences[problem.code ?? '']
      reject(sentence ? new StartError(sentence(port, host)) : problem)
    })
    // On a port and not on a pipe, a server's address is no text.
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })
}

/** Stops listening, lets answers that are under way be finished for as long as that, and ends every connection. */
export function closeServer(server: Server, graceMs = 0): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    if (graceMs === 0) server.closeAllConnections()
  })
}
