import { hasHostBits, isPartOf, networkAddress } from '../network.ts'
import type { AllowedSender } from './call-setup.ts'

/** What is odd about an entry of the whitelist. Nothing of it is forbidden. */
export type WhitelistRemark =
  /** It lets in every address there is of its kind. */
  | { kind: 'everybody' }
  /** Bits behind the mask are set and change nothing; `network` is what it lets in. */
  | { kind: 'host_bits'; network: string }
  /** Another entry lets in the same. */
  | { kind: 'duplicate'; of: AllowedSender }
  /** Another entry lets in all of this, and more. */
  | { kind: 'covered'; by: AllowedSender }
  /** This and another entry let in some of the same. */
  | { kind: 'overlap'; with: AllowedSender }

const takesPort = (whole: AllowedSender, part: AllowedSender) => whole.port === 0 || whole.port === part.port
const takesProto = (whole: AllowedSender, part: AllowedSender) => whole.proto === 'any' || whole.proto === part.proto
const takesUri = (whole: AllowedSender, part: AllowedSender) =>
  whole.pattern === undefined || whole.pattern === part.pattern

/** Whether one entry lets in all that the other does. */
const covers = (whole: AllowedSender, part: AllowedSender): boolean =>
  isPartOf(part, whole) && takesPort(whole, part) && takesProto(whole, part) && takesUri(whole, part)

// Networks have no more in common than one of them. Which URIs two expressions share, nobody can say: none is taken for some.
const meet = (one: AllowedSender, other: AllowedSender): boolean =>
  (isPartOf(one, other) || isPartOf(other, one)) &&
  (takesPort(one, other) || takesPort(other, one)) &&
  (takesProto(one, other) || takesProto(other, one)) &&
  (takesUri(one, other) || takesUri(other, one))

function comparedWith(entry: AllowedSender, other: AllowedSender): WhitelistRemark[] {
  if (covers(other, entry))
    return [covers(entry, other) ? { kind: 'duplicate', of: other } : { kind: 'covered', by: other }]
  return meet(entry, other) && !covers(entry, other) ? [{ kind: 'overlap', with: other }] : []
}

/**
 * What is odd about an entry, alone and beside the others that speak for the same customer; `entry` itself may be among them.
 * Of two entries that let in the same, the later one has the remark.
 */
export function whitelistRemarks(entry: AllowedSender, others: readonly AllowedSender[]): WhitelistRemark[] {
  const beside = others.filter(({ id }) => id !== entry.id)
  const remarks: WhitelistRemark[] = []
  if (entry.mask === 0) remarks.push({ kind: 'everybody' })
  if (entry.mask > 0 && hasHostBits(entry))
    remarks.push({ kind: 'host_bits', network: `${networkAddress(entry)}/${entry.mask}` })
  const compared = beside.flatMap((other) => comparedWith(entry, other))
  return [
    ...remarks,
    ...compared.filter((remark) => remark.kind !== 'duplicate' || entry.id === 0 || remark.of.id < entry.id),
  ]
}
