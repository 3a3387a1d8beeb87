import type { AllowedSender, WhitelistRemark } from '@lineboard/sdk/call-flow'
import { useCall } from '../../data/use-call.ts'
import { labelOf } from '../../lib/labels.ts'
import { comma } from '../../lib/messages.ts'
import { t } from './whitelist.messages.ts'

/** Protocols by name. */
export const protoLabels = {
  any: t('any'),
  udp: t('udp'),
  tcp: t('tcp'),
  tls: t('tls'),
  ws: t('ws'),
  wss: t('wss'),
} as const

/** An entry as people write it, such as `203.0.113.0/24, port 5060, UDP`. */
export const entryText = ({ ip, mask, port, proto, pattern }: Omit<AllowedSender, 'id' | 'customerId'>): string =>
  [
    `${ip}/${mask}`,
    ...(port === 0 ? [] : [t('portOf', { port: String(port) })]),
    ...(proto === 'any' ? [] : [labelOf(protoLabels, proto)]),
    ...(pattern === undefined ? [] : [pattern]),
  ].join(comma)

/** What is odd about an entry, in a sentence. */
export function remarkText(remark: WhitelistRemark): string {
  if (remark.kind === 'everybody') return t('everybody')
  if (remark.kind === 'host_bits') return t('hostBits', { network: remark.network })
  if (remark.kind === 'duplicate') return t('duplicate', { entry: entryText(remark.of) })
  if (remark.kind === 'covered') return t('covered', { entry: entryText(remark.by) })
  return t('overlap', { entry: entryText(remark.with) })
}

// Of one customer some dozens; more than this nobody can oversee.
const MOST = 1000

/** Entries of the whitelist, of one customer and the owner or of all; undefined while they are asked for. */
export const useWhitelistEntries = (customerId?: number) =>
  useCall('Whitelist.find', {
    filter: { ...(customerId !== undefined && { where: { customerId: { inq: [customerId, 1] } } }), limit: MOST },
  }).data
