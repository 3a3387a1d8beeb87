import { blockerOf, type CallSetup, inUse } from '@lineboard/contract/call-flow'
import { OWNER_ID } from '@lineboard/contract/owner'
import { toRegExp } from '../../store/query/reg-exp.ts'
import type { Store } from '../../store/rows/types.ts'
import { currentHold } from '../numbers/buying.ts'
import { actionsInOrder } from './voice-menus.ts'

function matches(pattern: string, uri: string): boolean {
  try {
    return toRegExp(pattern)(uri)
  } catch {
    // What is no expression, or a costly one, lets nobody in.
    return false
  }
}

/** What calls meet at a moment: the rows of a store. */
export function storeSetup(store: Store, at: Date): CallSetup {
  return {
    customer: (id) => store.table('Customer').get(id),
    number: (dialled) => inUse(store.table('OpNumber').by('tracking_number', dialled)),
    isHeld: (dialled) => currentHold(store, dialled, at) !== undefined,
    source: (id) => store.table('TrackingSource').get(id),
    action: (id) => store.table('RoutingAction').get(id),
    menu: (id) => store.table('Ivr').get(id),
    choices: (menuId) => actionsInOrder(store, menuId),
    receiver: (id) => store.table('ReceivingNumber').get(id),
    gateway: (id) => store.table('SipGateway').get(id),
    gateways: (customerId) => store.table('SipGateway').by('customerId', customerId),
    blocker(customerId, caller) {
      const lists = store.table('BlacklistNumber').by('number', caller)
      const contacts = store.table('PhoneBook').by('number', caller)
      const isBlocked = contacts.some((contact) => contact.customerId === customerId && contact.blocked)
      return blockerOf(
        lists.map((entry) => entry.customerId),
        customerId,
        isBlocked,
      )
    },
    allowed: (customerId) =>
      [...new Set([customerId, OWNER_ID])].flatMap((id) => store.table('Whitelist').by('customerId', id)),
    matches,
  }
}
