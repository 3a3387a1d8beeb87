/** The sound of a microphone, as much of `MediaStreamTrack` as is needed. */
export interface Track {
  enabled: boolean
  readonly readyState: MediaStreamTrackState
  clone(): Track
  stop(): void
  addEventListener(type: 'ended', listener: () => void): void
}

/** What carries the microphone into a call, as much of `RTCRtpSender` as is needed. */
export interface Carrier {
  readonly track: Track | null
  replaceTrack(track: Track | null): Promise<void>
}

interface MicrophoneNeeds {
  /** Opens the microphone that was chosen, or the next one where it is gone; throws where there is none. */
  open(): Promise<Track>
  /** Those of all calls. */
  carriers(): readonly Carrier[]
}

/** The microphone of all calls. Each call has a track of its own: who is muted in one is heard in the other. */
export interface Microphone {
  /** Has the chosen one speak from now on. */
  change(): Promise<void>
  /** Has the next one speak where the one in use is gone; nothing happens where it is there. */
  follow(): Promise<void>
  /** Follows by itself once a track ends, as that of a headset that is pulled does. */
  watch(track: Track): void
}

const isGone = ({ track }: Carrier) => track?.readyState === 'ended'

export function createMicrophone({ open, carriers }: MicrophoneNeeds): Microphone {
  let latest = 0

  async function renew(isMeant: (carrier: Carrier) => boolean): Promise<void> {
    if (!carriers().some(isMeant)) return
    latest += 1
    const turn = latest
    const opened = await open()
    // Who was chosen meanwhile speaks.
    if (turn === latest)
      await Promise.all(
        carriers()
          .filter(isMeant)
          .map((carrier) => give(carrier, opened)),
      )
    opened.stop()
  }

  async function give(carrier: Carrier, opened: Track): Promise<void> {
    const before = carrier.track
    const own = opened.clone()
    const stayMuted = () => {
      own.enabled = before?.enabled ?? true
    }
    stayMuted()
    await carrier.replaceTrack(own)
    // Mute may have been pressed while it was exchanged.
    stayMuted()
    before?.stop()
    watch(own)
  }

  const follow = () => renew(isGone)

  function watch(track: Track): void {
    // Without any microphone the call goes on, and one that is plugged in is found by the next `follow`.
    track.addEventListener('ended', () => void follow().catch(() => undefined))
  }

  return { change: () => renew(({ track }) => track !== null), follow, watch }
}
