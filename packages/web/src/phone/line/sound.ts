import type { RTCSession } from 'jssip/lib/RTCSession.js'
import { proxy } from 'valtio'

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

/** Does something with the connection of a call: now, or once there is one. A call that comes in has none before it is answered. */
export function withConnection(session: RTCSession, use: (connection: RTCPeerConnection) => void): void {
  if (session.connection) use(session.connection)
  else session.on('peerconnection', ({ peerconnection }) => use(peerconnection))
}

/** Devices that people chose, by their id; the browser's own choice where there is none. */
export const devices = proxy<{ microphone: string; speaker: string; bell: string }>({
  microphone: '',
  speaker: '',
  bell: '',
})

/** What a microphone is asked for by. */
export const microphoneOf = (): MediaTrackConstraints | boolean =>
  devices.microphone === '' ? true : { deviceId: { ideal: devices.microphone } }

// Only some browsers let a page say where its sound goes.
interface Sink {
  setSinkId?(id: string): Promise<void>
}

const sendTo = (element: Sink, id: string) => element.setSinkId?.(id).catch(() => undefined)

const playing = new Map<RTCSession, HTMLAudioElement>()

const carriersOf = ({ connection }: RTCSession): RTCRtpSender[] =>
  connection?.getSenders().filter(({ track }) => track?.kind === 'audio') ?? []

/** Opens the microphone that was chosen, or another one where that is gone. */
export async function openMicrophone(): Promise<MediaStreamTrack> {
  const [track] = (await navigator.mediaDevices.getUserMedia({ audio: microphoneOf() })).getAudioTracks()
  if (!track) throw new DOMException('the microphone has no sound', 'NotFoundError')
  return track
}

const microphone = createMicrophone({ open: openMicrophone, carriers: () => [...playing.keys()].flatMap(carriersOf) })

/** Devices came or went: calls go on by those there are. */
async function followDevices(): Promise<void> {
  const { outputs } = await listDevices()
  const speaker = outputs.some(({ id }) => id === devices.speaker) ? devices.speaker : ''
  for (const audio of playing.values()) void sendTo(audio, speaker)
  await microphone.follow()
}

// Without any device left the call goes on: the next one that is plugged in is heard of as well.
const onDeviceChange = () => void followDevices().catch(() => undefined)

/** Lets the other side of a call be heard until it is over. */
export function attachSound(session: RTCSession): void {
  const audio = new Audio()
  audio.autoplay = true
  void sendTo(audio, devices.speaker)
  if (playing.size === 0) navigator.mediaDevices.addEventListener('devicechange', onDeviceChange)
  playing.set(session, audio)
  session.on('confirmed', () => {
    for (const { track } of carriersOf(session)) if (track) microphone.watch(track)
  })
  withConnection(session, (connection) =>
    connection.addEventListener('track', ({ track }) => {
      if (track.kind === 'audio') audio.srcObject = new MediaStream([track])
    }),
  )
  const end = () => {
    audio.srcObject = null
    playing.delete(session)
    if (playing.size === 0) navigator.mediaDevices.removeEventListener('devicechange', onDeviceChange)
  }
  session.on('ended', end)
  session.on('failed', end)
}

/** Has this microphone speak from now on, in calls as well: who was muted stays so. */
export async function chooseMicrophone(id: string): Promise<void> {
  devices.microphone = id
  await microphone.change()
}

/** Has people heard from this device from now on. */
export function chooseSpeaker(id: string): void {
  devices.speaker = id
  for (const audio of playing.values()) void sendTo(audio, id)
}

/** A microphone, loudspeaker or headset. */
export interface Device {
  id: string
  name: string
}

/** The devices there are, by what they are for. Their names are known once a microphone was allowed. */
export async function listDevices(): Promise<{ inputs: Device[]; outputs: Device[] }> {
  const all = await navigator.mediaDevices.enumerateDevices()
  const of = (kind: MediaDeviceKind) =>
    all
      .filter((each) => each.kind === kind && each.deviceId !== '')
      .map(({ deviceId, label }) => ({ id: deviceId, name: label }))
  return { inputs: of('audioinput'), outputs: of('audiooutput') }
}
