import { OWNER_ID } from '@lineboard/contract/owner'
import { useWatch } from 'react-hook-form'
import { seesEveryCustomer } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { useFormFacts } from './form-context.ts'
import { withheldOf } from './use-own-rows.ts'

interface OwnChoices {
  /** Whose the row is, and what is added for it. */
  customerId: number | undefined
  /** Only rows of that customer: people of the owner see those of all. */
  own: object | undefined
  /** Those of the owner, too, where these serve everybody. */
  shared: object | undefined
  /** Those of nobody, too, where these serve everybody: roles. */
  common: object | undefined
  /** Why none of their own can be chosen for rows that are changed at once: they are of several customers. */
  withheld: string | undefined
}

const customerOf = (row: object | undefined): number | undefined =>
  row && 'customerId' in row && typeof row.customerId === 'number' ? row.customerId : undefined

const choicesOf = (customerId: number): OwnChoices => ({
  customerId,
  own: { customerId },
  shared: { customerId: { inq: [...new Set([customerId, OWNER_ID])] } },
  common: { customerId: { inq: [customerId, null] } },
  withheld: undefined,
})

/**
 * Which rows the row of a form can be joined to: those of its customer, as servers refuse those of others; where rows of several
 * customers are changed at once, those that serve everybody. `row` is the form's own, unless something else is given; the customer that
 * is chosen in the form goes before that of its own row, which goes there with it.
 */
export function useOwnChoices(row?: object): OwnChoices {
  const { access, user } = useSession()
  const { bulk, row: changed, customerId: given } = useFormFacts()
  const chosen: unknown = useWatch({ name: 'customerId' })
  const typed = typeof chosen === 'number' ? chosen : undefined
  const customerId = customerOf(row) ?? typed ?? customerOf(changed) ?? given ?? user?.customerId
  if (!seesEveryCustomer(access) || customerId === undefined)
    return { customerId, own: undefined, shared: undefined, common: undefined, withheld: undefined }
  if (!bulk) return choicesOf(customerId)
  if (typeof bulk.owner === 'number') return choicesOf(bulk.owner)
  const own = { customerId: { inq: [] } }
  const [shared, common] = [{ customerId: OWNER_ID }, { customerId: null }]
  return { customerId: undefined, own, shared, common, withheld: withheldOf(bulk.owner) }
}
