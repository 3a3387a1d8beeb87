import type { ModelRules } from './types.ts'

/** The record of a subscription may go; what the customer has by it stays, and no longer names it. */
export const subscriptionRules: ModelRules<'Subscription'> = {
  beforeDelete({ id }, { store }) {
    const rels = store.table('CustomerProductsRel')
    for (const rel of [...rels.by('subscriptionId', id)]) rels.patch(rel.id, { subscriptionId: undefined })
  },
}
