import type { components } from '@lineboard/contract'
import type { CallOutcome, CallSetup, MenuKey } from '@lineboard/sdk/call-flow'
import { comma } from '../../../lib/messages.ts'
import { keys as everyKey } from '../menu/menu-values.ts'
import { t } from './simulator.messages.ts'
import { tryCall } from './tried-call.ts'

type Template = components['schemas']['Template']

/** How a call ended, as a case expects it: what it rang, or where a message went. */
export interface CaseEnd {
  kind: CallOutcome['kind']
  to: readonly string[]
}

/** What a caller does, and how that is meant to end. */
export interface MenuCase {
  id: number
  name: string
  keys: readonly MenuKey[]
  caller?: string | undefined
  /** Callers that are blocked beside those that are. */
  blocked?: readonly string[] | undefined
  isWalletEmpty?: boolean | undefined
  end: CaseEnd
  /** Whose it is: only that person can delete it. */
  userId: number
}

type Definition = Pick<MenuCase, 'keys' | 'caller' | 'blocked' | 'isWalletEmpty' | 'end'> & { menuId: number }

const ends: readonly string[] = ['rings', 'voicemail', 'hangs_up', 'nowhere', 'refused'] satisfies CaseEnd['kind'][]
const pressed: readonly unknown[] = everyKey.filter((key) => key !== 'invalid')

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

/** Whether what a view is kept as is a case: other programs keep views too. */
function isDefinition(definition: object): definition is Definition {
  const {
    menuId,
    keys: said,
    caller = '',
    blocked = [],
    isWalletEmpty = false,
    end,
  }: Record<string, unknown> = { ...definition }
  const { kind, to }: Record<string, unknown> = { ...Object(end) }
  return (
    typeof menuId === 'number' &&
    Array.isArray(said) &&
    said.every((key) => pressed.includes(key)) &&
    typeof caller === 'string' &&
    isTexts(blocked) &&
    typeof isWalletEmpty === 'boolean' &&
    ends.includes(String(kind)) &&
    isTexts(to)
  )
}

/** Where cases are kept on the server: among the views of voice menus. */
export const keptAs = { kind: 'report', resource: 'Ivr' } as const

/** The case that a kept view is; undefined for one that is none, or of another menu. */
export function toCase({ id, name, userId, definition }: Template, menuId: number): MenuCase | undefined {
  if (!isDefinition(definition) || definition.menuId !== menuId) return undefined
  const { keys, caller, blocked, isWalletEmpty, end } = definition
  return { id, name, userId, keys, caller, blocked, isWalletEmpty, end }
}

/** What a call came to, to be compared: the same whatever gateway it went over. */
export function endOf(outcome: CallOutcome): CaseEnd {
  if (outcome.kind === 'rings') {
    const to = outcome.rings.map(({ destination }) =>
      destination.kind === 'sip_gateway' ? String(destination.id) : destination.number,
    )
    return { kind: outcome.kind, to }
  }
  if (outcome.kind === 'voicemail') return { kind: outcome.kind, to: [outcome.address] }
  if (outcome.kind === 'hangs_up') return { kind: outcome.kind, to: [] }
  return { kind: outcome.kind, to: outcome.kind === 'unknown' ? [] : [outcome.reason] }
}

/** A case, run. */
export interface CaseResult {
  tried: MenuCase
  now: CaseEnd
  isMet: boolean
}

/** Runs cases through a tried set-up. */
export const runCases = (setup: CallSetup, cases: readonly MenuCase[]): CaseResult[] =>
  cases.map((tried) => {
    const now = endOf(tryCall(setup, tried).outcome)
    return { tried, now, isMet: JSON.stringify(now) === JSON.stringify(tried.end) }
  })

/** How a call ends, in a few words. */
export function endText({ kind, to }: CaseEnd, formatPhone: (text: string) => string): string {
  const place = (text: string) => (text.startsWith('+') ? formatPhone(text) : t('gateway'))
  return t(`end.${kind}`, { to: (kind === 'rings' ? to.map(place) : to).join(comma) })
}
