import type { RTCSession } from 'jssip/lib/RTCSession.js'
import { proxy } from 'valtio'

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

/** Lets the other side of a call be heard until it is over. */
export function attachSound(session: RTCSession): void {
  const audio = new Audio()
  audio.autoplay = true
  void sendTo(audio, devices.speaker)
  playing.set(session, audio)
  const listen = (connection: RTCPeerConnection) =>
    connection.addEventListener('track', ({ track }) => {
      audio.srcObject = new MediaStream([track])
    })
  if (session.connection) listen(session.connection)
  else session.on('peerconnection', ({ peerconnection }) => listen(peerconnection))
  const end = () => {
    audio.srcObject = null
    playing.delete(session)
  }
  session.on('ended', end)
  session.on('failed', end)
}

/** Has this microphone speak from now on, in calls as well: who was muted stays so. */
export async function chooseMicrophone(id: string): Promise<void> {
  devices.microphone = id
  if (playing.size === 0) return
  const stream = await navigator.mediaDevices.getUserMedia({ audio: microphoneOf() })
  const [track] = stream.getAudioTracks()
  if (!track) return
  for (const session of playing.keys()) {
    const sender = session.connection?.getSenders().find((each) => each.track?.kind === 'audio')
    const before = sender?.track
    track.enabled = before?.enabled ?? true
    await sender?.replaceTrack(track)
    before?.stop()
  }
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
