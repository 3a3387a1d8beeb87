export { redact } from '@lineboard/contract/redact'
export type * from '@lineboard/contract/rows'
export { isTimeZone } from '@lineboard/contract/time-zone'
export { type CallInState, type CallState, callState } from './calls/call-state.ts'
export { settledCalls } from './calls/settled-calls.ts'
export { createLineboard, type Lineboard } from './client.ts'
export { AnswerTooLargeError } from './errors/answer-too-large-error.ts'
export {
  ApiError,
  type ErrorDescription,
  ForbiddenError,
  NotFoundError,
  RateLimitError,
  UnauthorizedError,
  type ValidationDetails,
  ValidationError,
} from './errors/api-error.ts'
export { ConflictError } from './errors/conflict-error.ts'
export { ContractError, type ContractIssue } from './errors/contract-error.ts'
export {
  type ErrorAction,
  type ErrorActionOptions,
  errorAction,
  type Severity,
  signInWarning,
} from './errors/error-action.ts'
export { errorMessage } from './errors/error-message.ts'
export { isTemporary } from './errors/is-temporary.ts'
export { type CallPlace, LineboardError, type Outcome } from './errors/lineboard-error.ts'
export { MalformedAnswerError } from './errors/malformed-answer-error.ts'
export { NetworkError } from './errors/network-error.ts'
export { outcomeOf } from './errors/outcome-of.ts'
export { TimeoutError } from './errors/timeout-error.ts'
export type { AskedRow } from './filter/asked-row.ts'
export { and, contains, endsWith, lacks, or, startsWith } from './filter/build.ts'
export type { FieldPath, FieldValue, Related, RelationKey } from './filter/field-path.ts'
export type { AnyWhere, Condition, Fields, Filter, Include, Includes, Order, Where } from './filter/filter.ts'
export { FilterError, UrlTooLongError } from './filter/filter-error.ts'
export { type FilterWriter, filters } from './filter/filters.ts'
export { holdsText } from './filter/holds-text.ts'
export { inexactSigns } from './filter/like-pattern.ts'
export { portable } from './filter/portable.ts'
export type {
  FieldBlock,
  FilterAst,
  FilterBlock,
  FilterTextError,
  Span,
  TextBlock,
  TimeBlock,
} from './filter-text/ast.ts'
export {
  type Completion,
  type Completions,
  completeFilterText,
  type ValuesOf,
} from './filter-text/complete-filter-text.ts'
export { type FormattedCondition, formatConditions } from './filter-text/format-conditions.ts'
export { type FormattedBlock, formatFilterText } from './filter-text/format-filter-text.ts'
export { choiceOf, operatorsOf } from './filter-text/match-kind.ts'
export { type FieldOperator, isValueless } from './filter-text/operators.ts'
export { type ParsedFilterText, parseFilterText } from './filter-text/parse-filter-text.ts'
export {
  type EntityMetadata,
  filterFields,
  type Searchable,
  type SearchChoice,
  type SearchField,
  type SearchKind,
  searchableFields,
} from './filter-text/searchable.ts'
export { formatTimeOfDay, parseTimeOfDay, type TimeOfDay } from './filter-text/time-of-day.ts'
export type { TimeOptions } from './filter-text/timestamp-where.ts'
export { toWhere } from './filter-text/to-where.ts'
export { formatWeekday, parseWeekday } from './filter-text/weekday.ts'
export { type CallHooks, logCalls } from './middleware/hooks.ts'
export type { RetryOptions, Sleep } from './middleware/retry.ts'
export { maxUrlLength, type SessionTokens } from './middleware/session-request.ts'
export {
  areRatesStale,
  baseCurrency,
  fromCustomerCurrency,
  type Money,
  type Rate,
  toCustomerCurrency,
} from './money/convert.ts'
export { currencyDigits } from './money/currency-digits.ts'
export { currencyCodes, currencySymbol } from './money/currency-symbol.ts'
export {
  type Discount,
  type DiscountState,
  discountedPrice,
  discountPercent,
  discountState,
  holdingDiscount,
} from './money/discounts.ts'
export { formatInCurrency, formatMoney, type MoneyFormatOptions } from './money/format-money.ts'
export { type AmountOptions, parseAmount, type TypedAmount } from './money/parse-amount.ts'
export { plainDigits } from './money/plain-digits.ts'
export { defaultPlan, type PlanPrice, planVariant, type Recurrence, recurrenceOf } from './money/plans.ts'
export { amountText, fromMinorUnits, type Rounding, roundMoney, toMinorUnits } from './money/round-money.ts'
export { type PriceOption, type PriceOptions, signUpPriceOptions } from './money/sign-up-prices.ts'
export {
  type Charge,
  type SoldPrice,
  type Subscribing,
  type SubscriptionQuote,
  subscriptionQuote,
} from './money/subscription-quote.ts'
export { taxOf } from './money/tax.ts'
export { type WalletMove, walletStep } from './money/wallet-step.ts'
export { type PoolLoad, poolSize, visitorsAtOnce } from './number-pool/pool-size.ts'
export type { Answer } from './operations/answer.ts'
export { asStored } from './operations/answer-values.ts'
export { bindOperation } from './operations/bind-operation.ts'
export { effectOf } from './operations/find-entry.ts'
export { type KeyMaker, keys } from './operations/keys.ts'
export type { AddressOf, CallById } from './operations/named-calls.ts'
export type { NeededParts, OperationParts } from './operations/operation-parts.ts'
export type {
  CallArgs,
  CallOptions,
  CallPromise,
  CallResult,
  CustomerMove,
  EntryOf,
  ModelName,
  NamedCall,
  NamedCalls,
  OperationId,
  ReadOperationId,
} from './operations/operation-types.ts'
export {
  type AnswerCheck,
  createTransport,
  type LineboardOptions,
  type Transport,
} from './operations/transport.ts'
export { findPage, type PageOptions, type PageSource, type RowPage } from './paging/find-page.ts'
export { type IterateOptions, iterate, type ListSource } from './paging/iterate.ts'
export { defaultPageSize, type Page, pageCount, pageToFilter, totalCount } from './paging/page.ts'
export { type ClockStretch, clockStretches, type Instants, offsetName } from './period/clock-stretches.ts'
export { type ComparedPeriods, type Comparison, comparedPeriods } from './period/compared-periods.ts'
export { type DateFormat, dateFormats, formatDay } from './period/date-format.ts'
export { addDays, type Day, endOfMonth, isDay, isMonth, weekdayOf } from './period/day.ts'
export { isInstant } from './period/instant.ts'
export { instantAt } from './period/instant-at.ts'
export {
  type PeriodDays,
  type PeriodMode,
  type PeriodOptions,
  type PeriodRange,
  periodModes,
  periodRange,
} from './period/period.ts'
export { periodLabel } from './period/period-label.ts'
export { formatPeriod, type Period, parsePeriod } from './period/period-text.ts'
export { periodWhere } from './period/period-where.ts'
export { dayAt, endOfDayMs, isShownTwice, offsetMs, startOfDayMs } from './period/time-zone.ts'
export {
  type Access,
  type AccessUser,
  type AccessVisibility,
  accessOf,
  canRead,
  canWrite,
  isCustomerAdmin,
  isSuperAdmin,
  principalTypeOf,
  type SectionAccess,
  type SectionName,
  sectionAccess,
} from './permissions/access.ts'
export { firstPermittedSection } from './permissions/first-permitted-section.ts'
export { type About, losesOwn, lostHold, may, mayActAs, mayChangeRow, mayGiveRole, reaches } from './permissions/may.ts'
export {
  type MenuGroup,
  type MenuItemId,
  menuGroups,
  menuItems,
  menuVisibility,
  visibleMenu,
} from './permissions/menu.ts'
export { sectionNames } from './permissions/sections.ts'
export { type FormEncoders, forms } from './serializers/forms.ts'
export { isSessionAlive, type SessionLife, sessionExpiresAtMs } from './session/session-expiry.ts'
export { memorySession, type Session, type SessionStore } from './session/session-store.ts'
export type { Credentials, SignInOptions, SigningIn } from './session/sign-in.ts'
export { storageSession } from './session/storage-session.ts'
export { type MergeOptions, merge } from './writes/merge.ts'
export type { Changes, Replaceable, Updatable } from './writes/model-calls.ts'
export { replace } from './writes/replace.ts'
