import type { AssetReference } from '../../shared/tickets/about.ts'

/** Whether two mean the same thing, as the server tells: by record, or by name where there is none. */
export const isSameAsset = (one: AssetReference, other: AssetReference): boolean =>
  one.kind === other.kind &&
  (one.recordId === undefined
    ? other.recordId === undefined && one.name === other.name
    : one.recordId === other.recordId)
