import { WebSocketInterface } from 'jssip'

/** How long the first attempt to connect may take, and each later one, in milliseconds: over a network that is gone nobody answers. */
const FIRST_MS = 3000
const LATER_MS = 6000

/** The connection to a phone server, which can be given up although nobody has closed it: a network that is gone says nothing. */
export class Wire extends WebSocketInterface {
  #patienceMs = FIRST_MS
  #patience: ReturnType<typeof setTimeout> | undefined
  /** Is told of each message that comes. */
  onLife = (): void => undefined

  constructor(url: string) {
    super(url)
    // The library hands on what comes by a property that it sets with each connection.
    let take: (data: unknown) => void = () => undefined
    Object.defineProperty(this, 'ondata', {
      get: () => (data: unknown) => {
        this.onLife()
        take(data)
      },
      set(next: typeof take) {
        take = next
      },
    })
  }

  override connect(): void {
    if (this.isConnected() || this.isConnecting()) return
    super.connect()
    clearTimeout(this.#patience)
    this.#patience = setTimeout(() => this.#lookWhetherConnected(), this.#patienceMs)
  }

  override disconnect(): void {
    clearTimeout(this.#patience)
    super.disconnect()
  }

  drop(): void {
    this.disconnect()
    this.ondisconnect(true)
  }

  /** Gives up, and connects anew at once. */
  renew(): void {
    this.drop()
    this.connect()
  }

  #lookWhetherConnected(): void {
    this.#patienceMs = this.isConnecting() ? LATER_MS : FIRST_MS
    if (this.isConnecting()) this.renew()
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
