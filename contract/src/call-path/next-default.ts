import type { CallGateway } from './call-setup.ts'
import { takesOutbound } from './dial.ts'

type Candidate = Pick<CallGateway, 'id' | 'enabled' | 'type' | 'position'>

/**
 * Gateways that can become the outbound default where some of a customer's go or take no more calls, the one that is tried first in
 * front. `gone` are their ids. None: calls of numbers that name no gateway would have nothing to leave over.
 */
export const nextDefaults = <G extends Candidate>(gateways: readonly G[], gone: readonly number[]): G[] =>
  gateways
    .filter((gateway) => takesOutbound(gateway) && !gone.includes(gateway.id))
    .sort((one, other) => one.position - other.position || one.id - other.id)
