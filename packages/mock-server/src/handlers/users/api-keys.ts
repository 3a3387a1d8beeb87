import type { Values } from '../../crud/fields.ts'
import { listRows, visibleRow } from '../../crud/read.ts'
import { createRow, replaceRow } from '../../crud/write.ts'
import type { Row } from '../../store/models.ts'
import type { Context, Handlers } from '../types.ts'
import { namedFields } from './named-fields.ts'

const SHOWN_AT_END = 4

/** A key of which only the end can be read, of the same length. */
function maskKey(apikey: string): string {
  return '*'.repeat(apikey.length - SHOWN_AT_END) + apikey.slice(-SHOWN_AT_END)
}

function masked(row: Row<'ApiKey'>): Row<'ApiKey'> {
  // Without the field when the filter left it out.
  return row.apikey === undefined ? row : { ...row, apikey: maskKey(row.apikey) }
}

/** Whose key it is: the customer follows from the user, unless the body names one, which then has to agree. */
function ownedBy(context: Context, input: Values): Values {
  const { userId } = input
  const user = typeof userId === 'number' ? context.store.table('DashUser').get(userId) : undefined
  return user && input.customerId === undefined ? { ...input, customerId: user.customerId } : input
}

/** API keys: the key itself is answered once, when it is made. */
export const apiKeyHandlers = {
  'ApiKey.find': (context) => listRows(context, 'ApiKey').map(masked),

  'ApiKey.findById': (context) => masked(visibleRow(context, 'ApiKey', context.params.id)),

  'ApiKey.create'(context) {
    const { id: _, ...input } = namedFields(context)
    return createRow(context, 'ApiKey', ownedBy(context, input))
  },

  'ApiKey.replaceById'(context) {
    const { params, body } = context
    const before = visibleRow(context, 'ApiKey', params.id)
    // A form sends back the masked key it was given: that is no new key.
    const isNewKey = body.apikey !== undefined && body.apikey !== maskKey(before.apikey)
    const { userId = before.userId } = body
    const input = ownedBy(context, { ...namedFields(context), userId, apikey: isNewKey ? body.apikey : before.apikey })
    const row = replaceRow(context, 'ApiKey', params.id, input)
    return isNewKey ? row : masked(row)
  },
} satisfies Handlers
