import type { components } from '@lineboard/contract'
import { useCall } from '../../data/use-call.ts'

type Product = components['schemas']['Product']

/**
 * What a customer has: of the product itself, and, where it is a plan, the plan whose place it takes. Unknown to who may not see
 * subscriptions.
 */
export function useHoldings({ id: productId, kind }: Product, customerId: number | undefined) {
  const where = { customerId: customerId ?? 0, status: { neq: 'cancelled' } } as const
  const filter = { where, include: ['Product'] } as const
  const { data = [] } = useCall('Subscription.find', customerId === undefined ? null : { filter }, { silent: true })
  const customer = useCall('Customer.findById', customerId === undefined ? null : { id: customerId }, { silent: true })
  const held = data.find((one) => one.productId === productId)
  const replaced = held ? undefined : data.find(({ Product }) => kind === 'plan' && Product?.kind === 'plan')
  return { held, replaced, customer: customer.data }
}
