import type { Handlers } from './types.ts'

/** Gateways: order, default, deletion with an option, CSV. */
export const sipGatewayHandlers = {} satisfies Handlers
