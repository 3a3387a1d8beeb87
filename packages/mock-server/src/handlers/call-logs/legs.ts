import type { components } from '@lineboard/contract'
import type { Row } from '../../store/models.ts'

type CallLeg = components['schemas']['CallLeg']

/** What happened to a call, told from its times: it rang, then people talked or a message was left. */
export function legsOf(call: Row<'CallLog'>): CallLeg[] {
  if (call.legs) return call.legs
  const { status, startedAt, ringSeconds, talkSeconds, receivingNumber, routingAddress } = call
  const target = receivingNumber ?? routingAddress
  const at = target === undefined ? {} : { target }
  const ring: CallLeg = { kind: 'ring', ...at, startedAt, durationSeconds: ringSeconds }
  if (talkSeconds === 0) return ringSeconds === 0 ? [] : [ring]
  const answeredAt = call.answeredAt ?? new Date(Date.parse(startedAt) + ringSeconds * 1000).toISOString()
  const kind = status === 'voicemail' ? 'voicemail' : 'talk'
  return [ring, { kind, ...at, startedAt: answeredAt, durationSeconds: talkSeconds }]
}
