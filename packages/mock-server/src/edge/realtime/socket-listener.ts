import type { Socket } from 'socket.io'
import type { Limits } from '../../ground/limits.ts'

/** An open socket and what it listens to, within the limits of a server. */
export interface Listener {
  readonly socket: Socket
  readonly tokenId: string | undefined
  readonly channels: ReadonlySet<string>
  subscribe(channel: string): void
  unsubscribe(channel: string): void
  /** Sends a text. Whoever does not read what waits for him is let go: nothing else would ever free it. */
  send(text: string): void
  /** Notes that something was said, and answers whether that was within the limit; beyond it the socket is ended. */
  mayGoOn(): boolean
}

/** Makes a listener of a socket. */
export function createListener(socket: Socket, tokenId: string | undefined, limits: Limits): Listener {
  const { channels: mostChannels, channelCharacters, messagesPerSecond, waitingBytes } = limits
  const channels = new Set<string>()
  const connection = socket.conn.request.socket
  let waiting = 0
  let second = 0
  let messages = 0
  // What is drained has been given to the connection, which has a buffer of its own.
  socket.conn.on('drain', () => {
    waiting = 0
  })
  return {
    socket,
    tokenId,
    channels,
    subscribe(channel) {
      if (channels.size < mostChannels && channel.length <= channelCharacters) channels.add(channel)
    },
    unsubscribe: (channel) => void channels.delete(channel),
    send(text) {
      waiting += Buffer.byteLength(text)
      socket.emit('message', text)
      // At once: a polite end would wait for the same reader.
      if (waiting + connection.writableLength > waitingBytes) connection.destroy()
    },
    mayGoOn() {
      const now = Math.floor(performance.now() / 1000)
      messages = now === second ? messages + 1 : 1
      second = now
      if (messages <= messagesPerSecond) return true
      connection.destroy()
      return false
    },
  }
}
