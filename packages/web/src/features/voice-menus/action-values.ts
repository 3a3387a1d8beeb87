import type { components } from '@lineboard/contract'
import { toE164 } from '../../resource/form/to-e164.ts'

type IvrAction = components['schemas']['IvrAction']
type IvrActionInput = components['schemas']['IvrActionInput']

/** A choice of a menu as it is typed in: an id where a record is chosen, text where a number or an address is. */
export interface ActionValues {
  /** Id of the choice; undefined for one that is new. Not called `id`: lists of fields keep a key of their own there. */
  actionId: number | undefined
  key: IvrAction['key']
  kind: IvrAction['kind']
  recordId: number | null
  text: string
  label: string
}

/** Whether a choice of this kind leads to one of the records of a list. */
const isRecord = (kind: IvrAction['kind']): boolean => kind === 'dial_gateway' || kind === 'voice_menu'

/** Whether a choice of this kind leads anywhere. */
export const hasTarget = (kind: IvrAction['kind']): boolean => kind !== 'repeat' && kind !== 'hang_up'

/** The choices of a menu in their order. */
export const toActionValues = (actions: readonly IvrAction[] = []): ActionValues[] =>
  actions
    .toSorted((left, right) => left.position - right.position)
    .map(({ id, key, kind, target = '', label = '' }) => ({
      actionId: id,
      key,
      kind,
      recordId: isRecord(kind) && target ? Number(target) : null,
      text: isRecord(kind) ? '' : target,
      label,
    }))

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '*', '#', 'timeout', 'invalid'] as const

/** A new choice, on the first key that has none. */
export function blankAction(taken: readonly Pick<ActionValues, 'key'>[]): ActionValues {
  const used = new Set(taken.map(({ key }) => key))
  const key = keys.find((each) => !used.has(each)) ?? '1'
  return { actionId: undefined, key, kind: 'dial_number', recordId: null, text: '', label: '' }
}

/** Wire body of a choice at a place of the menu, counted from 1. */
export function toActionInput(values: ActionValues, position: number): IvrActionInput {
  const { key, kind, recordId, text, label } = values
  const typed = kind === 'dial_number' ? toE164(text) : text.trim()
  const target = isRecord(kind) ? recordId?.toString() : typed
  return {
    key,
    kind,
    position,
    ...(hasTarget(kind) && target && { target }),
    ...(label.trim() && { label: label.trim() }),
  }
}

/** What saves the choices: calls for those that are new, changed or gone; none for those that are as they were. */
export interface ActionWrites {
  add: IvrActionInput[]
  replace: { id: number; body: IvrActionInput }[]
  remove: number[]
}

const sameInput = (left: IvrActionInput, right: IvrActionInput) =>
  (['key', 'kind', 'target', 'label', 'position'] as const).every((field) => left[field] === right[field])

/** What must be written so that the server's choices become those that were typed. */
export function actionWrites(saved: readonly IvrAction[], values: readonly ActionValues[]): ActionWrites {
  const byId = new Map(saved.map((action) => [action.id, action]))
  const claimed = new Set(values.map(({ actionId }) => actionId))
  // A key answers once: a new choice on a key that is there already, from a try before, is that one, and no other is.
  const ofKey = (key: ActionValues['key']) => {
    const found = saved.find((action) => action.key === key && !claimed.has(action.id))
    claimed.add(found?.id)
    return found?.id
  }
  // The id of a choice that is no longer there, or was another menu's, says nothing.
  const idOf = ({ actionId, key }: ActionValues) =>
    actionId !== undefined && byId.has(actionId) ? actionId : ofKey(key)
  const wanted = values.map((each, at) => ({ id: idOf(each), body: toActionInput(each, at + 1) }))
  const kept = new Set(wanted.map(({ id }) => id))
  return {
    add: wanted.filter(({ id }) => id === undefined).map(({ body }) => body),
    replace: wanted.flatMap(({ id, body }) => {
      const before = id === undefined ? undefined : byId.get(id)
      return before && !sameInput(before, body) ? [{ id: before.id, body }] : []
    }),
    remove: saved.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
  }
}
