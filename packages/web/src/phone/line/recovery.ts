import type { SoundFacts } from './line-quality.ts'

/** Sound comes in packets of 20 ms; a gap as long as this is heard by anybody, and a busy network has none. */
const STILL_MS = 600

/** Follows whether sound finds its way to this side. */
interface SoundPath {
  /** What the browser says of the way: it needs several seconds to notice that one is gone. */
  iceIs(state: RTCIceConnectionState): void
  /** What has come by now, at a time in milliseconds; nothing where the call is on hold. */
  look(facts: Pick<SoundFacts, 'received' | 'wayAnswers'> | undefined, nowMs: number): void
}

/**
 * Tells when sound breaks off, and when it is back: a stream that stops tells it within a second. Phones that send nothing while
 * nobody speaks are known by a way that answers although no sound comes: from then on the browser alone is believed.
 */
export function createSoundPath(onLost: (isLost: boolean) => void): SoundPath {
  let isBroken = false
  /** Whether the way was gone since the last packet: who finds it again may answer before sending. */
  let wasBroken = false
  let isStill = false
  let mayRest = false
  let isReported = false
  let before: { received: number; wayAnswers: number; atMs: number } | undefined

  function say(): void {
    const isLost = isBroken || isStill
    if (isLost === isReported) return
    isReported = isLost
    onLost(isLost)
  }

  return {
    iceIs(state) {
      if (state === 'disconnected' || state === 'failed') isBroken = wasBroken = true
      // While another way is tried, none is known yet.
      if (state === 'connected' || state === 'completed') isBroken = false
      say()
    },
    look(facts, nowMs) {
      if (!facts) {
        before = undefined
        isStill = false
      } else if (!before || facts.received > before.received) {
        before = { ...facts, atMs: nowMs }
        wasBroken = isBroken
        isStill = false
      } else {
        if (isStill && !wasBroken && facts.wayAnswers > before.wayAnswers) mayRest = true
        before.wayAnswers = facts.wayAnswers
        isStill = !mayRest && before.received > 0 && nowMs - before.atMs >= STILL_MS
      }
      say()
    },
  }
}

/** How long a call is kept whose sound found no way, and how soon another one is asked for again, in milliseconds. */
const KEPT_MS = 60_000
const AGAIN_MS = 2000
/** A way that is gone for shorter comes back by itself; one that is looked for longer than `SEARCH_MS` is looked for from anew. */
const PATIENCE_MS = 2000
const SEARCH_MS = 4000
/** Both sides miss the sound: who was called asks later, so that their requests don't meet. */
const TURN_MS = 1000
/** Who refuses so often to have the sound sent another way does not do such things: the call goes on as it is. */
const MOST_TRIES = 30

/** Why the library ends a call that a network gives a way again. */
const passing = ['RTP Timeout', 'WebRTC Error', 'Connection Error', 'Request Timeout']
/** The other side knows nothing of the call, or can't be reached just now: the library does not tell them apart. Without sound it is the latter. */
const UNKNOWN_THERE = 'Dialog Error'

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
  /** Takes what has come of its sound by now. */
  look: SoundPath['look']
  /** This side is elsewhere now: the other side is asked to send the sound there as soon as it can be reached, until that has worked. */
  moved(): void
}

interface RecoveryNeeds {
  isCaller: boolean
  isConnected(): boolean
  /** Calls back once the other side has said that it can be reached. */
  reach(onReached: () => void): void
  /** Is told that the sound has broken off, and that it is back. */
  onLost(isLost: boolean): void
}

/** Offers a call's sound on another path, a limited number of times. */
function createOffers(session: Kept, isConnected: () => boolean, againMs: number) {
  let triesLeft = 0
  let again: ReturnType<typeof setTimeout> | undefined

  function ask(): void {
    clearTimeout(again)
    // A connection that is made anew asks by itself.
    if (!session.isEstablished() || !isConnected() || triesLeft === 0) return
    triesLeft -= 1
    const isSent = session.renegotiate({ rtcOfferConstraints: { iceRestart: true } }, () => {
      triesLeft = 0
    })
    if (!isSent) askAgain()
  }

  function askAgain(): void {
    clearTimeout(again)
    again = setTimeout(ask, againMs)
  }

  return {
    askAgain,
    askAnew(): void {
      triesLeft = MOST_TRIES
      ask()
    },
    stop: () => clearTimeout(again),
  }
}

/** Keeps a call while a network is gone, and has its sound find another way. */
export function keepThroughCuts(session: Kept, { isCaller, isConnected, reach, onLost }: RecoveryNeeds): Recovery {
  const end = session.terminate.bind(session)
  const turnMs = isCaller ? 0 : TURN_MS
  let isLost = false
  let hasMoved = false
  let isDoubted = false
  let giveUp: ReturnType<typeof setTimeout> | undefined
  let search: ReturnType<typeof setTimeout> | undefined
  const offers = createOffers(session, isConnected, AGAIN_MS + turnMs)

  /** An offer that nobody answers is taken back in the end, and browsers send no sound after that: who can be reached is asked first. */
  function lookForAnother(): void {
    clearTimeout(search)
    search = setTimeout(lookForAnother, SEARCH_MS)
    if (!session.isEstablished() || !isConnected()) return
    reach(() => {
      if (!isLost && !hasMoved) return
      hasMoved = false
      if (!isLost) clearTimeout(search)
      offers.askAnew()
    })
  }

  /** A request into a dead connection fails late, perhaps long after the other side is back: only one that is made now says that it is gone. */
  function doubt(): void {
    isDoubted = true
    reach(() => {
      isDoubted = false
    })
  }

  const path = createSoundPath((is) => {
    isLost = is
    clearTimeout(giveUp)
    if (isLost) giveUp = setTimeout(() => end({ cause: 'RTP Timeout' }), KEPT_MS)
    if (!hasMoved) clearTimeout(search)
    if (isLost && !hasMoved) search = setTimeout(lookForAnother, PATIENCE_MS + turnMs)
    onLost(isLost)
  })

  const isPassing = (cause = '') => passing.includes(cause) || (cause === UNKNOWN_THERE && isLost)

  session.terminate = (options) => {
    if (session.isEstablished() && isPassing(options?.cause)) offers.askAgain()
    else if (session.isEstablished() && options?.cause === UNKNOWN_THERE && !isDoubted) doubt()
    else end(options)
  }
  const stop = () => {
    for (const timer of [giveUp, search]) clearTimeout(timer)
    offers.stop()
  }
  session.on('ended', stop)
  session.on('failed', stop)
  return {
    watch: (connection) =>
      connection.addEventListener('iceconnectionstatechange', () => path.iceIs(connection.iceConnectionState)),
    look: path.look,
    moved() {
      hasMoved = true
      lookForAnother()
    },
  }
}

/** What phones answer that can be reached and make nothing of a question without words. */
const ANSWERS = [405, 415, 469, 501]

/** A question that was sent, as much of the library's as is needed. */
interface Question {
  on(type: 'succeeded', listener: () => void): unknown
  on(type: 'failed', listener: (event: { response: { status_code: number } }) => void): unknown
}

// The library's types take its events from Node's, which sources for browsers don't know.
const isQuestion = (info: object): info is Question => 'on' in info

/** A call, as much of the library's as is needed. */
interface Reachable {
  on(type: 'newInfo', listener: (event: { info: object }) => void): unknown
  sendInfo(contentType: string, body?: string): void
}

/** What asks the other side of a call for a sign of life (INFO, RFC 6086), and calls back with its answer; never where none comes. */
export function createReach(session: Reachable): (onReached: () => void) => void {
  let asking: (() => void) | undefined
  session.on('newInfo', ({ info }) => {
    // The library tells of a question while it is sent; other ones are the other side's.
    const onReached = asking
    if (!onReached || !isQuestion(info)) return
    info.on('succeeded', onReached)
    info.on('failed', ({ response }) => {
      if (ANSWERS.includes(response.status_code)) onReached()
    })
  })
  return (onReached) => {
    asking = onReached
    session.sendInfo('text/plain')
    asking = undefined
  }
}

/**
 * How long a call may still ring whose connection was lost and came back, and how long the other side may take to hear that it was answered, in
 * milliseconds. A server that was restarted knows nothing of it, and does not say so.
 */
const DOUBTED_MS = 25_000
const HEARD_OF_MS = 6000

/** Calls that rang while the connection was lost: each is given up unless something is heard of it in time. */
export function createDoubts(giveUp: (id: string) => void) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  function end(id: string): void {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }
  function begin(id: string, ms: number): void {
    end(id)
    const timer = setTimeout(() => giveUp(id), ms)
    timers.set(id, timer)
  }
  return {
    has: (id: string): boolean => timers.has(id),
    begin: (id: string): void => begin(id, DOUBTED_MS),
    /** It was answered here, which the other side has to hear of. */
    answered(id: string): void {
      if (timers.has(id)) begin(id, HEARD_OF_MS)
    },
    end,
  }
}
