import type { components } from '@lineboard/contract'
import { OWNER_ID } from '@lineboard/contract/owner'
import type { CallAction, CallCustomer, CallGateway, CallMenu, CallRows, MenuChoice } from '@lineboard/sdk/call-flow'
import { useMemo } from 'react'
import { useCall } from '../../../data/use-call.ts'
import type { MenuChoice as KeptChoice, MenuContent } from '../../../shared/menu-drafts/revision.ts'
import { type ActionValues, toActionInput, toActionValues } from './menu-values.ts'

type Ivr = components['schemas']['Ivr']

/** A menu as it is read, or as its form sends it. */
type Said = Pick<Ivr, 'name' | 'greeting'> &
  Partial<Pick<Ivr, 'description' | 'timeoutSeconds' | 'maxAttempts'>> & {
    actions: readonly KeptChoice[]
  }

/** What counts where nothing is typed, as the contract has it. */
const standing = { timeoutSeconds: 5, maxAttempts: 3 } as const

/** The same menu is the same content, whichever empty fields a server answers. */
export function contentOf({ actions, greeting, ...said }: Said): MenuContent {
  const { kind, text, voice, language, recordingId } = greeting
  const spoken = Object.entries({ text, voice, language, recordingId }).filter(([, value]) => value)
  return {
    name: said.name,
    description: said.description ?? '',
    greeting: { kind, ...Object.fromEntries(spoken) },
    timeoutSeconds: said.timeoutSeconds ?? standing.timeoutSeconds,
    maxAttempts: said.maxAttempts ?? standing.maxAttempts,
    actions: actions.map(({ key, kind: does, target, label }) => ({
      ...{ key, kind: does },
      ...(target && { target }),
      ...(label && { label }),
    })),
  }
}

/** The content of a menu that was read with its choices. */
export const contentOfRow = ({ Actions = [], ...menu }: Ivr): MenuContent =>
  contentOf({ ...menu, actions: Actions.toSorted((one, other) => one.position - other.position) })

/** The content of what was typed; `body` is the form's own, held against the contract. */
export const contentOfTyped = (body: object, actions: readonly ActionValues[]): MenuContent =>
  contentOf({ ...(body as Omit<Said, 'actions'>), actions: actions.map((each, at) => toActionInput(each, at + 1)) })

/** Whether two contents are the same to callers and staff. */
export const isSameContent = (one: MenuContent, other: MenuContent): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Choices as rows of a menu. */
export const rowsOfChoices = (ivrId: number, { actions }: Pick<MenuContent, 'actions'>) =>
  actions.map((choice, at) => ({ ...choice, id: at + 1, ivrId, position: at + 1 }))

/** A menu that says and does something else. */
export const rowWith = (menu: Ivr, content: MenuContent): Ivr => {
  const { actions: _, ...own } = content
  return { ...menu, ...own, Actions: rowsOfChoices(menu.id, content) }
}

/** What menus of a customer can lead to, and what leads to them. */
export interface MenuRows {
  customerId: number
  menus: readonly Ivr[]
  gateways: readonly CallGateway[]
  /** Undefined where they may not be read. */
  actions: readonly CallAction[] | undefined
  /** None where its wallet may not be seen. */
  customers?: readonly CallCustomer[] | undefined
}

/** What is typed of a menu. */
export interface TypedMenu {
  name: string
  greeting: Ivr['greeting']
  timeoutSeconds: string
  maxAttempts: string
  actions: readonly ActionValues[]
}

/** A content of a menu as its form would have it. */
export const typedOfContent = (menuId: number, content: MenuContent): TypedMenu => ({
  ...content,
  timeoutSeconds: String(content.timeoutSeconds),
  maxAttempts: String(content.maxAttempts),
  actions: toActionValues(rowsOfChoices(menuId, content)),
})

/** Stands for the id of a menu that is not saved yet. */
export const NEW_MENU_ID = 999_999_999_999

/** Id of a choice that is typed, by its place from 0: below those of all that are saved. */
export const choiceIdAt = (at: number): number => -(at + 1)

/** Place of a choice that is typed, by its id; undefined for one of another menu. */
export const placeOfChoice = (id: number | undefined): number | undefined =>
  id !== undefined && id < 0 ? -id - 1 : undefined

/** A choice as it is typed, at a place of a menu from 0. */
export const choiceAt = (values: ActionValues, at: number, ivrId: number): MenuChoice => ({
  ...toActionInput(values, at + 1),
  ...{ id: choiceIdAt(at), ivrId, position: at + 1 },
})

/** Gateways of the owner serve everybody and are shown to its staff alone: one that is named and not seen is taken to work. */
export function unseenGateways(choices: readonly MenuChoice[], seen: readonly CallGateway[]): CallGateway[] {
  if (seen.some(({ customerId }) => customerId === OWNER_ID)) return []
  const ids = choices.flatMap(({ kind, target }) => (kind === 'dial_gateway' && target ? [Number(target)] : []))
  return [...new Set(ids)]
    .filter((id) => !seen.some((gateway) => gateway.id === id))
    .map((id) => ({
      ...{ id, customerId: OWNER_ID, name: '', address: '', type: 'both', digitsStrip: 0 },
      ...{ enabled: true, position: 1, defaultOutbound: false, health: 'unknown' },
    }))
}

/** A menu as it is typed, published, among the rows of its customer as they are saved. */
export function draftRows(
  { customerId, menus, gateways, actions, customers = [] }: MenuRows,
  id: number,
  typed: TypedMenu,
) {
  const others = menus.filter((menu) => menu.id !== id)
  const { name, greeting } = typed
  const menu: CallMenu = {
    ...{ id, customerId, name, greeting, status: 'published' },
    timeoutSeconds: Number(typed.timeoutSeconds) || standing.timeoutSeconds,
    maxAttempts: Number(typed.maxAttempts) || standing.maxAttempts,
  }
  const choices = [
    ...others.flatMap(({ Actions = [] }) => Actions),
    ...typed.actions.map((values, at) => choiceAt(values, at, id)),
  ]
  const rows = {
    ...{ menus: [...others, menu], choices, gateways: [...gateways, ...unseenGateways(choices, gateways)] },
    ...{ actions: actions ?? [], customers },
  } satisfies CallRows
  return { menu, rows }
}

/** Whether a routing action or another menu leads to a menu; undefined where routing actions may not be read. */
export function ledTo(
  { actions }: Pick<MenuRows, 'actions'>,
  choices: readonly MenuChoice[],
): ((menuId: number) => boolean) | undefined {
  if (!actions) return undefined
  const byActions = actions.flatMap(({ targets = [] }) => targets.filter(({ kind }) => kind === 'voice_menu'))
  return (menuId) =>
    byActions.some(({ target }) => target === String(menuId)) ||
    choices.some(({ kind, target, ivrId }) => kind === 'voice_menu' && ivrId !== menuId && target === String(menuId))
}

/**
 * What a customer's menus can lead to, and what leads to them; undefined while it is looked up. What the person may not read is left
 * out, and not held against a menu.
 */
export function useMenuRows(customerId: number | undefined): MenuRows | undefined {
  const own = customerId === undefined ? null : { filter: { where: { customerId } } }
  const orOwners =
    customerId === undefined ? null : { filter: { where: { customerId: { inq: [customerId, OWNER_ID] } } } }
  const menus = useCall('Ivr.find', own && { filter: { ...own.filter, include: ['Actions'] } }, { silent: true }).data
  const gateways = useCall('SipGateway.find', orOwners, { silent: true }).data
  const actions = useCall('RoutingAction.find', own, { silent: true }).data
  const itself = customerId === undefined ? null : { filter: { where: { id: customerId } } }
  const customers = useCall('Customer.find', itself, { silent: true }).data
  return useMemo(
    () =>
      customerId !== undefined && menus && gateways ? { customerId, menus, gateways, actions, customers } : undefined,
    [customerId, menus, gateways, actions, customers],
  )
}
