import { api } from '../../../data/client.ts'
import { MoneyError } from '../../../parts/payment/money-text.ts'
import { discountOf } from '../operations/adjustment.ts'
import { shareOf } from '../refundable.ts'
import { adjustOne } from './adjust-one.ts'
import { t } from './bulk-desk.messages.ts'

const latestPlan = (customerId: number) =>
  ({
    filter: {
      where: { customerId, transactionType: 'charge', category: 'plan' },
      order: ['transactionDate DESC', 'id DESC'],
      limit: 1,
    },
  }) as const

/** Gives one of several customers a share of the latest charge of its plan back; who was charged none has nothing to be reduced. */
export async function discountOne(customerId: number, percent: number, reason: string): Promise<void> {
  const [charge] = await api().PaymentTransaction.find(latestPlan(customerId))
  if (!charge) throw new MoneyError(t('noPlanCharge'))
  const amount = shareOf(charge, percent)
  const body = { customerId, transactionType: 'adjustment', amount, discountOfId: charge.id, reason } as const
  await adjustOne(discountOf(customerId, charge.id), body)
}
