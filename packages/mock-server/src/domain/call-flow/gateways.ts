import type { Row } from '../../store/rows/internal-rows.ts'
import type { Store } from '../../store/rows/types.ts'
import { unlink } from '../numbers/number-links.ts'
import { customerIssues, isUsable, takenIssues } from '../rules/checks.ts'
import type { ModelRules } from '../rules/model-rules.ts'
import { recheckMenus } from './voice-menus.ts'

type Gateway = Row<'SipGateway'>

/** Gateways of a customer in the order they are tried in. */
export function gatewaysInOrder(store: Store, customerId: number): Gateway[] {
  return store
    .table('SipGateway')
    .by('customerId', customerId)
    .toSorted((one, other) => one.position - other.position || one.id - other.id)
}

/** Numbers gateways by their place in a list, so that positions have no gaps. */
export function setPositions(store: Store, gateways: readonly Gateway[]): void {
  for (const [at, { id, position }] of gateways.entries()) {
    if (position !== at + 1) store.table('SipGateway').patch(id, { position: at + 1 })
  }
}

/** Whether calls may leave over a gateway. */
export const allowsOutbound = ({ enabled, type }: Gateway): boolean => enabled && type !== 'inbound'

/** A gateway comes last in its customer's order, and stops being the default when calls can't leave over it any more. */
export const sipGatewayRules: ModelRules<'SipGateway'> = {
  defaults: ({ customerId = 0 }, { store }) => ({
    port: 5060,
    transport: 'udp',
    digitsStrip: 0,
    enabled: true,
    position: (gatewaysInOrder(store, customerId).at(-1)?.position ?? 0) + 1,
    defaultOutbound: false,
    health: 'unknown',
  }),

  check: (row, context) => [...customerIssues(context, row), ...takenIssues(context, 'SipGateway', row, 'name')],

  saved(row, { store }, before) {
    const hasMoved = before !== undefined && before.customerId !== row.customerId
    if (row.defaultOutbound && (hasMoved || !allowsOutbound(row))) {
      store.table('SipGateway').patch(row.id, { defaultOutbound: false })
    }
    if (hasMoved) {
      const stay = gatewaysInOrder(store, row.customerId).filter(({ id }) => id !== row.id)
      setPositions(store, [...stay, row])
      setPositions(store, gatewaysInOrder(store, before.customerId))
      unlink(store, 'sip_gatewayId', row.id, (number) => isUsable(row, number.customerId, true))
    }
    const isSameTarget = before && !hasMoved && allowsOutbound(before) === allowsOutbound(row)
    // An upload may save thousands of gateways, and a check of all menus for each takes seconds.
    if (!isSameTarget) recheckMenus(store)
  },

  beforeDelete(row, { store }) {
    setPositions(
      store,
      gatewaysInOrder(store, row.customerId).filter(({ id }) => id !== row.id),
    )
    recheckMenus(store, { gatewayId: row.id })
  },
}
