import type { Access, OperationId } from '@lineboard/sdk'
import { hrefOf } from '../../../places/href.ts'
import { isSeen } from '../../../places/is-seen.ts'
import { placeFacts } from '../../../places/place.ts'
import type { PlaceId } from '../../../places/places.ts'
import { mayAs } from '../../../state/may.ts'
import { t } from './area-actions.messages.ts'
import type { Entry } from './entry.ts'

interface AreaAction {
  /** The screen where it is done, which has to be one without a part to be filled in. */
  place: PlaceId
  /** The call it makes: it is offered to those who may make it. */
  may: OperationId
}

/** What is done on a screen of its own, by what people call it. Adding rows is an action of each list. */
const areaActions = {
  addFunds: { place: 'billingSettings', may: 'PaymentMethod.chargeCustomer' },
  autoTopUp: { place: 'billingSettings', may: 'PaymentMethod.saveConsent' },
  stopCalls: { place: 'billingSettings', may: 'PaymentMethod.stopIncomingCalls' },
  addCard: { place: 'billingCards', may: 'PaymentMethod.attach' },
  invoice: { place: 'billingInvoices', may: 'PaymentMethod.getCustomerInvoice' },
  address: { place: 'billingProfile', may: 'Customer.upsert' },
  refund: { place: 'customers', may: 'PaymentMethod.refund' },
  buyNumber: { place: 'buyNumbers', may: 'NumberProvider.reserve' },
  setUpNumber: { place: 'trackingNumberSetup', may: 'OpNumber.upsert' },
  undoChange: { place: 'auditLogs', may: 'AuditLog.find' },
} as const satisfies Readonly<Record<string, AreaAction>>

const ids = Object.keys(areaActions).filter((id): id is keyof typeof areaActions => Object.hasOwn(areaActions, id))

/** What this person can do on other screens than that of a list, each with the way there. */
export const areaActionEntries = (access: Access): Entry[] =>
  ids
    .filter((id) => isSeen(placeFacts[areaActions[id].place], access) && mayAs(access, areaActions[id].may))
    .map((id) => ({
      key: `do ${id}`,
      kind: 'action',
      label: t(`${id}.label`),
      words: t(`${id}.words`),
      href: hrefOf(areaActions[id].place),
    }))
