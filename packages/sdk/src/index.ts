export type { CoreTypes } from '@lineboard/contract'
export { redact } from '@lineboard/contract/redact'
export type * from '@lineboard/contract/rows'
export { isTimeZone } from '@lineboard/contract/time-zone'
export { type CallInState, type CallState, callState, missedCalls, settledCalls } from './calls/call-state.ts'
export type { AddressOf, CallById, Credentials, SignInOptions, SigningIn } from './client/client.ts'
export { bindOperation, createContractClient, createLineboard, type Lineboard } from './client/client.ts'
export {
  ApiError,
  CodeRequiredError,
  type ErrorDescription,
  ForbiddenError,
  NotFoundError,
  needsRecentCode,
  RateLimitError,
  UnauthorizedError,
  type ValidationDetails,
  ValidationError,
} from './errors/api-error.ts'
export {
  type ErrorAction,
  type ErrorActionOptions,
  errorAction,
  isTemporary,
  outcomeOf,
  type Severity,
  signInWarning,
} from './errors/error-action.ts'
export { errorMessage } from './errors/error-message.ts'
export {
  AnswerTooLargeError,
  type CallPlace,
  ConflictError,
  ContractError,
  type ContractIssue,
  LineboardError,
  MalformedAnswerError,
  NetworkError,
  type Outcome,
  TimeoutError,
} from './errors/lineboard-error.ts'
export { and, contains, endsWith, lacks, or, startsWith } from './filter/build.ts'
export { FilterError, UrlTooLongError } from './filter/filter-error.ts'
export type {
  AnyWhere,
  AskedRow,
  Condition,
  FieldPath,
  Fields,
  FieldValue,
  Filter,
  Include,
  Includes,
  Order,
  Related,
  RelationKey,
  Where,
} from './filter/filter-types.ts'
export { holdsText, inexactSigns } from './filter/like-pattern.ts'
export { UnmetConditionError } from './filter/may-meet.ts'
export { nor } from './filter/negation.ts'
export { portable } from './filter/portable.ts'
export { UnknownFieldError } from './filter/unknown-field-error.ts'
export { type FilterWriter, filters } from './filter/write-filter.ts'
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
export { type ConditionGroup, formatGroup, groupOf } from './filter-text/groups.ts'
export type { PhoneHome, TimeOptions, WhereOptions } from './filter-text/match-kind.ts'
export { choiceOf, isLookedUp, isName, operatorsOf } from './filter-text/match-kind.ts'
export { type FieldOperator, type GroupMode, groupMode, isValueless } from './filter-text/operators.ts'
export { type ParsedFilterText, parseFilterText } from './filter-text/parse-filter-text.ts'
export {
  formatRelativeDays,
  parseRelativeDays,
  type RelativeDays,
  relativeUnits,
} from './filter-text/relative-days.ts'
export {
  type EntityMetadata,
  filterFields,
  type Searchable,
  type SearchChoice,
  type SearchField,
  type SearchKind,
  searchableFields,
} from './filter-text/searchable.ts'
export {
  formatTimeOfDay,
  formatWeekday,
  parseTimeOfDay,
  parseWeekday,
  type TimeOfDay,
} from './filter-text/time-of-day.ts'
export { toWhere } from './filter-text/to-where.ts'
export {
  addedUp,
  areRatesStale,
  fromCustomerCurrency,
  type Money,
  type Rate,
  rateOf,
  toCustomerAmounts,
  toCustomerCurrency,
  type WalletMove,
  walletStep,
} from './money/convert.ts'
export {
  currencyCodes,
  currencyDigits,
  currencyOfRow,
  currencySymbol,
  setStoredCurrency,
  storedCurrency,
} from './money/currency.ts'
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
export { parseNumber, plainNumber, type TypedNumber } from './money/plain-number.ts'
export {
  defaultPlan,
  type PlanPrice,
  type PriceOption,
  type PriceOptions,
  planVariant,
  type Recurrence,
  recurrenceOf,
  signUpPriceOptions,
} from './money/plans.ts'
export { amountText, fromMinorUnits, type Rounding, roundMoney, toMinorUnits } from './money/round-money.ts'
export {
  type Charge,
  type SoldPrice,
  type Subscribing,
  type SubscriptionQuote,
  subscriptionQuote,
} from './money/subscription-quote.ts'
export { taxOf } from './money/tax.ts'
export { type PoolLoad, poolSize, visitorsAtOnce } from './number-pool/pool-size.ts'
export { asStored } from './operations/answer-values.ts'
export { effectOf } from './operations/operation-entries.ts'
export type { NeededParts, OperationParts } from './operations/operation-entry.ts'
export { type KeyMaker, keys } from './operations/operation-entry.ts'
export type {
  Answer,
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
  RetryOptions,
} from './operations/operation-types.ts'
export { files, refusals } from './operations/read-answer.ts'
export { type FormEncoders, forms } from './operations/serialize.ts'
export { type IterateOptions, iterate, type ListSource } from './paging/iterate.ts'
export {
  defaultPageSize,
  findPage,
  type Page,
  type PageOptions,
  type PageSource,
  pageCount,
  pageToFilter,
  type RowPage,
  totalCount,
} from './paging/page.ts'
export { type ClockStretch, clockStretches, type Instants, offsetName } from './period/clock-stretches.ts'
export { type ComparedPeriods, type Comparison, comparedPeriods } from './period/compared-periods.ts'
export {
  addDays,
  type DateFormat,
  type Day,
  dateFormats,
  daysBetween,
  endOfMonth,
  formatDay,
  isDay,
  isInstant,
  isMonth,
  weekdayOf,
} from './period/day.ts'
export {
  type PeriodDays,
  type PeriodMode,
  type PeriodOptions,
  type PeriodRange,
  periodModes,
  periodRange,
  periodWhere,
} from './period/period.ts'
export { formatPeriod, type Period, parsePeriod, periodLabel } from './period/period-text.ts'
export { dayAt, endOfDayMs, instantAt, isShownTwice, offsetMs, startOfDayMs } from './period/time-zone.ts'
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
  sectionNames,
} from './permissions/access.ts'
export {
  type About,
  losesOwn,
  lostHold,
  may,
  mayActAs,
  mayChangeRow,
  mayGiveRole,
  reaches,
  seesEveryCustomer,
} from './permissions/may.ts'
export {
  firstPermittedSection,
  type MenuGroup,
  type MenuItemId,
  menuGroups,
  menuItems,
  menuVisibility,
  visibleMenu,
} from './permissions/menu.ts'
export { countryCode, countryOfLanguage } from './phone/country.ts'
export {
  isSessionAlive,
  memorySession,
  type Session,
  type SessionLife,
  type SessionStore,
  sessionExpiresAtMs,
  storageSession,
} from './session/session-store.ts'
export type {
  AnswerCheck,
  Caller,
  LineboardOptions,
  RepairedCalls,
  Repairs,
  ServerFields,
  Sleep,
} from './transport/options.ts'
export { hooking, limits, naming, renewals } from './transport/parts.ts'
export { retries } from './transport/retries.ts'
export { maxUrlLength, type SessionTokens } from './transport/session-request.ts'
export { type CallHooks, logCalls } from './transport/trace.ts'
export { createTransport, type Transport } from './transport/transport.ts'
export type { TransportOptions, TransportPart, TransportParts } from './transport/transport-part.ts'
export { type MergeOptions, merge } from './writes/merge.ts'
export type { Changes, Replaceable, Updatable } from './writes/replace.ts'
export { replace } from './writes/replace.ts'
