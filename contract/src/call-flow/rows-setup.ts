import { OWNER_ID } from '../owner.ts'
import type {
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

/** A set-up as rows, as lists answer them. */
export interface CallRows {
  customers?: readonly CallCustomer[]
  numbers?: readonly CalledNumber[]
  /** Numbers that are held to be bought, in E.164 form. */
  held?: readonly string[]
  sources?: readonly CallSource[]
  actions?: readonly CallAction[]
  menus?: readonly CallMenu[]
  /** Choices of all menus, in any order. */
  choices?: readonly MenuChoice[]
  receivers?: readonly CallReceiver[]
  gateways?: readonly CallGateway[]
  blocked?: readonly { customerId: number; number: string }[]
  contacts?: readonly { customerId: number; number: string; blocked: boolean }[]
  allowed?: readonly AllowedSender[]
}

const byId = <R extends { id: number }>(rows: readonly R[] = []) => {
  const map = new Map(rows.map((row) => [row.id, row]))
  return (id: number): R | undefined => map.get(id)
}

function groups<R, K>(rows: readonly R[], keyOf: (row: R) => K): (key: K) => readonly R[] {
  const map = new Map<K, R[]>()
  for (const row of rows) {
    const group = map.get(keyOf(row))
    if (group) group.push(row)
    else map.set(keyOf(row), [row])
  }
  return (key) => map.get(key) ?? []
}

/** Choices as a menu takes them. */
export const byPosition = <C extends Pick<MenuChoice, 'id' | 'position'>>(choices: readonly C[]): C[] =>
  [...choices].sort((one, other) => one.position - other.position || one.id - other.id)

function matches(pattern: string, uri: string): boolean {
  try {
    return new RegExp(pattern).test(uri)
  } catch {
    // What is no expression matches nothing: it lets nobody in.
    return false
  }
}

/** Whose list a caller is on. `lists` are the customers whose lists of blocked numbers have him, `isBlockedContact` says whether a phone book does. */
export function blockerOf(lists: Iterable<number>, customerId: number, isBlockedContact: boolean): Blocker | undefined {
  const set = new Set(lists)
  if (set.has(OWNER_ID)) return 'owner'
  if (set.has(customerId)) return 'customer'
  return isBlockedContact ? 'contact' : undefined
}

/** The row that stands for a number which may have been given back and bought again: one that is in use, if there is one. */
export const inUse = <R extends Pick<CalledNumber, 'status'>>(rows: readonly R[]): R | undefined =>
  rows.find(({ status }) => status !== 'released') ?? rows[0]

/** Fields that decide where calls go, by kind of row. A server that keeps them fills them in for each row. */
const deciding = {
  customers: ['state', 'balance'],
  numbers: ['customerId', 'tracking_number', 'status'],
  actions: ['customerId', 'type'],
  menus: ['customerId', 'status', 'greeting'],
  choices: ['ivrId', 'key', 'kind'],
  receivers: ['customerId', 'number'],
  gateways: ['customerId', 'type', 'enabled', 'defaultOutbound'],
} as const satisfies { [Kind in keyof CallRows]?: readonly (keyof NonNullable<CallRows[Kind]>[number])[] }

/** Whether any row lacks a field that decides where calls go. */
const isPartial = (rows: CallRows): boolean =>
  Object.entries(deciding).some(([kind, fields]) =>
    rows[kind as keyof typeof deciding]?.some((row) => fields.some((field) => Reflect.get(row, field) === undefined)),
  )

/** A set-up of rows that were read. */
export function setupOf(rows: CallRows): CallSetup {
  const { numbers = [], held = [], choices = [], gateways = [], blocked = [], contacts = [], allowed = [] } = rows
  const ofMenu = groups(byPosition(choices), ({ ivrId }) => ivrId)
  const ofNumber = groups(numbers, ({ tracking_number }) => tracking_number)
  const lists = groups(blocked, ({ number }) => number)
  const books = groups(contacts, ({ number }) => number)
  return {
    isPartial: isPartial(rows),
    customer: byId(rows.customers),
    number: (dialled) => inUse(ofNumber(dialled)),
    isHeld: (dialled) => held.includes(dialled),
    source: byId(rows.sources),
    action: byId(rows.actions),
    menu: byId(rows.menus),
    choices: ofMenu,
    receiver: byId(rows.receivers),
    gateway: byId(gateways),
    gateways: groups(gateways, ({ customerId }) => customerId),
    blocker: (customerId, caller) =>
      blockerOf(
        lists(caller).map((entry) => entry.customerId),
        customerId,
        books(caller).some((contact) => contact.customerId === customerId && contact.blocked),
      ),
    allowed: (customerId) =>
      allowed.filter((entry) => entry.customerId === customerId || entry.customerId === OWNER_ID),
    matches,
  }
}
