import type { components } from '@lineboard/contract'
import { AssetReferenceNameMaxLength } from '@lineboard/contract/limits'

/** What a ticket is about, as calls name it. */
export type AssetReference = components['schemas']['AssetReference']

/** Query parameter of the form that opens a ticket: what the ticket is about. */
export const aboutParameter = 'about'

/** A name no longer than assets take. */
export const assetName = (name: string): string => name.slice(0, AssetReferenceNameMaxLength)

/** What a ticket is about, as it stands in an address: kind, id of the record where it stands for one, and name. */
export const toAbout = ({ kind, recordId, name }: AssetReference): string =>
  `${kind}:${recordId ?? ''}:${assetName(name)}`
