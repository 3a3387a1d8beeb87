import type { AllowedSender, WhitelistRemark } from '@lineboard/sdk/call-path'
import { labelOf } from '../../lib/label-of.ts'
import { comma } from '../../lib/messages.ts'
import { protoLabels } from './proto-labels.ts'
import { t } from './whitelist.messages.ts'

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
