import type { components } from '@lineboard/contract'
import { type CallAction, type CallSetup, type LoadedSetup, traceNumber } from '@lineboard/sdk/call-flow'
import { api } from '../../data/client.ts'
import { refresh } from '../../data/use-call.ts'
import { ringsAt } from '../../shared/call-flow/rings-at.ts'
import { commitEdits } from '../../state/pending-changes.ts'
import { changeNumbers } from './change-numbers.ts'
import { t } from './number-routing.messages.ts'
import { inGroups, setupOf } from './routing-news.ts'

type Menu = Pick<components['schemas']['Ivr'], 'id' | 'name' | 'customerId'>

const actionOf = ({ id, name, customerId }: Menu) =>
  ({
    customerId,
    name: t('actionOfMenu', { name }),
    type: 'voice_menu',
    targets: [{ kind: 'voice_menu', target: String(id) }],
    recordCalls: false,
  }) satisfies components['schemas']['RoutingActionInput']

/** The routing action that does nothing but hand calls to a menu: one that is there, else a new one, which says so in its name. */
export async function actionFor(menu: Menu): Promise<{ id: number; name: string }> {
  const { id, customerId } = menu
  const isForMenu = ({ type, targets }: Pick<components['schemas']['RoutingAction'], 'type' | 'targets'>) =>
    type === 'voice_menu' && targets?.length === 1 && targets[0]?.target === String(id)
  const there = await api().RoutingAction.find({ filter: { where: { customerId, type: 'voice_menu' }, order: 'id' } })
  return there.find(isForMenu) ?? api().RoutingAction.create({ body: actionOf(menu) })
}

/** Puts a menu on a tracking number, at once. */
export async function putMenuOn(menu: Menu, numberId: number): Promise<void> {
  const [action, numbers] = await Promise.all([
    actionFor(menu),
    api().OpNumber.find({ filter: { where: { id: numberId } } }),
  ])
  await changeNumbers(numbers, { routing_actionId: action.id })
  // The dialog has said what becomes of its calls: no second question is left open beside the menu.
  await commitEdits('OpNumber', numberId)
  // The form of the menu says what leads to it: the action may be new.
  void refresh('RoutingAction')
}

/** Where calls to a number go, as the list of tracking numbers says it. */
export interface MenuThen {
  now: string
  /** Once a menu is put on it. */
  put: string
  /** Once the menu is published, too. */
  published: string
}

/** Stands for the routing action that may not be there yet: no row has this id. */
const ACTION_ID = -1

/** Says where calls to a number go before and after a menu is put on it; undefined where the server does not say it. */
export async function menuThen(menu: Menu, numberId: number): Promise<MenuThen | undefined> {
  const loaded = await setupOf({ id: numberId })
  const [number] = loaded?.numbers ?? []
  if (!loaded || !number) return undefined
  const { setup } = loaded
  const action: CallAction = { ...actionOf(menu), id: ACTION_ID }
  const put: CallSetup = { ...setup, action: (id) => (id === ACTION_ID ? action : setup.action(id)) }
  const menuOf: CallSetup['menu'] = (id) => {
    const found = setup.menu(id)
    return found && id === menu.id ? { ...found, status: 'published' } : found
  }
  const at = new Date()
  const place = (then: CallSetup, called: LoadedSetup['numbers'][number]) =>
    inGroups(ringsAt(traceNumber(then, called, { at }), (phone) => phone))
  const changed = { ...number, routing_actionId: ACTION_ID }
  const [now, until, published] = await Promise.all([
    place(setup, number),
    place(put, changed),
    place({ ...put, menu: menuOf }, changed),
  ])
  return { now, put: until, published }
}
