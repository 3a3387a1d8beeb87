import { isEnough } from './admit.ts'
import type { CallMenu, MenuChoice } from './call-setup.ts'
import { choiceReason, type MenuSetup, nextMenu } from './check-choice.ts'
import type { MenuFinding, MenuReason } from './menu-finding.ts'
import { spokenKeys } from './spoken-keys.ts'

/** A voice menu, as far as it is checked. */
export type CheckedMenu = Pick<CallMenu, 'id' | 'customerId' | 'greeting'>

const keyPad = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '#'] as const
const isOnPad = ({ key }: MenuChoice): boolean => key !== 'timeout' && key !== 'invalid'
const leadsOn = ({ kind, target = '' }: MenuChoice): boolean => kind !== 'repeat' && kind !== 'hang_up' && target !== ''
const exits = new Set<MenuChoice['kind']>(['dial_number', 'dial_gateway', 'voicemail', 'hang_up'])

/** Whether callers hear anything: a text that is not blank, or a recording. */
export const hasPrompt = ({ kind, text = '', recordingId = '' }: CallMenu['greeting']): boolean =>
  (kind === 'text' ? text : recordingId).trim() !== ''

type Found = readonly [reason: MenuReason, choice?: MenuChoice]

function inKeys(choices: readonly MenuChoice[]): Found[] {
  const found: Found[] = []
  const seen = new Set<MenuChoice['key']>()
  for (const choice of choices) {
    if (seen.has(choice.key)) found.push(['key_taken', choice])
    seen.add(choice.key)
  }
  const isFull = keyPad.every((key) => seen.has(key))
  const invalid = choices.find(({ key }) => key === 'invalid')
  if (invalid && isFull) found.push(['invalid_never_comes', invalid])
  if (!seen.has('timeout')) found.push(['no_timeout'])
  if (!invalid && !isFull) found.push(['no_invalid'])
  return found
}

/** Choices that lead somewhere by keys which the greeting leaves out, where it is read and speaks of others. */
function inGreeting({ greeting: { kind, text = '' } }: CheckedMenu, choices: readonly MenuChoice[]): Found[] {
  const spoken = spokenKeys(kind === 'text' ? text : '')
  if (spoken.size === 0) return []
  const silent = choices.filter((choice) => isOnPad(choice) && !spoken.has(choice.key) && leadsOn(choice))
  return silent.map((choice) => ['key_unspoken', choice])
}

/** The choice by which a caller who presses nothing comes back to the menu forever. */
function idleLoop(setup: MenuSetup, menu: CheckedMenu): MenuChoice | undefined {
  const timeoutOf = (id: number) => setup.choices(id).find(({ key }) => key === 'timeout')
  const first = timeoutOf(menu.id)
  const seen = new Set<number>()
  for (let next = first && nextMenu(setup, menu, first); next && !seen.has(next.id); ) {
    if (next.id === menu.id) return first
    seen.add(next.id)
    const choice = timeoutOf(next.id)
    next = choice && nextMenu(setup, menu, choice)
  }
  return undefined
}

/** Whether some choice leads out of the menus; if none does, whether one leads back to where it began. */
function wayOut(setup: MenuSetup, menu: CheckedMenu): 'out' | 'circle' | 'nowhere' {
  const seen = new Set<number>([menu.id])
  const open = [menu.id]
  let hasCircle = false
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const choice of setup.choices(id)) {
      if (exits.has(choice.kind)) return 'out'
      const next = nextMenu(setup, menu, choice)
      if (!next) continue
      if (next.id === menu.id) hasCircle = true
      if (!seen.has(next.id)) open.push(next.id)
      seen.add(next.id)
    }
  }
  return hasCircle ? 'circle' : 'nowhere'
}

function inWays(setup: MenuSetup, menu: CheckedMenu, choices: readonly MenuChoice[]): Found[] {
  const loop = idleLoop(setup, menu)
  const way = choices.length === 0 ? 'out' : wayOut(setup, menu)
  return [
    ...(loop ? [['waits_in_circles', loop] as const] : []),
    ...(way === 'circle' && !loop ? [['leads_back'] as const] : []),
    ...(way === 'nowhere' ? [['leads_nowhere'] as const] : []),
  ]
}

/** Whether calls are let in to a menu, as far as the wallet of its customer goes. */
function isPaidFor(setup: MenuSetup, { customerId }: CheckedMenu): boolean {
  const customer = setup.customer?.(customerId)
  return !customer || isEnough(customer)
}

/**
 * What is wrong with a voice menu: where its choices lead, their keys, its ways, its greeting, its customer's wallet. `isLedTo` says whether a routing action
 * or another menu leads to it, where that is known. Pure, and linear in the choices of the menus that can be reached from it.
 */
export function checkMenu(setup: MenuSetup, menu: CheckedMenu, isLedTo?: (menuId: number) => boolean): MenuFinding[] {
  const choices = setup.choices(menu.id)
  const found: Found[] = [
    ...choices.flatMap((choice) => {
      const reason = choiceReason(setup, menu, choice)
      return reason ? [[reason, choice] as const] : []
    }),
    ...inKeys(choices),
    ...inWays(setup, menu, choices),
    ...inGreeting(menu, choices),
    ...(hasPrompt(menu.greeting) ? [] : [['no_prompt'] as const]),
    ...(isLedTo && !isLedTo(menu.id) ? [['nobody_comes'] as const] : []),
    ...(isPaidFor(setup, menu) ? [] : [['wallet_empty'] as const]),
  ]
  return found.map(([reason, choice]) => ({ reason, menuId: menu.id, ...(choice && { choiceId: choice.id }) }))
}
