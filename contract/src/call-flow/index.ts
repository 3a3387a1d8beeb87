export { type Admission, isTracked } from './admit.ts'
export {
  type CallPlace,
  type CallProblem,
  type NowhereReason,
  nowhereReasons,
  type RefusedReason,
  refusedReasons,
} from './call-reason.ts'
export type {
  AllowedSender,
  Blocker,
  CallAction,
  CallCustomer,
  CalledNumber,
  CallGateway,
  CallMenu,
  CallReceiver,
  CallSetup,
  CallSource,
  MenuChoice,
} from './call-setup.ts'
export type {
  CallOutcome,
  CallStep,
  CallTrace,
  Destination,
  GatewayTry,
  HangUp,
  Heard,
  MenuKey,
  PassedOver,
  Ring,
} from './call-step.ts'
export { type CallWarning, callWarning, callWarnings } from './call-warnings.ts'
export type { MenuSetup } from './check-menu.ts'
export { type CheckedMenu, checkMenu, hasPrompt, nextDefaults } from './check-menu.ts'
export { dialledOver, takesOutbound } from './dial.ts'
export { isFault, type MenuFinding, type MenuReason, menuReasons, problemCode } from './menu-finding.ts'
export {
  type LeadingNumber,
  type LeadingWay,
  type LedTo,
  numbersLeadingTo,
  waysLeadingTo,
} from './numbers-leading-to.ts'
export { blockerOf, byPosition, type CallRows, inUse, setupOf } from './rows-setup.ts'
export { entryFor, type Sender } from './sender.ts'
export { targetKinds } from './target-kinds.ts'
export { type TracedCall, traceCall, traceNumber, usdAMinute } from './trace-call.ts'
export { RING_SECONDS } from './walk.ts'
export { type WhitelistRemark, whitelistRemarks } from './whitelist-remarks.ts'
