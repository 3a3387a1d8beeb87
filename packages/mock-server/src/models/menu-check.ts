import type { Row } from '../store/models.ts'
import type { Store } from '../store/types.ts'
import { isUsable } from './checks.ts'
import { type MenuFlow, menuProblems } from './menu-problems.ts'

/** Rows that are still there but about to go. */
interface Going {
  menuId?: number
  gatewayId?: number
}

/** Actions of a voice menu by position. */
export function actionsInOrder(store: Store, ivrId: number): Row<'IvrAction'>[] {
  return store
    .table('IvrAction')
    .by('ivrId', ivrId)
    .toSorted((one, other) => one.position - other.position || one.id - other.id)
}

function flowOf(store: Store, customerId: number, going: Going): MenuFlow {
  return {
    actionsOf(menuId) {
      const menu = menuId === going.menuId ? undefined : store.table('Ivr').get(menuId)
      return isUsable(menu, customerId) ? actionsInOrder(store, menuId) : undefined
    },
    gatewayTakesCalls(gatewayId) {
      const gateway = gatewayId === going.gatewayId ? undefined : store.table('SipGateway').get(gatewayId)
      if (!gateway || !isUsable(gateway, customerId, true)) return undefined
      return gateway.enabled && gateway.type !== 'inbound'
    },
  }
}

/** What is wrong with a voice menu of a customer. */
export function problemsOfMenu(store: Store, id: number, customerId: number, going: Going = {}): Row<'Ivr'>['errors'] {
  return menuProblems(id, flowOf(store, customerId, going))
}

/** Checks every voice menu again, as a change in one place can break a menu elsewhere. */
export function recheckMenus(store: Store, going: Going = {}): void {
  for (const { id, customerId, errors: known } of store.table('Ivr').find()) {
    if (id === going.menuId) continue
    const errors = problemsOfMenu(store, id, customerId, going)
    if (JSON.stringify(errors) !== JSON.stringify(known)) {
      store.table('Ivr').patch(id, { errors, valid: errors.length === 0 })
    }
  }
}
