import type { components } from '@lineboard/contract'
import { api } from '../../../data/client.ts'
import { orders } from '../../../parts/payment/browser-orders.ts'
import { MoneyError } from '../../../parts/payment/money-text.ts'
import { discountable, shareOf } from '../discountable.ts'
import { discountOf } from '../operations/adjustment.ts'
import { adjustOne } from './adjust-one.ts'
import { t } from './bulk-desk.messages.ts'

type Charge = components['schemas']['PaymentTransaction']

const latestPlan = (customerId: number) =>
  ({
    filter: {
      where: { customerId, transactionType: 'charge', category: 'plan' },
      order: ['transactionDate DESC', 'id DESC'],
      limit: 1,
    },
  }) as const

/** What of a charge can still be given back. Throws what the call throws. */
async function leftOf(charge: Charge): Promise<number> {
  const where = { customerId: charge.customerId, discountOfId: charge.id }
  return discountable(charge, await api().PaymentTransaction.find({ filter: { where } }))
}

/** Gives one of several customers a share of the latest charge of its plan back; who was charged none has nothing to be reduced. */
export async function discountOne(customerId: number, percent: number, reason: string): Promise<void> {
  const [charge] = await api().PaymentTransaction.find(latestPlan(customerId))
  if (!charge) throw new MoneyError(t('noPlanCharge'))
  const amount = shareOf(charge, percent)
  const subject = discountOf(customerId, charge.id)
  // One that was sent and has no answer yet may be among them: it is finished, not given again.
  if (orders.of(subject)?.state !== 'sent' && amount > (await leftOf(charge))) {
    throw new MoneyError(t('discountedAlready', { percent }))
  }
  const body = { customerId, transactionType: 'adjustment', amount, discountOfId: charge.id, reason } as const
  await adjustOne(subject, body)
}
