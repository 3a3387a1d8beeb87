import { type CheckedMenu, checkMenu, type MenuSetup } from '@lineboard/contract/call-path'
import type { Row } from '../store/models.ts'
import type { Store } from '../store/types.ts'
import { toProblems } from './menu-messages.ts'

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

function setupOf(store: Store, going: Going): MenuSetup {
  return {
    menu: (id) => (id === going.menuId ? undefined : store.table('Ivr').get(id)),
    choices: (menuId) => (menuId === going.menuId ? [] : actionsInOrder(store, menuId)),
    customer: (id) => store.table('Customer').get(id),
    gateway: (id) => (id === going.gatewayId ? undefined : store.table('SipGateway').get(id)),
  }
}

/** What keeps a voice menu from being published. */
export function problemsOfMenu(store: Store, menu: CheckedMenu, going: Going = {}): Row<'Ivr'>['errors'] {
  return toProblems(checkMenu(setupOf(store, going), menu), actionsInOrder(store, menu.id))
}

/** Checks every voice menu again, as a change in one place can break a menu elsewhere. */
export function recheckMenus(store: Store, going: Going = {}): void {
  for (const menu of store.table('Ivr').find()) {
    const { id, errors: known } = menu
    if (id === going.menuId) continue
    const errors = problemsOfMenu(store, menu, going)
    if (JSON.stringify(errors) !== JSON.stringify(known)) {
      store.table('Ivr').patch(id, { errors, valid: errors.length === 0 })
    }
  }
}
