import { offsetMs } from '@lineboard/sdk'
import type { CallMenu, CallRows, MenuKey } from '@lineboard/sdk/call-flow'
import { useMemo, useState } from 'react'
import { refresh, useCall } from '../../../data/use-call.ts'
import { toE164 } from '../../../kit/form/phone-input.tsx'
import { callByName } from '../../../kit/rows/calls-by-name.ts'
import { comma } from '../../../lib/messages.ts'
import { timeZone } from '../../../state/dates.ts'
import { type CaseEnd, keptAs, type MenuCase, runCases, toCase } from './menu-case.ts'
import { type Tried, triedSetup, tryCall, type Visited, visitedBy } from './tried-call.ts'

/** The instant at which clocks of a time zone show a local time such as `2026-05-22T09:30`; undefined for what is none. */
export function instantOf(local: string, timeZone: string): Date | undefined {
  const shownMs = Date.parse(`${local}Z`)
  if (Number.isNaN(shownMs)) return undefined
  // The offset near the time, then the one at it: between them clocks may have changed.
  const nearMs = shownMs - offsetMs(shownMs, timeZone)
  return new Date(shownMs - offsetMs(nearMs, timeZone))
}

const none: readonly MenuCase[] = []

/** The cases of a menu that the person has, or was given; none for a menu that is not saved yet. */
function useCases(menuId: number | undefined): readonly MenuCase[] {
  const args = menuId === undefined ? null : { filter: { where: keptAs, order: 'name ASC' as const } }
  const { data } = useCall('Template.find', args, { silent: true })
  return useMemo(
    () => (menuId === undefined || !data ? none : data.flatMap((template) => toCase(template, menuId) ?? [])),
    [data, menuId],
  )
}

/** Keeps a run as a case. Throws what the server refuses. */
export async function keepCase(
  name: string,
  definition: Pick<MenuCase, 'keys' | 'caller' | 'blocked' | 'isWalletEmpty'> & { menuId: number; end: CaseEnd },
) {
  await callByName('Template.create', { body: { ...keptAs, name, definition } })
  await refresh('Template')
}

/** Deletes a case. Throws what the server refuses. */
export async function dropCase(id: number): Promise<void> {
  await callByName('Template.deleteById', { id })
  await refresh('Template')
}

/** What is typed into the simulator. */
export interface Typed {
  keys: readonly MenuKey[]
  caller: string
  /** Time that clocks of the account's zone show, as an input writes it; empty for now. */
  clock: string
  /** Callers that are blocked beside those that are, as people write them. */
  blocked: string
  isWalletEmpty: boolean
}

const untouched: Typed = { keys: [], caller: '', clock: '', blocked: '', isWalletEmpty: false }

const E164 = /^\+[1-9]\d{6,14}$/

/** Which of some callers are blocked, and where. */
function useBlocked(
  customerId: number | undefined,
  callers: readonly string[],
): Pick<CallRows, 'blocked' | 'contacts'> {
  const isAsked = customerId !== undefined && callers.length > 0
  const number = { inq: [...callers] }
  const lists = useCall('BlacklistNumber.find', isAsked ? { filter: { where: { number } } } : null, { silent: true })
  const books = useCall('PhoneBook.find', isAsked ? { filter: { where: { customerId, number } } } : null, {
    silent: true,
  })
  const [blocked, contacts] = [lists.data, books.data]
  return useMemo(() => ({ blocked: blocked ?? [], contacts: contacts ?? [] }), [blocked, contacts])
}

const numberOf = (text: string): string | undefined => {
  const number = toE164(text)
  return E164.test(number) ? number : undefined
}

const callerOf = ({ caller = '' }: Pick<MenuCase, 'caller'>) => numberOf(caller)

/** The call that was typed: what a case keeps of it, and when it is. */
export const callOf = ({ keys, caller, clock, blocked, isWalletEmpty }: Typed): Tried => {
  const others = blocked.split(/[,،;؛\n]/).flatMap((text) => numberOf(text) ?? [])
  return {
    keys,
    caller: numberOf(caller),
    at: instantOf(clock, timeZone()),
    ...(others.length > 0 && { blocked: others }),
    ...(isWalletEmpty && { isWalletEmpty }),
  }
}

/** What is typed to run a case again. */
export const typedOf = ({ keys, caller = '', blocked = [], isWalletEmpty = false }: MenuCase): Partial<Typed> => ({
  ...{ keys, caller, isWalletEmpty },
  blocked: blocked.join(comma),
})

const nothing: Visited = { menus: new Set(), choices: new Set() }

/** A menu as it is typed, tried: the call that was typed, and all its cases. Undefined while it is looked up what it leads to. */
export function useSimulator(menuId: number | undefined, draft: { menu: CallMenu; rows: CallRows } | undefined) {
  const [typed, setTyped] = useState(untouched)
  const cases = useCases(menuId)
  const callers = [...new Set([typed, ...cases].flatMap((each) => callerOf(each) ?? []))].sort()
  const blocked = useBlocked(draft?.menu.customerId, callers)
  const setup = useMemo(() => draft && triedSetup({ ...draft.rows, ...blocked }, draft.menu), [draft, blocked])
  const trace = setup && tryCall(setup, callOf(typed))
  return {
    typed,
    change: (some: Partial<Typed>) => setTyped((before) => ({ ...before, ...some })),
    tried: setup && trace && { trace, results: runCases(setup, cases) },
    /** What the call came through so far; nothing before a key is pressed. */
    visited: trace && typed.keys.length > 0 ? visitedBy(trace) : nothing,
  }
}
