import type { RTCSession } from 'jssip/lib/RTCSession.js'

/** Does something with the connection of a call: now, or once there is one. A call that comes in has none before it is answered. */
export function withConnection(session: RTCSession, use: (connection: RTCPeerConnection) => void): void {
  if (session.connection) use(session.connection)
  else session.on('peerconnection', ({ peerconnection }) => use(peerconnection))
}
