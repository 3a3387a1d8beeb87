import type { components } from '@lineboard/contract'
import type { CallOutcome, CallSetup, MenuKey } from '@lineboard/sdk/call-path'
import { array, literal, number, object, optional, string, union } from 'zod/mini'
import { keys } from '../action-values.ts'
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
  end: CaseEnd
  /** Whose it is: only that person can delete it. */
  userId: number
}

const zDefinition = object({
  menuId: number(),
  keys: array(literal(keys.filter((key) => key !== 'invalid'))),
  caller: optional(string()),
  end: object({
    kind: union([literal('rings'), literal('voicemail'), literal('hangs_up'), literal('nowhere'), literal('refused')]),
    to: array(string()),
  }),
})

/** Where cases are kept on the server: among the views of voice menus. */
export const keptAs = { kind: 'report', resource: 'Ivr' } as const

/** The case that a kept view is; undefined for one that is none, or of another menu. */
export function toCase({ id, name, userId, definition }: Template, menuId: number): MenuCase | undefined {
  const { data } = zDefinition.safeParse(definition)
  return data?.menuId === menuId ? { id, name, userId, keys: data.keys, caller: data.caller, end: data.end } : undefined
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
  return { kind: outcome.kind, to: [outcome.reason] }
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
