/** How long a call is kept whose sound found no way, and how soon another one is asked for again, in milliseconds. */
const KEPT_MS = 60_000
const AGAIN_MS = 2000
/** Who refuses so often to have the sound sent another way does not do such things: the call goes on as it is. */
const MOST_TRIES = 30

/** Why the library ends a call that a network gives a way again; anything else is an end. */
const passing = ['RTP Timeout', 'WebRTC Error', 'Connection Error', 'Request Timeout']

/** A call, as much of the library's as is needed. */
interface Kept {
  terminate(options?: { cause?: string }): void
  isEstablished(): boolean
  renegotiate(options: { rtcOfferConstraints: { iceRestart: true } }, done: () => void): boolean
  on(type: 'ended' | 'failed', listener: () => void): unknown
}

/** What carries its sound, as much of `RTCPeerConnection` as is needed. */
interface Carrier {
  readonly iceConnectionState: RTCIceConnectionState
  addEventListener(type: 'iceconnectionstatechange', listener: () => void): void
}

/** What keeps a call. */
interface Recovery {
  /** Follows the sound of a connection. */
  watch(connection: Carrier): void
  /** Asks the other side to send the sound another way, until that has worked. */
  ask(): void
}

interface RecoveryNeeds {
  isConnected(): boolean
  /** Is told that the sound has broken off, and that it is back. */
  tell(isLost: boolean): void
}

/** Keeps a call while a network is gone. */
export function keepThroughCuts(session: Kept, { isConnected, tell }: RecoveryNeeds): Recovery {
  const end = session.terminate.bind(session)
  let isLost = false
  let triesLeft = 0
  let giveUp: ReturnType<typeof setTimeout> | undefined
  let again: ReturnType<typeof setTimeout> | undefined

  function ask(): void {
    clearTimeout(again)
    // A connection that is made anew asks by itself.
    if (!session.isEstablished() || !isConnected() || triesLeft === 0) return
    triesLeft -= 1
    const isSent = session.renegotiate({ rtcOfferConstraints: { iceRestart: true } }, () => {
      triesLeft = 0
    })
    if (!isSent) again = setTimeout(ask, AGAIN_MS)
  }

  function follow({ iceConnectionState }: Carrier): void {
    const isBroken = iceConnectionState === 'disconnected' || iceConnectionState === 'failed'
    if (isBroken === isLost) return
    isLost = isBroken
    clearTimeout(giveUp)
    if (isLost) giveUp = setTimeout(() => end({ cause: 'RTP Timeout' }), KEPT_MS)
    tell(isLost)
  }

  session.terminate = (options) => {
    if (!session.isEstablished() || !passing.includes(options?.cause ?? '')) {
      end(options)
      return
    }
    clearTimeout(again)
    again = setTimeout(ask, AGAIN_MS)
  }
  const stop = () => {
    clearTimeout(giveUp)
    clearTimeout(again)
  }
  session.on('ended', stop)
  session.on('failed', stop)
  return {
    watch: (connection) => connection.addEventListener('iceconnectionstatechange', () => follow(connection)),
    ask() {
      triesLeft = MOST_TRIES
      ask()
    },
  }
}
