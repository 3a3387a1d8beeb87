import type { Handlers } from '../context/context.ts'
import { paymentHandlers } from './billing/payments.ts'
import { productHandlers } from './billing/products.ts'
import { sipGatewayHandlers } from './call-flow/sip-gateways.ts'
import { voiceMenuHandlers } from './call-flow/voice-menus.ts'
import { callLogHandlers } from './calls/call-logs.ts'
import { customerHandlers } from './customers/customers.ts'
import { numberProviderHandlers } from './numbers/number-providers.ts'
import { receivingNumberHandlers } from './numbers/receiving-numbers.ts'
import { trackingNumberHandlers } from './numbers/tracking-numbers.ts'
import { trackingSourceHandlers } from './numbers/tracking-sources.ts'
import { reportHandlers } from './reports/reports.ts'
import { systemHandlers } from './settings/system.ts'
import { templateHandlers } from './settings/templates.ts'
import { signUpHandlers } from './sign-up/sign-up.ts'
import { ticketHandlers } from './tickets/tickets.ts'
import { roleHandlers } from './users/roles.ts'
import { secondFactorHandlers } from './users/second-factor.ts'
import { sessionHandlers } from './users/session.ts'
import { userSessionHandlers } from './users/user-sessions.ts'
import { userHandlers } from './users/users.ts'

/** Every hand-written handler. What is not here is generic CRUD, or answered by fallback. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...userSessionHandlers,
  ...secondFactorHandlers,
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
