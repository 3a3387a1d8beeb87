import type { components } from '@lineboard/contract'
import { positiveInteger } from '../../lib/positive-integer.ts'

/** What a ticket is about, as calls name it. */
export type AssetReference = components['schemas']['AssetReference']

/** What kind of thing a ticket can be about. */
export type AssetKind = AssetReference['kind']

/** Query parameter of the form that opens a ticket: what the ticket is about. */
export const aboutParameter = 'about'

const kinds: readonly AssetKind[] = [
  'tracking_number',
  'receiving_number',
  'tracking_source',
  'sip_gateway',
  'call',
  'voice_menu',
  'user',
  'device',
  'other',
]

/** Longest name the contract takes. */
const mostLetters = 120

/** What a ticket is about, as it stands in an address: kind, id of the record where it stands for one, and name. */
export const toAbout = ({ kind, recordId, name }: AssetReference): string =>
  `${kind}:${recordId ?? ''}:${name.slice(0, mostLetters)}`

/** What an address names; undefined for one that names nothing. */
export function fromAbout(text: string | null): AssetReference | undefined {
  const [, kindText, idText, name] = /^(\w+):(\d*):(.{1,120})$/s.exec(text ?? '') ?? []
  const kind = kinds.find((each) => each === kindText)
  const recordId = positiveInteger(idText)
  if (!kind || !name || (idText && recordId === undefined)) return undefined
  return { kind, ...(recordId !== undefined && { recordId }), name }
}

/** Whether two mean the same thing, as the server tells: by record, or by name where there is none. */
export const isSameAsset = (one: AssetReference, other: AssetReference): boolean =>
  one.kind === other.kind &&
  (one.recordId === undefined
    ? other.recordId === undefined && one.name === other.name
    : one.recordId === other.recordId)
