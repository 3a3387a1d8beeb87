import type { CallPlace, CallProblem } from './call-reason.ts'
import type { CalledNumber, CallMenu, CallSetup, MenuChoice } from './call-setup.ts'
import type { CallOutcome, CallStep, Heard, MenuKey } from './call-step.ts'
import { dial } from './dial.ts'
import { destinationOf } from './named-target.ts'
import { idOf } from './target-kinds.ts'
import { isOwn, type Nowhere, note, startWalk, type Walk } from './walk.ts'

/** The most often a greeting is played, whatever a menu says. */
const MOST_ATTEMPTS = 10

/** What a choice does to a call: it leads to another menu, the greeting is played again, or the menu is left. */
type Next = { menu: CallMenu } | 'again' | CallOutcome

/** The menu a target names, or why its callers reach none. */
export function menuOf(walk: Walk, target: string | undefined, at: CallPlace): CallMenu | Nowhere {
  if (!target) return note(walk, { reason: 'no_target', at })
  const id = idOf(target)
  const menu = id === undefined ? undefined : walk.setup.menu(id)
  if (!menu) return note(walk, { reason: 'target_gone', at, target })
  if (!isOwn(walk, menu)) return note(walk, { reason: 'target_of_another_customer', at, target })
  const own: CallPlace = { model: 'Ivr', id: menu.id }
  if (menu.status !== 'published') return note(walk, { reason: 'menu_draft', at: own })
  if (walk.setup.choices(menu.id).length === 0) return note(walk, { reason: 'menu_without_choices', at: own })
  return menu
}

function greetingOf({ greeting: { kind, text = '', recordingId = '' } }: CallMenu): Heard {
  return kind === 'text' ? { kind: 'text', text } : { kind: 'recording', id: recordingId }
}

/** A menu plays its greeting. */
const prompt = (setup: CallSetup, menu: CallMenu, attempt = 1): CallStep => ({
  kind: 'menu',
  menu,
  choices: setup.choices(menu.id),
  attempt,
  hears: greetingOf(menu),
})

function ringChoice(walk: Walk, kind: 'number' | 'sip_gateway', { target }: MenuChoice, at: CallPlace): CallOutcome {
  const destination = destinationOf(walk, kind, target, at)
  if (destination.kind === 'nowhere') return destination
  const ring = dial(walk, destination, at)
  return 'kind' in ring ? ring : { kind: 'rings', rings: [ring], isTogether: false }
}

/** What a choice does. */
function follow(walk: Walk, choice: MenuChoice): Next {
  const { kind, target } = choice
  const at: CallPlace = { model: 'IvrAction', id: choice.id }
  if (kind === 'repeat') return 'again'
  if (kind === 'dial_number') return ringChoice(walk, 'number', choice, at)
  if (kind === 'dial_gateway') return ringChoice(walk, 'sip_gateway', choice, at)
  if (kind === 'hang_up') {
    walk.steps.push({ kind: 'hang_up', by: 'choice', hears: { kind: 'busy' } })
    return { kind: 'hangs_up', by: 'choice' }
  }
  if (kind === 'voice_menu') {
    const menu = menuOf(walk, target, at)
    return 'kind' in menu ? menu : { menu }
  }
  if (!target) return note(walk, { reason: 'no_target', at })
  if (kind === 'play') {
    walk.steps.push({ kind: 'plays', choice, hears: { kind: 'recording', id: target } })
    return 'again'
  }
  walk.steps.push({ kind: 'mailbox', address: target, hears: { kind: 'mailbox' } })
  return { kind: 'voicemail', address: target }
}

/** The choice a key has: the first by position, as a second one is never reached. */
const choiceOf = (choices: readonly MenuChoice[], key: MenuChoice['key']) =>
  choices.find((choice) => choice.key === key)

function press(walk: Walk, { id: menuId, timeoutSeconds: seconds }: CallMenu, key: MenuKey): Next {
  const choices = walk.setup.choices(menuId)
  const own = choiceOf(choices, key)
  if (key === 'timeout') walk.steps.push({ kind: 'timeout', menuId, seconds, ...(own && { choice: own }) })
  else if (own) walk.steps.push({ kind: 'key', menuId, key, choice: own })
  const choice = own ?? (key === 'timeout' ? undefined : choiceOf(choices, 'invalid'))
  if (!own && key !== 'timeout') walk.steps.push({ kind: 'invalid_key', menuId, key, ...(choice && { choice }) })
  // Without a choice for it the greeting is played again.
  return choice ? follow(walk, choice) : 'again'
}

/** Walks a caller through menus, key by key; when the keys are used up, nothing is pressed any more. */
export function walkMenu(walk: Walk, first: CallMenu): CallOutcome {
  let menu = first
  let attempt = 1
  while (true) {
    if (walk.keys.length === 0 && attempt === 1) {
      if (walk.idle.has(menu.id)) return note(walk, { reason: 'menu_loop', at: { model: 'Ivr', id: menu.id } })
      walk.idle.add(menu.id)
    }
    if (attempt > Math.min(menu.maxAttempts, MOST_ATTEMPTS)) {
      walk.steps.push({ kind: 'hang_up', by: 'attempts', hears: { kind: 'busy' } })
      return { kind: 'hangs_up', by: 'attempts' }
    }
    walk.steps.push(prompt(walk.setup, menu, attempt))
    const key = walk.keys.shift()
    if (key !== undefined) walk.pressed.push(key)
    const next = press(walk, menu, key ?? 'timeout')
    if (next !== 'again' && 'kind' in next) return next
    attempt = next === 'again' ? attempt + 1 : 1
    if (next !== 'again') menu = next.menu
  }
}

/** Menus that a call came into, in order. */
export const menusIn = (steps: readonly CallStep[]): CallMenu[] =>
  steps.flatMap((step) => (step.kind === 'menu' && step.attempt === 1 ? [step.menu] : []))

/** A step of a call in a menu, and the choice that leads to it. */
export interface ChoiceStep {
  menu: CallMenu
  choice: MenuChoice
  step: CallStep
}

/** Looks into menus, choice by choice, each of them once: what is met there, and whether any choice leads out of the menus. */
export function walkChoices(setup: CallSetup, number: CalledNumber, first: readonly CallMenu[]) {
  const problems: CallProblem[] = []
  const steps: CallStep[] = []
  const chosen: ChoiceStep[] = []
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
      chosen.push(...walk.steps.map((step) => ({ menu, choice, step })))
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
  return { problems, steps, chosen, leadsOut, isCircle }
}
