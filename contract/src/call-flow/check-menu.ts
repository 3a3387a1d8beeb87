import { OWNER_ID } from '../owner.ts'
import { isEnough } from './admit.ts'
import type { CallGateway, CallMenu, CallSetup, MenuChoice } from './call-setup.ts'
import { takesOutbound } from './dial.ts'
import type { MenuFinding, MenuReason } from './menu-finding.ts'
import { E164, EMAIL, idOf } from './target-kinds.ts'

/** What a voice menu is checked against; a `CallSetup` is one. Without customers nothing is said of wallets. */
export type MenuSetup = Pick<CallSetup, 'menu' | 'choices' | 'gateway'> & Partial<Pick<CallSetup, 'customer'>>

type Owned = Pick<CallMenu, 'customerId'>

/** The menu that a choice leads to; undefined where it leads to none that its callers reach. */
function nextMenu(setup: MenuSetup, { customerId }: Owned, { kind, target }: MenuChoice): CallMenu | undefined {
  const id = kind === 'voice_menu' ? idOf(target) : undefined
  const menu = id === undefined ? undefined : setup.menu(id)
  return menu?.customerId === customerId ? menu : undefined
}

function menuReason(setup: MenuSetup, { customerId }: Owned, target: string): MenuReason | undefined {
  const menu = setup.menu(idOf(target) ?? 0)
  if (!menu) return 'target_gone'
  if (menu.customerId !== customerId) return 'target_of_another_customer'
  if (setup.choices(menu.id).length === 0) return 'menu_without_choices'
  return menu.status === 'draft' ? 'menu_draft' : undefined
}

function gatewayReason(setup: MenuSetup, { customerId }: Owned, target: string): MenuReason | undefined {
  const gateway = setup.gateway(idOf(target) ?? 0)
  if (!gateway) return 'target_gone'
  // Gateways of the owner serve every customer.
  if (gateway.customerId !== customerId && gateway.customerId !== OWNER_ID) return 'target_of_another_customer'
  return takesOutbound(gateway) ? undefined : 'gateway_takes_no_calls'
}

/** Why a choice of a menu leads nowhere; undefined where it leads somewhere. */
function choiceReason(setup: MenuSetup, menu: Owned, { kind, target }: MenuChoice): MenuReason | undefined {
  if (kind === 'repeat' || kind === 'hang_up') return undefined
  if (!target) return 'no_target'
  if (kind === 'dial_number') return E164.test(target) ? undefined : 'target_invalid'
  if (kind === 'voicemail') return EMAIL.test(target) ? undefined : 'target_invalid'
  if (kind === 'voice_menu') return menuReason(setup, menu, target)
  return kind === 'dial_gateway' ? gatewayReason(setup, menu, target) : undefined
}

type Candidate = Pick<CallGateway, 'id' | 'enabled' | 'type' | 'position'>

/**
 * Gateways that can become the outbound default where some of a customer's go or take no more calls, the one that is tried first in
 * front. `gone` are their ids. None: calls of numbers that name no gateway would have nothing to leave over.
 */
export const nextDefaults = <G extends Candidate>(gateways: readonly G[], gone: readonly number[]): G[] =>
  gateways
    .filter((gateway) => takesOutbound(gateway) && !gone.includes(gateway.id))
    .sort((one, other) => one.position - other.position || one.id - other.id)

type Key = MenuChoice['key']

/** What greetings call the keys, in the languages of the app, beside the keys themselves. */
const words: Partial<Record<Key, string>> = {
  '0': 'zero|null|cero|صفر',
  '1': 'one|eins|uno|واحد',
  '2': 'two|zwei|zwo|dos|اثنان|اثنين',
  '3': 'three|drei|tres|ثلاثة',
  '4': 'four|vier|cuatro|أربعة',
  '5': 'five|fünf|cinco|خمسة',
  '6': 'six|sechs|seis|ستة',
  '7': 'seven|sieben|siete|سبعة',
  '8': 'eight|acht|ocho|ثمانية',
  '9': 'nine|neun|nueve|تسعة',
  '*': 'star|asterisk|stern|sterntaste|asterisco|estrella|نجمة|النجمة',
  '#': 'hash|pound|raute|rautetaste|almohadilla|numeral|مربع|المربع',
}

const europeanDigits = (text: string): string =>
  text.replace(/[٠-٩]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - '٠'.charCodeAt(0) + '0'.charCodeAt(0)))

// A digit of a longer number, of an hour or of a date is no key.
const alone = (key: string) => `(?<![\\d+][.:/-]?)[${key}](?![.:/-]?\\d)`

const naming = Object.entries(words).map(
  ([key, names]) => [key, new RegExp(`${alone(key)}|(?<!\\p{L})(?:${names})(?!\\p{L})`, 'iu')] as const,
)

/** The keys that a text speaks of, as callers would understand it. */
function spokenKeys(text: string): ReadonlySet<string> {
  const read = europeanDigits(text)
  return new Set(naming.flatMap(([key, name]) => (name.test(read) ? [key] : [])))
}

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

function inWays(setup: MenuSetup, menu: CheckedMenu): Found[] {
  const loop = idleLoop(setup, menu)
  const way = wayOut(setup, menu)
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
    ...inWays(setup, menu),
    ...inGreeting(menu, choices),
    ...(hasPrompt(menu.greeting) ? [] : [['no_prompt'] as const]),
    ...(isLedTo && !isLedTo(menu.id) ? [['nobody_comes'] as const] : []),
    ...(isPaidFor(setup, menu) ? [] : [['wallet_empty'] as const]),
  ]
  return found.map(([reason, choice]) => ({ reason, menuId: menu.id, ...(choice && { choiceId: choice.id }) }))
}
