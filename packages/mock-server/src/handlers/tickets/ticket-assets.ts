import type { components } from '@lineboard/contract'
import type { Context } from '../types.ts'

type Reference = components['schemas']['AssetReference']

/** Ids of what a ticket is about. One of the same kind and record is used again, another is added. */
export function assetIdsOf({ store, now }: Context, customerId: number, references: readonly Reference[]): number[] {
  const assets = store.table('Asset')
  const ids = references.map((reference) => {
    const { kind, recordId, name } = reference
    const isSame = (recordId === undefined ? { name } : { recordId }) satisfies Partial<Reference>
    const known = assets.findOne({ customerId, kind, ...isSame })
    return (known ?? assets.insert({ ...reference, customerId, createdAt: now().toISOString() })).id
  })
  return [...new Set(ids)]
}
