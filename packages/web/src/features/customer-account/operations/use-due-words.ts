import { useCall } from '../../../data/use-call.ts'
import { useBothCurrencies } from '../../../parts/wallet/both-currencies.ts'
import { missingFor, overdueCharges } from '../../../parts/wallet/past-due-of.ts'
import { accountCalls } from '../account-calls.ts'
import type { OperationProps } from './operation-props.ts'
import { t } from './operations.messages.ts'

/** What is past due of a customer; none as long as that is not known, and on a server that tells of one's own customer alone. */
function useOverdue(customerId: number) {
  const calls = accountCalls(customerId)
  const { data: detail } = useCall('PaymentMethod.subscriptionDetail', calls.customerDetail, { silent: true })
  const { data: subscriptions } = useCall('Customer.findSubscriptions', calls.customer, { silent: true })
  return detail?.customerId === customerId ? overdueCharges(detail, subscriptions ?? [], new Date()) : []
}

/**
 * What becomes of money that is put into a wallet where something is past due: it is paid at once, so that the balance rises by less.
 * `asked` and `done` add it to the sentence that says how much is put in; they leave that as it is where nothing is past due.
 */
export function useDueWords({ id, balance, currency }: OperationProps['customer']) {
  const overdue = useOverdue(id)
  const due = useBothCurrencies(currency)(missingFor(0, overdue))
  const isPaid = (addedUsd: number) => missingFor(balance + addedUsd, overdue) === 0
  const followedBy = (sentence: string, key: 'duePaid' | 'duePart' | 'dueDone') =>
    overdue.length === 0 ? sentence : `${sentence} ${t(key, { due })}`
  return {
    asked: (sentence: string, addedUsd: number) => followedBy(sentence, isPaid(addedUsd) ? 'duePaid' : 'duePart'),
    done: (sentence: string, addedUsd: number) => followedBy(sentence, isPaid(addedUsd) ? 'dueDone' : 'duePart'),
  }
}
