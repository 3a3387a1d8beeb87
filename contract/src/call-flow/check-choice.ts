import { OWNER_ID } from '../owner.ts'
import type { CallGateway, CallMenu, CallSetup, MenuChoice } from './call-setup.ts'
import { takesOutbound } from './dial.ts'
import type { MenuReason } from './menu-finding.ts'
import { E164, EMAIL, idOf } from './target-kinds.ts'

/** What a voice menu is checked against; a `CallSetup` is one. Without customers nothing is said of wallets. */
export type MenuSetup = Pick<CallSetup, 'menu' | 'choices' | 'gateway'> & Partial<Pick<CallSetup, 'customer'>>

type Owned = Pick<CallMenu, 'customerId'>

/** The menu that a choice leads to; undefined where it leads to none that its callers reach. */
export function nextMenu(setup: MenuSetup, { customerId }: Owned, { kind, target }: MenuChoice): CallMenu | undefined {
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
export function choiceReason(setup: MenuSetup, menu: Owned, { kind, target }: MenuChoice): MenuReason | undefined {
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
