import {
  type CallAction,
  type CalledNumber,
  type CallMenu,
  type CallRows,
  type CallSetup,
  type CallTrace,
  type MenuKey,
  setupOf,
  traceCall,
} from '@lineboard/sdk/call-flow'

/** A number that only the simulator calls, and the routing action that hands its calls to the menu. */
const TRIED = '+10000000000'
const TRIED_ACTION_ID = 999_999_999_998

/** A set-up in which a number's calls come to a menu, of an account that takes calls. */
export function triedSetup(rows: CallRows, { id, customerId, name }: CallMenu): CallSetup {
  const action: CallAction = {
    ...{ id: TRIED_ACTION_ID, customerId, name, recordCalls: false },
    type: 'voice_menu',
    targets: [{ kind: 'voice_menu', target: String(id) }],
  }
  const number: CalledNumber = {
    ...{ id: 1, customerId, tracking_number: TRIED, totalCalls: 0, routing_actionId: TRIED_ACTION_ID },
    numberType: 'local',
    status: 'active',
  }
  const customer = { id: customerId, state: 'active', balance: 1, accounting_type: 'prepaid' } as const
  return setupOf({ ...rows, customers: [customer], numbers: [number], actions: [...(rows.actions ?? []), action] })
}

/** What a caller does. */
export interface Tried {
  keys: readonly MenuKey[]
  /** In E.164 form; not held against lists where left out. */
  caller?: string | undefined
  /** @default now */
  at?: Date | undefined
  /** Callers that are blocked beside those that are, in E.164 form. @default nobody */
  blocked?: readonly string[] | undefined
  /** The wallet of the account is empty. @default not empty */
  isWalletEmpty?: boolean | undefined
}

/** A set-up under other circumstances. */
function circumstances(setup: CallSetup, { blocked = [], isWalletEmpty = false }: Tried): CallSetup {
  return {
    ...setup,
    customer(id) {
      const customer = setup.customer(id)
      return customer && isWalletEmpty ? { ...customer, balance: 0 } : customer
    },
    blocker: (customerId, caller) => (blocked.includes(caller) ? 'customer' : setup.blocker(customerId, caller)),
  }
}

/** The way of a call that comes to the menu of a tried set-up. */
export const tryCall = (setup: CallSetup, tried: Tried): CallTrace => {
  const { keys, caller, at = new Date() } = tried
  return traceCall(circumstances(setup, tried), { called: TRIED, at, caller, keys })
}

/** What a call came through, by id: what is lit wherever the menu is shown. */
export interface Visited {
  menus: ReadonlySet<number>
  choices: ReadonlySet<number>
}

/** What a call came through. */
export const visitedBy = ({ steps }: CallTrace): Visited => ({
  menus: new Set(steps.flatMap((step) => (step.kind === 'menu' ? [step.menu.id] : []))),
  choices: new Set(
    steps.flatMap((step) =>
      (step.kind === 'key' || step.kind === 'timeout' || step.kind === 'invalid_key') && step.choice
        ? [step.choice.id]
        : [],
    ),
  ),
})

/** Steps that say something of the menu: not those of the number that only the simulator calls. */
export const stepsInside = ({ steps }: CallTrace): CallTrace['steps'] =>
  steps.filter(({ kind }) => !['number', 'account', 'wallet', 'action', 'nowhere', 'refused'].includes(kind))
