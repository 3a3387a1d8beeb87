import { callLogHandlers } from './call-logs.ts'
import { customerHandlers } from './customers.ts'
import { numberProviderHandlers } from './number-providers.ts'
import { paymentHandlers } from './payments.ts'
import { productHandlers } from './products.ts'
import { receivingNumberHandlers } from './receiving-numbers.ts'
import { reportHandlers } from './reports.ts'
import { roleHandlers } from './roles.ts'
import { sessionHandlers } from './session.ts'
import { signUpHandlers } from './sign-up.ts'
import { sipGatewayHandlers } from './sip-gateways.ts'
import { systemHandlers } from './system.ts'
import { templateHandlers } from './templates.ts'
import { ticketHandlers } from './tickets.ts'
import { trackingNumberHandlers } from './tracking-numbers.ts'
import { trackingSourceHandlers } from './tracking-sources.ts'
import type { Handlers } from './types.ts'
import { userHandlers } from './users.ts'
import { voiceMenuHandlers } from './voice-menus.ts'

/** Every hand-written handler. What is not here is generic CRUD, or answered by fallback. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...signUpHandlers,
  ...userHandlers,
  ...roleHandlers,
  ...customerHandlers,
  ...callLogHandlers,
  ...reportHandlers,
  ...templateHandlers,
  ...receivingNumberHandlers,
  ...trackingNumberHandlers,
  ...numberProviderHandlers,
  ...sipGatewayHandlers,
  ...trackingSourceHandlers,
  ...voiceMenuHandlers,
  ...systemHandlers,
  ...ticketHandlers,
  ...paymentHandlers,
  ...productHandlers,
}
