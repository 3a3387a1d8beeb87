import { keepKey, mask, newKey } from '../../../domain/users/secrets.ts'
import type { Context, Handlers } from '../../context/context.ts'
import type { Values } from '../../crud/fields.ts'
import { listRows, visibleRow } from '../../crud/read.ts'
import { createRow, replaceRow } from '../../crud/write.ts'

/** Whose key it is: the customer follows from the user, unless the body names one, which then has to agree. */
function ownedBy(context: Context, input: Values): Values {
  const { userId } = input
  const user = typeof userId === 'number' ? context.store.table('DashUser').get(userId) : undefined
  return user && input.customerId === undefined ? { ...input, customerId: user.customerId } : input
}

/** API keys: the key itself is answered once, when it is made; what is stored shows its end. */
export const apiKeyHandlers = {
  'ApiKey.find': (context) => listRows(context, 'ApiKey'),

  'ApiKey.create'(context) {
    const { id: _, ...input } = context.body
    const apikey = newKey()
    const row = createRow(context, 'ApiKey', { ...ownedBy(context, input), apikey: mask(apikey) })
    keepKey(context.store, row.id, apikey)
    return { ...row, apikey }
  },

  'ApiKey.replaceById'(context) {
    const { params, body } = context
    const { userId: owner, apikey, scope, expiresAt } = visibleRow(context, 'ApiKey', params.id)
    const { userId = owner } = body
    // A form that knows nothing of them sends neither: a key does not get more or longer rights by that.
    const kept = { ...(scope && { scope }), ...(expiresAt && { expiresAt }) }
    return replaceRow(context, 'ApiKey', params.id, ownedBy(context, { ...kept, ...body, userId, apikey }))
  },
} satisfies Handlers
