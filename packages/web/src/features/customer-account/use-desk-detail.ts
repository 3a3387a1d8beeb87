import type { components } from '@lineboard/contract'
import { useCall } from '../../data/use-call.ts'
import { accountCalls } from './account-calls.ts'

/** What is to be paid by a customer, and how its account stands. */
interface DeskDetail {
  /** Undefined as long as it is not known, and on a server that tells of one's own customer alone. */
  detail: components['schemas']['SubscriptionDetail'] | undefined
  /** Whether it was asked for, and will not be known. */
  isUnknown: boolean
}

/** What is to be paid by a customer, as its staff sees it. */
export function useDeskDetail(customerId: number): DeskDetail {
  const { customerDetail } = accountCalls(customerId)
  const { data, error } = useCall('PaymentMethod.subscriptionDetail', customerDetail, { silent: true })
  const detail = data?.customerId === customerId ? data : undefined
  return { detail, isUnknown: !detail && (data !== undefined || error !== undefined) }
}
