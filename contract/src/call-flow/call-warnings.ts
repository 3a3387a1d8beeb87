import type { CallProblem } from './call-reason.ts'
import type { CalledNumber, CallSetup } from './call-setup.ts'
import { traceNumber } from './trace-call.ts'
import { menusIn, walkChoices } from './walk-menu.ts'

/** What is wrong with where a number's calls go. */
export interface CallWarning {
  numberId: number
  /** `all`: whatever a caller does, nobody is reached. `some`: one of the ways leads nowhere, such as a key of a menu. */
  severity: 'all' | 'some'
  /** The first is what to mend first. */
  problems: readonly [CallProblem, ...CallProblem[]]
}

const sameProblem = ({ reason, at, target }: CallProblem) => JSON.stringify([reason, at?.model, at?.id, target])

function unique(problems: readonly CallProblem[]): CallProblem[] {
  return [...new Map(problems.map((problem) => [sameProblem(problem), problem])).values()]
}

/**
 * What is wrong with where a number's calls go, all its keys tried; undefined where nothing is. A number out of use has no
 * warning, as its state says it, nor one whose customer's calls are stopped or wallet is empty, which is not to be mended here. A partial set-up has none.
 */
export function callWarning(setup: CallSetup, number: CalledNumber, at: Date): CallWarning | undefined {
  if (number.status === 'stopped' || number.status === 'released') return undefined
  const { outcome, steps, problems } = traceNumber(setup, number, { at })
  if (outcome.kind === 'refused' || outcome.kind === 'unknown') return undefined
  const menus = menusIn(steps)
  const inside = walkChoices(setup, number, menus)
  const reachesSomebody = menus.length === 0 ? outcome.kind !== 'nowhere' : inside.leadsOut || outcome.kind === 'rings'
  const found = unique([...problems, ...inside.problems])
  const [menu] = menus
  if (!reachesSomebody && found.length === 0 && menu) {
    const reason = inside.isCircle ? 'menu_loop' : 'menu_leads_nowhere'
    found.push({ reason, at: { model: 'Ivr', id: menu.id } })
  }
  const [worst, ...others] = found
  return worst && { numberId: number.id, severity: reachesSomebody ? 'some' : 'all', problems: [worst, ...others] }
}

/** The warnings of a whole set of numbers, by the order of the numbers. */
export const callWarnings = (setup: CallSetup, numbers: readonly CalledNumber[], at: Date): CallWarning[] =>
  numbers.flatMap((number) => callWarning(setup, number, at) ?? [])
