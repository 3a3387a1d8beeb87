import type { CallTrace } from '@lineboard/contract/call-path'
import { type Money, type Rate, toCustomerCurrency } from '../money/convert.ts'
import { currencyDigits } from '../money/currency.ts'
import { roundMoney } from '../money/round-money.ts'

export {
  type AllowedSender,
  type CallAction,
  type CallCustomer,
  type CalledNumber,
  type CallGateway,
  type CallMenu,
  type CallOutcome,
  type CallPlace,
  type CallProblem,
  type CallRows,
  type CallSetup,
  type CallStep,
  type CallTrace,
  type CallWarning,
  type CheckedMenu,
  callWarning,
  callWarnings,
  checkMenu,
  type Destination,
  dialledOver,
  entryFor,
  type GatewayTry,
  type HangUp,
  type Heard,
  isFault,
  type MenuChoice,
  type MenuFinding,
  type MenuKey,
  type MenuReason,
  type MenuSetup,
  menuReasons,
  type NowhereReason,
  nextDefaults,
  nowhereReasons,
  numbersLeadingTo,
  type PassedOver,
  problemCode,
  type RefusedReason,
  type Ring,
  refusedReasons,
  type Sender,
  setupOf,
  type TracedCall,
  takesOutbound,
  traceCall,
  traceNumber,
  usdAMinute,
  type WhitelistRemark,
  whitelistRemarks,
} from '@lineboard/contract/call-path'
export { type CallPathCalls, type LoadedSetup, type LoadOptions, loadCallSetup } from './load-call-setup.ts'

/** Minutes cost fractions of a cent: so many decimals more than the currency has. */
const MORE_DIGITS = 2

/**
 * What a started minute of a traced call costs in a customer's currency, to two decimals more than that has; in US dollars without a
 * rate for it.
 */
export function costAMinute(
  { usdAMinute }: Pick<CallTrace, 'usdAMinute'>,
  currency: string,
  rates: readonly Rate[],
): Money & { decimals: number } {
  const unit = toCustomerCurrency(1, currency, rates)
  const rate = rates.find(({ code }) => code === unit.currency)?.rate ?? 1
  const decimals = currencyDigits(unit.currency) + MORE_DIGITS
  return { ...unit, amount: roundMoney(usdAMinute * (unit.currency === currency ? rate : 1), decimals), decimals }
}
