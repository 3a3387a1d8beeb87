import type { CallMenu, CallRows, MenuKey } from '@lineboard/sdk/call-path'
import { useMemo, useState } from 'react'
import { useCall } from '../../../data/use-call.ts'
import { toE164 } from '../../../resource/form/to-e164.ts'
import { type MenuCase, runCases } from './menu-case.ts'
import { triedSetup, tryCall } from './tried-call.ts'
import { useCases } from './use-cases.ts'

/** What is typed into the simulator. */
export interface Typed {
  keys: readonly MenuKey[]
  caller: string
  /** Local time of the browser, as its input writes it; empty for now. */
  clock: string
}

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

const callerOf = ({ caller = '' }: Pick<MenuCase, 'caller'>): string | undefined => {
  const number = toE164(caller)
  return E164.test(number) ? number : undefined
}

/** A menu as it is typed, tried: the call that was typed, and all its cases. Undefined while it is looked up what it leads to. */
export function useSimulator(menuId: number | undefined, draft: { menu: CallMenu; rows: CallRows } | undefined) {
  const [typed, setTyped] = useState<Typed>({ keys: [], caller: '', clock: '' })
  const cases = useCases(menuId)
  const callers = [...new Set([typed, ...cases].flatMap((each) => callerOf(each) ?? []))].sort()
  const blocked = useBlocked(draft?.menu.customerId, callers)
  const setup = useMemo(() => draft && triedSetup({ ...draft.rows, ...blocked }, draft.menu), [draft, blocked])
  const at = typed.clock ? new Date(typed.clock) : undefined
  return {
    typed,
    change: (some: Partial<Typed>) => setTyped((before) => ({ ...before, ...some })),
    tried: setup && {
      trace: tryCall(setup, { keys: typed.keys, caller: callerOf(typed), at }),
      results: runCases(setup, cases),
    },
  }
}
