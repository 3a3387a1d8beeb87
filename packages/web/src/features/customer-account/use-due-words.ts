import { useCall } from '../../data/use-call.ts'
import { useBothCurrencies } from '../../shared/wallet/both-currencies.ts'
import { missingFor, overdueCharges } from '../../shared/wallet/past-due-of.ts'
import { accountCalls } from './account-calls.ts'
import type { OperationProps } from './operation-props.ts'
import { t } from './operations.messages.ts'
import { useDeskDetail } from './use-desk-detail.ts'

/** What is past due of a customer; none as long as that is not known, and on a server that tells of one's own customer alone. */
function useOverdue(customerId: number) {
  const calls = accountCalls(customerId)
  const { detail } = useDeskDetail(customerId)
  const { data: subscriptions } = useCall('Customer.findSubscriptions', calls.customer, { silent: true })
  return detail ? overdueCharges(detail, subscriptions ?? [], new Date()) : []
}

/**
 * What becomes of money that is put into a wallet where something is past due: it is paid at once, so that the balance rises by less.
 * `asked` and `done` add it to the sentence that says how much is put in; they leave that as it is where nothing is past due.
 */
export function useDueWords({ id, balance, currency }: OperationProps['customer']) {
  const overdue = useOverdue(id)
  const due = useBothCurrencies(currency)(missingFor(0, overdue))
  const followedBy = (sentence: string, addedUsd: number, whole: 'duePaid' | 'dueDone') => {
    if (overdue.length === 0) return sentence
    const held = balance + addedUsd
    const part = overdue.some((charge) => missingFor(held, [charge]) === 0) ? 'duePart' : 'dueNone'
    return `${sentence} ${t(missingFor(held, overdue) === 0 ? whole : part, { due })}`
  }
  return {
    asked: (sentence: string, addedUsd: number) => followedBy(sentence, addedUsd, 'duePaid'),
    done: (sentence: string, addedUsd: number) => followedBy(sentence, addedUsd, 'dueDone'),
  }
}
