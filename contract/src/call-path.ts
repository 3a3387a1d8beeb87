export { type Admission, isTracked } from './call-path/admit.ts'
export { usdAMinute } from './call-path/call-rates.ts'
export {
  type CallPlace,
  type CallProblem,
  type NowhereReason,
  nowhereReasons,
  type RefusedReason,
  refusedReasons,
} from './call-path/call-reason.ts'
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
} from './call-path/call-setup.ts'
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
} from './call-path/call-step.ts'
export { type CallWarning, callWarning, callWarnings } from './call-path/call-warnings.ts'
export type { MenuSetup } from './call-path/check-choice.ts'
export { type CheckedMenu, checkMenu, hasPrompt } from './call-path/check-menu.ts'
export { dialledOver, takesOutbound } from './call-path/dial.ts'
export { isFault, type MenuFinding, type MenuReason, menuReasons, problemCode } from './call-path/menu-finding.ts'
export { nextDefaults } from './call-path/next-default.ts'
export { numbersLeadingTo } from './call-path/numbers-leading-to.ts'
export { blockerOf, byPosition, type CallRows, inUse, setupOf } from './call-path/rows-setup.ts'
export { entryFor, type Sender } from './call-path/sender.ts'
export { targetKinds } from './call-path/target-kinds.ts'
export { type TracedCall, traceCall, traceNumber } from './call-path/trace-call.ts'
export { RING_SECONDS } from './call-path/walk.ts'
export { type WhitelistRemark, whitelistRemarks } from './call-path/whitelist-remarks.ts'
