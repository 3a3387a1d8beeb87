import type { components } from '@lineboard/contract'
import type { Card } from '../../parts/card/card-name.ts'
import { ChargeDialog } from './deeds/charge-dialog.tsx'
import { CreditDialog } from './deeds/credit-dialog.tsx'
import { DiscountDialog } from './deeds/discount-dialog.tsx'
import { EndSubscriptionDialog } from './deeds/end-subscription-dialog.tsx'
import { RefundDialog } from './deeds/refund-dialog.tsx'
import { StateDialog } from './deeds/state-dialog.tsx'
import { SubscribeDialog } from './deeds/subscribe-dialog.tsx'
import type { DeskDeed } from './desk-deed.ts'
import { InvoiceDialog } from './invoice-dialog.tsx'

interface OpenDeedProps {
  deed: DeskDeed
  customer: components['schemas']['Customer']
  cards: readonly Card[]
  /** Name of the plan the customer has. */
  plan: string | undefined
  onClose: () => void
}

/** The dialog of what somebody is about to do. */
export function OpenDeed({ deed, cards, plan, ...rest }: OpenDeedProps) {
  switch (deed.kind) {
    case 'charge':
      return <ChargeDialog {...rest} cards={cards} />
    case 'credit':
      return <CreditDialog {...rest} />
    case 'subscribe':
      return <SubscribeDialog {...rest} plan={plan} />
    case 'refund':
      return <RefundDialog {...rest} payment={deed.transaction} />
    case 'discount':
      return <DiscountDialog {...rest} charge={deed.transaction} />
    case 'invoice':
      return <InvoiceDialog payment={deed.transaction} currency={rest.customer.currency} onClose={rest.onClose} />
    case 'change':
      return <StateDialog {...rest} change={deed.change} />
    case 'end':
      return <EndSubscriptionDialog {...rest} subscription={deed.subscription} />
  }
}
