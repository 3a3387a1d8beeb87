import { OWNER_ID } from '@lineboard/contract/owner'
import { useWatch } from 'react-hook-form'
import { useFormFacts } from '../../resource/form/form-context.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'

interface Offered {
  /** Whose the number is, and what is added for it. */
  customerId: number | undefined
  /** Only rows of that customer: people of the owner see those of all. */
  own: object | undefined
  /** Those of the owner, too, which serve everybody. */
  shared: object | undefined
}

/** Which rows a number can be routed to: those of its customer, unless numbers of several are changed at once. */
export function useRoutingChoices(row: { customerId: number } | undefined): Offered {
  const { access, user } = useSession()
  const { bulk } = useFormFacts()
  const chosen: unknown = useWatch({ name: 'customerId' })
  const customerId = row?.customerId ?? (typeof chosen === 'number' ? chosen : user?.customerId)
  if (bulk || customerId === undefined || !seesEveryCustomer(access)) {
    return { customerId, own: undefined, shared: undefined }
  }
  return { customerId, own: { customerId }, shared: { customerId: { inq: [...new Set([customerId, OWNER_ID])] } } }
}
