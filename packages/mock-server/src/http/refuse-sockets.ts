import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { socketPath } from '../realtime/socket-server.ts'
import { phonePath } from '../sip/phone-server.ts'
import { endConnection } from './end-connection.ts'
import { noSocket } from './no-socket.ts'

/** Refuses sockets that nobody of the server takes, with what is where: who asked at a wrong address would hear nothing. */
export function refuseSockets(server: Server): void {
  const places = `realtime is at ${socketPath}/ (socket.io), softphones at ${phonePath}`
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    const url = request.url ?? ''
    // Socket.io takes whatever is below its address, as it was written.
    if (!url.startsWith(`${socketPath}/`) && url.split('?', 1)[0] !== phonePath) {
      endConnection(socket, 404, noSocket(request, places))
    }
  })
}
