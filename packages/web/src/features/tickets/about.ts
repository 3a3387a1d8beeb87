import type { components } from '@lineboard/contract'

type AssetReference = components['schemas']['AssetReference']

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

/** What a ticket is about, as it stands in an address: kind, id of the record and name. */
export const toAbout = (kind: AssetKind, recordId: number, name: string): string => `${kind}:${recordId}:${name}`

/** The record an address names; undefined for one that names none. */
export function fromAbout(text: string | null): AssetReference | undefined {
  const [, kindText, idText, name] = /^(\w+):(\d+):(.{1,120})$/s.exec(text ?? '') ?? []
  const kind = kinds.find((each) => each === kindText)
  const recordId = Number(idText)
  return kind && name && recordId > 0 ? { kind, recordId, name } : undefined
}
