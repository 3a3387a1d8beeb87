import type { components } from '@lineboard/contract'
import type { Card } from '../../shared/card/card-name.ts'
import { InvoiceDialog } from '../../shared/invoice/invoice-dialog.tsx'
import { CreditDialog, DiscountDialog } from './adjustment-dialogs.tsx'
import { ChargeDialog, RefundDialog } from './card-dialogs.tsx'
import { ChangeAccountStateDialog } from './change-state.tsx'
import type { DeskOperation } from './operation.ts'
import { EndSubscriptionDialog, SubscribeCustomerDialog } from './subscription-dialogs.tsx'

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
