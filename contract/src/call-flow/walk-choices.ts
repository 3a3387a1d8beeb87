import type { CallProblem } from './call-reason.ts'
import type { CalledNumber, CallMenu, CallSetup } from './call-setup.ts'
import type { CallStep } from './call-step.ts'
import { startWalk } from './walk.ts'
import { follow, prompt } from './walk-menu.ts'

/** Menus that a call came into, in order. */
export const menusIn = (steps: readonly CallStep[]): CallMenu[] =>
  steps.flatMap((step) => (step.kind === 'menu' && step.attempt === 1 ? [step.menu] : []))

/** Looks into menus, choice by choice, each of them once: what is met there, and whether any choice leads out of the menus. */
export function walkChoices(setup: CallSetup, number: CalledNumber, first: readonly CallMenu[]) {
  const problems: CallProblem[] = []
  const steps: CallStep[] = []
  const seen = new Set(first.map(({ id }) => id))
  const open = [...first]
  let leadsOut = false
  let isCircle = false
  for (let menu = open.pop(); menu; menu = open.pop()) {
    steps.push(prompt(setup, menu))
    for (const choice of setup.choices(menu.id)) {
      const walk = startWalk(setup, number)
      const next = follow(walk, choice)
      problems.push(...walk.problems)
      steps.push(...walk.steps)
      if (next === 'again') continue
      if ('kind' in next) {
        leadsOut ||= next.kind !== 'nowhere'
        continue
      }
      if (seen.has(next.menu.id)) isCircle = true
      else open.push(next.menu)
      seen.add(next.menu.id)
    }
  }
  return { problems, steps, leadsOut, isCircle }
}
