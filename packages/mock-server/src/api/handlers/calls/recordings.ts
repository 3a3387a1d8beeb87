import { LoopbackError, notFound } from '../../../ground/errors.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { type Context, Reply } from '../../context/context.ts'

/** Bytes of a file, both ends included. */
interface ByteRange {
  first: number
  last: number
}

/**
 * The part of a file of `size` bytes that a Range header asks for: undefined for all of it, also when the header makes no
 * sense or asks for several parts; `unsatisfiable` when the file has no such bytes.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '') {
    // The last so many bytes.
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 }
  }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return undefined
  return first >= size ? 'unsatisfiable' : { first, last }
}

const SAMPLES_A_SECOND = 8000
const BYTES_A_SAMPLE = 2
const HEADER_BYTES = 44
const FULL_SCALE = 32_767
const SYLLABLES_A_SECOND = 4

/** Longest recording that is made up, in seconds: longer ones teach a player nothing more. */
const maxRecordingSeconds = 60

/** A number from 0 up to 1 that follows from two whole numbers. */
function noise(id: number, at: number): number {
  let hash = Math.imul(id ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(at + 1, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 13)) >>> 0) / 0x1_0000_0000
}

/** Two people who take turns, as a hum in the rhythm of syllables: -1 to 1. */
function sampleAt(id: number, at: number): number {
  const seconds = at / SAMPLES_A_SECOND
  const turn = Math.floor(seconds / 2.5)
  const speaker = turn % 2
  const pitch = (speaker === 0 ? 115 : 190) * (0.9 + 0.2 * noise(id, speaker)) * (1 + 0.02 * Math.sin(seconds * 5))
  const syllable = Math.floor(seconds * SYLLABLES_A_SECOND)
  const loudness = noise(id, syllable + 100) < 0.15 ? 0 : 0.4 + 0.6 * noise(id, syllable + 10_000)
  const swell = Math.sin(Math.PI * (seconds * SYLLABLES_A_SECOND - syllable)) ** 2
  const phase = 2 * Math.PI * pitch * seconds
  const voice = Math.sin(phase) * 0.6 + Math.sin(phase * 2) * 0.25 + Math.sin(phase * 5) * 0.1
  return 0.5 * voice * loudness * swell + 0.01 * (noise(id, at) - 0.5)
}

function header(dataBytes: number): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(HEADER_BYTES - 8 + dataBytes, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20) // PCM
  bytes.writeUInt16LE(1, 22) // mono
  bytes.writeUInt32LE(SAMPLES_A_SECOND, 24)
  bytes.writeUInt32LE(SAMPLES_A_SECOND * BYTES_A_SAMPLE, 28)
  bytes.writeUInt16LE(BYTES_A_SAMPLE, 32)
  bytes.writeUInt16LE(BYTES_A_SAMPLE * 8, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(dataBytes, 40)
  return bytes
}

/** Bytes that a recording of so many seconds has as a WAV file. */
export function recordingSize(seconds: number): number {
  return HEADER_BYTES + seconds * SAMPLES_A_SECOND * BYTES_A_SAMPLE
}

/** Bytes `first` to `last` of a recording as a WAV file: 8 kHz, mono, 16 bits. The same id sounds the same every time. */
export function recordingBytes(id: number, seconds: number, first: number, last: number): Buffer {
  const dataBytes = recordingSize(seconds) - HEADER_BYTES
  const firstSample = Math.max(0, Math.floor((first - HEADER_BYTES) / BYTES_A_SAMPLE))
  const samples = Math.max(0, Math.floor((last - HEADER_BYTES) / BYTES_A_SAMPLE) - firstSample + 1)
  const sound = Buffer.alloc(samples * BYTES_A_SAMPLE)
  for (let at = 0; at < samples; at++) {
    sound.writeInt16LE(Math.round(sampleAt(id, firstSample + at) * FULL_SCALE), at * BYTES_A_SAMPLE)
  }
  const start = HEADER_BYTES + firstSample * BYTES_A_SAMPLE
  const file = first < HEADER_BYTES ? Buffer.concat([header(dataBytes), sound]) : sound
  const from = first < HEADER_BYTES ? first : first - start
  return file.subarray(from, from + last - first + 1)
}

function recordedCall(context: Context, recordingId: number): Row<'CallLog'> {
  const calls = context.store.table('CallLog')
  // Most recordings have the id of their call, which spares going through a long log.
  const sameId = calls.find({ where: context.scoped('CallLog', { id: recordingId, recordingId }) })[0]
  const call = sameId ?? calls.findOne(context.scoped('CallLog', { recordingId }))
  if (!call) throw notFound('Recording', recordingId)
  return call
}

/** Answers a recording as a WAV file, or the part of it that a Range header asks for. */
export function playRecording(context: Context, recordingId: number): Reply {
  const { talkSeconds } = recordedCall(context, recordingId)
  const seconds = Math.min(Math.max(talkSeconds, 1), maxRecordingSeconds)
  const size = recordingSize(seconds)
  const range = parseRange(context.headers.range, size)
  const headers = { 'content-type': 'audio/wav', 'accept-ranges': 'bytes' }
  if (range === 'unsatisfiable') {
    const error = new LoopbackError(416, 'Range Not Satisfiable', { name: 'RangeNotSatisfiableError' })
    return new Reply(416, { 'content-range': `bytes */${size}` }, error.toBody())
  }
  if (!range) return new Reply(200, headers, recordingBytes(recordingId, seconds, 0, size - 1))
  const { first, last } = range
  const contentRange = { 'content-range': `bytes ${first}-${last}/${size}` }
  return new Reply(206, { ...headers, ...contentRange }, recordingBytes(recordingId, seconds, first, last))
}
