import { createServer } from 'node:net'

/** Where `pnpm dev` is found, as `npm start` is: what is said of the one holds for the other. */
export const PORT = 9443

/**
 * A port of the loopback address that nobody listened on a moment ago.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      server.close(() => resolve(port))
    })
  })
}
