import type { CallProblem, NowhereReason, RefusedReason } from './call-reason.ts'
import type {
  Blocker,
  CallAction,
  CallCustomer,
  CalledNumber,
  CallGateway,
  CallMenu,
  MenuChoice,
} from './call-setup.ts'

/** A key of a telephone, or `timeout`: none was pressed. */
export type MenuKey = Exclude<MenuChoice['key'], 'invalid'>

/** What a call is delivered to. `number` is what is dialled, in E.164 form. */
export type Destination =
  | { kind: 'receiving_number'; id: number; number: string }
  | { kind: 'number'; number: string }
  | { kind: 'sip_gateway'; id: number; number: string }

/** Why a gateway is passed over for the next in order. */
export type PassedOver = 'gone' | 'of_another_customer' | 'disabled' | 'inbound_only' | 'unreachable'

/** A gateway that is tried. */
export interface GatewayTry {
  id: number
  /** Missing for one that is gone. */
  gateway?: CallGateway
  /** 1 for the one tried first. */
  order: number
  /** Whether the number or the target names it, or it is the customer's default outbound gateway, or simply the next. */
  chosenAs: 'named' | 'default' | 'next'
  /** Missing where the call leaves over it. */
  passedOver?: PassedOver
}

/** One place that rings. */
export interface Ring {
  destination: Destination
  gatewayId: number
  /** The digits the gateway is given: after stripping, behind its prefix. */
  dialled: string
  /** How long it rings, in seconds. */
  seconds: number
  /** Name of the gateway where it did not answer its last check and no other takes the call: it may not ring. */
  unreachable?: string
}

/** What a caller hears. `tone` is ringing, `busy` the tone of a call that is not let in or ends. */
export type Heard =
  | { kind: 'tone' | 'busy' | 'mailbox' }
  | { kind: 'text'; text: string }
  | { kind: 'recording'; id: string }

/** One thing that happens to a call. */
export type CallStep =
  | { kind: 'number'; called: string; number?: CalledNumber; sourceId?: number; sourceName?: string }
  | { kind: 'sender'; ip: string; entryId?: number }
  | { kind: 'account'; customerId: number; state: CallCustomer['state'] }
  | { kind: 'caller'; caller: string; blocker?: Blocker }
  | { kind: 'wallet'; balanceUsd: number; isEnough: boolean }
  | { kind: 'untracked'; by: 'number' | 'account' }
  | { kind: 'action'; action?: CallAction }
  | { kind: 'recording' }
  | { kind: 'whisper'; text: string }
  | { kind: 'menu'; menu: CallMenu; choices: readonly MenuChoice[]; attempt: number; hears: Heard }
  | { kind: 'key'; menuId: number; key: MenuKey; choice: MenuChoice }
  | { kind: 'timeout'; menuId: number; seconds: number; choice?: MenuChoice }
  | { kind: 'invalid_key'; menuId: number; key: MenuKey; choice?: MenuChoice }
  | { kind: 'plays'; choice: MenuChoice; hears: Heard }
  | { kind: 'gateway'; tried: GatewayTry; strips: number; prefix: string; dialled: string }
  | { kind: 'rings'; ring: Ring; isTogether: boolean; hears: Heard }
  | { kind: 'mailbox'; address: string; hears: Heard }
  | { kind: 'hang_up'; by: HangUp; hears: Heard }
  | { kind: 'problem'; problem: CallProblem }
  | { kind: 'nowhere'; reason: NowhereReason; hears: Heard }
  | { kind: 'refused'; reason: RefusedReason; hears: Heard }

/** What ends a call on purpose: the routing action, a choice, or a menu whose greeting was played as often as it says. */
export type HangUp = 'action' | 'choice' | 'attempts'

/** What happens to a call in the end. `unknown`: the server does not send what decides it. */
export type CallOutcome =
  | {
      kind: 'rings'
      /** In turn, or all at once. */
      rings: readonly [Ring, ...Ring[]]
      isTogether: boolean
      /** What follows where nobody answers; without it the call ends. */
      unanswered?: CallOutcome
    }
  | { kind: 'voicemail'; address: string }
  | { kind: 'hangs_up'; by: HangUp }
  | ({ kind: 'nowhere' } & CallProblem)
  | { kind: 'refused'; reason: RefusedReason }
  | { kind: 'unknown' }

/** The way of a call, from the number to the ear. */
export interface CallTrace {
  /** What was dialled. */
  called: string
  number?: CalledNumber
  steps: readonly CallStep[]
  outcome: CallOutcome
  /** What was found to lead nowhere on the way, also where the call went on elsewhere. */
  problems: readonly CallProblem[]
  /** Keys that menus took, in order; what is left over was pressed to nobody. */
  pressed: readonly MenuKey[]
  /** Whether the call is in the call log: not while tracking is paused, nor where it is not let in. */
  isLogged: boolean
  /** Whether what is said is recorded. A message that is left always is. */
  isRecorded: boolean
  /** What a started minute costs in USD. */
  usdAMinute: number
}
