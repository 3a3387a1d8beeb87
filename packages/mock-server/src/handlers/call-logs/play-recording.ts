import { LoopbackError, notFound } from '../../errors/loopback-error.ts'
import type { Row } from '../../store/models.ts'
import { Reply } from '../answers.ts'
import type { Context } from '../types.ts'
import { parseRange } from './byte-range.ts'
import { maxRecordingSeconds, recordingBytes, recordingSize } from './recording.ts'

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
