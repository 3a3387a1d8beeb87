import type { components } from '@lineboard/contract'
import type { Card } from '../../shared/card/card-name.ts'
import { InvoiceDialog } from '../../shared/invoice/invoice-dialog.tsx'
import { ChangeAccountStateDialog } from './change-account-state-dialog.tsx'
import { ChargeDialog } from './charge-dialog.tsx'
import { CreditDialog } from './credit-dialog.tsx'
import type { DeskOperation } from './desk-operation.ts'
import { DiscountDialog } from './discount-dialog.tsx'
import { EndSubscriptionDialog } from './end-subscription-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { SubscribeCustomerDialog } from './subscribe-customer-dialog.tsx'

interface OpenOperationProps {
  operation: DeskOperation
  customer: components['schemas']['Customer']
  cards: readonly Card[]
  /** Name of the plan the customer has. */
  plan: string | undefined
  onClose: () => void
}

/** The dialog of what somebody is about to do. */
export function OpenOperation({ operation, cards, plan, ...rest }: OpenOperationProps) {
  switch (operation.kind) {
    case 'charge':
      return <ChargeDialog {...rest} cards={cards} />
    case 'credit':
      return <CreditDialog {...rest} />
    case 'subscribe':
      return <SubscribeCustomerDialog {...rest} plan={plan} />
    case 'refund':
      return <RefundDialog {...rest} payment={operation.transaction} />
    case 'discount':
      return <DiscountDialog {...rest} charge={operation.transaction} />
    case 'invoice':
      return <InvoiceDialog payment={operation.transaction} onClose={rest.onClose} />
    case 'change':
      return <ChangeAccountStateDialog {...rest} change={operation.change} />
    case 'end':
      return <EndSubscriptionDialog {...rest} subscription={operation.subscription} />
  }
}
