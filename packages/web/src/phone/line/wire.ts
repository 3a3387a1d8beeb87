import { WebSocketInterface } from 'jssip'

/** The connection to a phone server, which can be given up although nobody has closed it: a network that is gone says nothing. */
export class Wire extends WebSocketInterface {
  drop(): void {
    this.disconnect()
    this.ondisconnect(true)
  }
}

/** Has a connection made anew as soon as the browser hears of another network. Answers what ends that. */
export function followNetwork(wire: Wire): () => void {
  const ending = new AbortController()
  const { signal } = ending
  addEventListener('offline', () => wire.drop(), { signal })
  addEventListener('online', () => wire.connect(), { signal })
  return () => ending.abort()
}
