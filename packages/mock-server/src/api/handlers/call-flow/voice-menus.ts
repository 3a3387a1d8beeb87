import type { components } from '@lineboard/contract'
import { isEmail } from '@lineboard/contract/email'
import { isPhoneNumber } from '@lineboard/contract/phone-number'
import { actionsInOrder, recheckMenus } from '../../../domain/call-flow/voice-menus.ts'
import { isUsable } from '../../../domain/rules/checks.ts'
import { type FieldIssue, notFound, unprocessable } from '../../../ground/errors.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import type { Store } from '../../../store/rows/types.ts'
import type { Context, Handlers } from '../../context/context.ts'
import { noContent } from '../../context/context.ts'
import { listRows, visibleRow } from '../../crud/include.ts'

type Input = components['schemas']['IvrActionInput']
type Action = Row<'IvrAction'>
type Menu = Row<'Ivr'>

function targetProblem(store: Store, customerId: number, kind: Input['kind'], target: string): string | undefined {
  const id = /^\d+$/.test(target) ? Number(target) : 0
  if (kind === 'dial_number') return isPhoneNumber(target) ? undefined : 'is not a phone number'
  if (kind === 'voicemail') return isEmail(target) ? undefined : 'is not an e-mail address'
  if (kind === 'voice_menu' && !isUsable(store.table('Ivr').get(id), customerId))
    return 'is no voice menu of this customer'
  if (kind === 'dial_gateway' && !isUsable(store.table('SipGateway').get(id), customerId, true)) {
    return 'is no gateway of this customer'
  }
  return undefined
}

/** The input as it is stored. A target may still be missing, as in a draft; a wrong one is refused. */
function checkedAction(store: Store, { customerId }: Menu, { target, ...input }: Input): Omit<Input, 'position'> {
  const { position: _position, ...rest } = input
  if (!target || input.kind === 'repeat' || input.kind === 'hang_up') return rest
  const message = targetProblem(store, customerId, input.kind, target)
  const issues: FieldIssue[] = message ? [{ field: 'target', code: 'format', message, value: target }] : []
  if (issues.length > 0) throw unprocessable('IvrAction', issues)
  return { ...rest, target }
}

/** Counts a change of a menu's actions, and checks all menus again. */
function noteChange({ store, now }: Context, menu: Menu): void {
  store.table('Ivr').patch(menu.id, { version: menu.version + 1, updatedAt: now().toISOString() })
  recheckMenus(store)
}

/** A menu and one of its actions. Throws a 404 when either is not there. */
function actionOf(context: Context, { ivrId, id }: { ivrId: number; id: number }): { menu: Menu; action: Action } {
  const menu = visibleRow(context, 'Ivr', ivrId)
  const action = context.store.table('IvrAction').get(id)
  if (action?.ivrId !== menu.id) throw notFound('IvrAction', id)
  return { menu, action }
}

/** Voice menus and their actions. */
export const voiceMenuHandlers = {
  'Ivr.find'(context) {
    const filter = context.filter('Ivr')
    const rows = listRows(context, 'Ivr', filter)
    const scope = filter.include.find(({ relation }) => relation === 'Actions')?.scope
    if (!scope || scope.order.length > 0) return rows
    // The contract has actions by position, where the relation alone would have them by id.
    return rows.map((row) => ({
      ...row,
      Actions: row.Actions?.toSorted((one, other) => one.position - other.position) ?? [],
    }))
  },

  'Ivr.createAction'(context) {
    const { store, params, body } = context
    const menu = visibleRow(context, 'Ivr', params.ivrId)
    const last = actionsInOrder(store, menu.id).at(-1)?.position ?? 0
    const action = { ...checkedAction(store, menu, body), ivrId: menu.id, position: body.position ?? last + 1 }
    const stored = store.table('IvrAction').insert(action)
    noteChange(context, menu)
    return stored
  },

  'Ivr.replaceAction'(context) {
    const { store, params, body } = context
    const { menu, action } = actionOf(context, params)
    const changed = { ...checkedAction(store, menu, body), ivrId: menu.id, position: body.position ?? action.position }
    const stored = store.table('IvrAction').replace(action.id, changed)
    noteChange(context, menu)
    return stored
  },

  'Ivr.deleteAction'(context) {
    const { menu, action } = actionOf(context, context.params)
    context.store.table('IvrAction').delete(action.id)
    noteChange(context, menu)
    return noContent()
  },

  'Ivr.deleteAllActions'(context) {
    const menu = visibleRow(context, 'Ivr', context.params.ivrId)
    const gone = context.store.table('IvrAction').deleteWhere({ ivrId: menu.id })
    if (gone.length > 0) noteChange(context, menu)
    return noContent()
  },
} satisfies Handlers
