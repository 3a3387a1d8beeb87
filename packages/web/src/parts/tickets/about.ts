import type { components } from '@lineboard/contract'

/** What a ticket is about, as calls name it. */
export type AssetReference = components['schemas']['AssetReference']

/** Query parameter of the form that opens a ticket: what the ticket is about. */
export const aboutParameter = 'about'

/** Longest name the contract takes. */
const maxLetters = 120

/** What a ticket is about, as it stands in an address: kind, id of the record where it stands for one, and name. */
export const toAbout = ({ kind, recordId, name }: AssetReference): string =>
  `${kind}:${recordId ?? ''}:${name.slice(0, maxLetters)}`
