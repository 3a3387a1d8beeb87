import { SAMPLES, tonePacket } from './tone.ts'

/** The sound of one call of the server's own phone: a tone at first, then what it hears comes back. */
export interface Media {
  /** An SDP offer. */
  offer(): Promise<string>
  /** The answer to an offer, the first or a later one. */
  answer(offer: string): Promise<string>
  /** Takes the answer to the own offer. */
  accept(answer: string): Promise<void>
  close(): void
}

/** Makes the sound of a call. Rejects with a sentence where the library for it is not installed. */
export type MediaMaker = () => Promise<Media>

const PACKET_MS = 20
/** How long the tone is, in packets: a second and a half. */
const TONE_PACKETS = 75

const loadWebRtc = () =>
  import('werift').catch(() => {
    throw new Error('Calls of the mock server itself need the package werift, which is not installed.')
  })

/** Sound by WebRTC, whose library is loaded with the first call. */
export const webRtcMedia: MediaMaker = async () => {
  const { MediaStreamTrack, RTCPeerConnection, RtpHeader, RtpPacket, usePCMU } = await loadWebRtc()
  // G.711 alone: its samples need no encoder, and every browser has it.
  const connection = new RTCPeerConnection({ codecs: { audio: [usePCMU()], video: [] }, iceServers: [] })
  const track = new MediaStreamTrack({ kind: 'audio' })
  connection.addTransceiver(track, { direction: 'sendrecv' })
  let sent = 0

  const write = (payload: Buffer) => {
    const header = new RtpHeader({ payloadType: 0, sequenceNumber: sent & 0xffff, timestamp: (sent * SAMPLES) >>> 0 })
    sent += 1
    track.writeRtp(new RtpPacket(header, payload))
  }
  const tone = setInterval(() => {
    if (connection.connectionState === 'connected') write(tonePacket(sent))
    if (sent >= TONE_PACKETS) clearInterval(tone)
  }, PACKET_MS)
  tone.unref()
  connection.onTrack.subscribe((heard) => {
    heard.onReceiveRtp.subscribe(({ payload }) => {
      if (sent >= TONE_PACKETS) write(payload)
    })
  })

  return {
    async offer() {
      await connection.setLocalDescription(await connection.createOffer())
      return connection.localDescription?.sdp ?? ''
    },
    async answer(sdp) {
      await connection.setRemoteDescription({ type: 'offer', sdp })
      await connection.setLocalDescription(await connection.createAnswer())
      return connection.localDescription?.sdp ?? ''
    },
    accept: (sdp) => connection.setRemoteDescription({ type: 'answer', sdp }),
    close() {
      clearInterval(tone)
      void connection.close()
    },
  }
}
