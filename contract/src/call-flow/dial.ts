import { OWNER_ID } from '../owner.ts'
import type { CallPlace } from './call-reason.ts'
import type { CallGateway } from './call-setup.ts'
import type { Destination, GatewayTry, PassedOver, Ring } from './call-step.ts'
import { isOwn, type Nowhere, note, type Walk } from './walk.ts'

/** What a gateway is given to dial: the number as it is, or without its first digits and behind a prefix. Empty where nothing is left. */
export function dialledOver({ digitsStrip, prefix = '' }: Pick<CallGateway, 'digitsStrip' | 'prefix'>, number: string) {
  if (digitsStrip === 0 && prefix === '') return number
  const left = number.replace(/^\+/, '').slice(digitsStrip)
  return left === '' ? '' : prefix + left
}

/** Whether calls may leave over a gateway. */
export const takesOutbound = ({ enabled, type }: Pick<CallGateway, 'enabled' | 'type'>): boolean =>
  enabled && type !== 'inbound'

function passedOver(walk: Walk, gateway: CallGateway | undefined): PassedOver | undefined {
  if (!gateway) return 'gone'
  // Gateways of the owner serve every customer.
  if (!isOwn(walk, gateway) && gateway.customerId !== OWNER_ID) return 'of_another_customer'
  if (!gateway.enabled) return 'disabled'
  if (gateway.type === 'inbound') return 'inbound_only'
  return gateway.health === 'unreachable' ? 'unreachable' : undefined
}

/**
 * Gateways in the order they are tried: the one the number names, else the customer's default; then its others as it ordered them. Calls of
 * who has none of their own, as a new account, leave over the owner's.
 */
function inOrder(walk: Walk): { id: number; chosenAs: GatewayTry['chosenAs'] }[] {
  const { setup, number } = walk
  const own = setup.gateways(number.customerId)
  const serving = [...(own.length > 0 ? own : setup.gateways(OWNER_ID))].sort(
    (one, other) => one.position - other.position || one.id - other.id,
  )
  const standing = serving.find(({ defaultOutbound }) => defaultOutbound)
  const named = number.sip_gatewayId
  const ids = [
    ...(named === undefined ? [] : [named]),
    ...(standing ? [standing.id] : []),
    ...serving.map(({ id }) => id),
  ]
  const chosenAs = (id: number) => (id === named ? 'named' : id === standing?.id ? 'default' : 'next')
  return [...new Set(ids)].map((id) => ({ id, chosenAs: chosenAs(id) }))
}

/** Tries gateways until one takes the call. One that did not answer its last check is taken where no other would do. */
function takeGateway(walk: Walk, ids: ReturnType<typeof inOrder>): { tries: GatewayTry[]; taken?: CallGateway } {
  const tries: GatewayTry[] = []
  let spare: GatewayTry | undefined
  for (const [at, { id, chosenAs }] of ids.entries()) {
    const gateway = walk.setup.gateway(id)
    const why = passedOver(walk, gateway)
    const tried: GatewayTry = {
      id,
      order: at + 1,
      chosenAs,
      ...(gateway && { gateway }),
      ...(why && { passedOver: why }),
    }
    tries.push(tried)
    if (gateway && !why) return { tries, taken: gateway }
    if (why === 'unreachable') spare ??= tried
  }
  if (!spare?.gateway) return { tries }
  const { passedOver: _why, ...taken } = spare
  return { tries: tries.map((tried) => (tried === spare ? taken : tried)), taken: spare.gateway }
}

/** Rings a place, or says why nothing rings there. `at` is the row that sends the call to it, and is to be mended. */
export function dial(walk: Walk, destination: Destination, at: CallPlace, isTogether = false): Ring | Nowhere {
  const { number } = destination
  const problem = (reason: Nowhere['reason'], where = at) => note(walk, { reason, at: where, target: number })
  if (destination.kind !== 'sip_gateway' && number === walk.number.tracking_number) return problem('calls_itself')
  const ids = destination.kind === 'sip_gateway' ? [{ id: destination.id, chosenAs: 'named' as const }] : inOrder(walk)
  const { tries, taken } = takeGateway(walk, ids)
  for (const tried of tries) {
    const { digitsStrip = 0, prefix = '' } = tried.gateway ?? {}
    const dialled = tried.gateway ? dialledOver(tried.gateway, number) : ''
    walk.steps.push({ kind: 'gateway', tried, strips: digitsStrip, prefix, dialled })
  }
  if (!taken) return problem('no_gateway', { model: 'OpNumber', id: walk.number.id })
  const dialled = dialledOver(taken, number)
  if (dialled === '') return problem('nothing_left_to_dial', { model: 'SipGateway', id: taken.id })
  const ring: Ring = {
    destination,
    gatewayId: taken.id,
    dialled,
    seconds: walk.ringSeconds,
    ...(taken.health === 'unreachable' && { unreachable: taken.name }),
  }
  walk.steps.push({ kind: 'rings', ring, isTogether, hears: { kind: 'tone' } })
  return ring
}
