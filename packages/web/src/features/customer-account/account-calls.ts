import type { components } from '@lineboard/contract'
import { spendingDays } from '@lineboard/contract/forecast'
import { useCall } from '../../data/use-call.ts'
import { useBothCurrencies } from '../../shared/wallet/both-currencies.ts'
import { missingFor, overdueCharges } from '../../shared/wallet/past-due-of.ts'
import type { OperationProps } from './operation.ts'
import { t } from './operations.messages.ts'

/** Transactions shown of what there is. */
const shown = 12
/** Operations of staff shown of what there is. */
const operations = 8

function lastDays(): { startDate: string; endDate: string } {
  const { first: startDate, last: endDate } = spendingDays(new Date())
  return { startDate, endDate }
}

/** What the desk asks for, by the customer's id. */
export const accountCalls = (customerId: number) =>
  ({
    customer: { id: customerId },
    customerDetail: { customerId },
    cards: { filter: { where: { customerId }, order: ['primary DESC', 'createdAt ASC'] } },
    ledger: { filter: { where: { customerId }, order: ['transactionDate DESC', 'id DESC'], limit: shown } },
    spent: { body: { ...lastDays(), customerId } },
    operations: {
      filter: {
        where: { forCustomerId: customerId },
        order: 'id DESC',
        limit: operations,
        include: ['DashUser', 'actedBy'],
      },
    },
  }) as const

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
