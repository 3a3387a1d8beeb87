import { OWNER_ID } from '@lineboard/contract/owner'
import { useWatch } from 'react-hook-form'
import { seesEveryCustomer } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { useFormFacts } from './form-context.ts'

interface OwnChoices {
  /** Whose the row is, and what is added for it. */
  customerId: number | undefined
  /** Only rows of that customer: people of the owner see those of all. */
  own: object | undefined
  /** Those of the owner, too, where these serve everybody. */
  shared: object | undefined
}

const customerOf = (row: object | undefined): number | undefined =>
  row && 'customerId' in row && typeof row.customerId === 'number' ? row.customerId : undefined

/**
 * Which rows the row of a form can be joined to: those of its customer, as servers refuse those of others; any where rows of several
 * customers are changed at once. `row` is the form's own, unless something else is given.
 */
export function useOwnChoices(row?: object): OwnChoices {
  const { access, user } = useSession()
  const { bulk, row: changed } = useFormFacts()
  const chosen: unknown = useWatch({ name: 'customerId' })
  const customerId = customerOf(row ?? changed) ?? (typeof chosen === 'number' ? chosen : user?.customerId)
  if (bulk || customerId === undefined || !seesEveryCustomer(access)) {
    return { customerId, own: undefined, shared: undefined }
  }
  return { customerId, own: { customerId }, shared: { customerId: { inq: [...new Set([customerId, OWNER_ID])] } } }
}
