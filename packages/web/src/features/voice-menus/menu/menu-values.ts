import type { components } from '@lineboard/contract'
import { toE164 } from '../../../kit/form/phone-input.tsx'

type IvrAction = components['schemas']['IvrAction']
type IvrActionInput = components['schemas']['IvrActionInput']

/**
 * A choice of a menu as it is typed in: an id where a record is chosen, text where a number or an address is. It has no id: one that was
 * taken back after a failed save is the same to people, whatever id the server gave it.
 */
export interface ActionValues {
  key: IvrAction['key']
  kind: IvrAction['kind']
  recordId: number | null
  text: string
  label: string
}

/** Whether a choice of this kind leads to one of the records of a list. */
export const isRecord = (kind: IvrAction['kind']): boolean => kind === 'dial_gateway' || kind === 'voice_menu'

/** Whether a choice of this kind leads anywhere. */
export const hasTarget = (kind: IvrAction['kind']): boolean => kind !== 'repeat' && kind !== 'hang_up'

/** The choices of a menu in their order. */
export const toActionValues = (actions: readonly IvrAction[] = []): ActionValues[] =>
  actions
    .toSorted((left, right) => left.position - right.position)
    .map(({ key, kind, target = '', label = '' }) => ({
      key,
      kind,
      recordId: isRecord(kind) && target ? Number(target) : null,
      text: isRecord(kind) ? '' : target,
      label,
    }))

/** Every key a choice can have, those of the pad as people count them. */
export const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '*', '#', 'timeout', 'invalid'] as const

/** The keys that have no choice yet. */
export const freeKeys = (actions: readonly Pick<ActionValues, 'key'>[]): ActionValues['key'][] =>
  keys.filter((key) => actions.every((each) => each.key !== key))

/** A new choice, on the first key that has none. */
export const blankAction = (taken: readonly Pick<ActionValues, 'key'>[]): ActionValues => ({
  ...{ key: freeKeys(taken)[0] ?? '1', kind: 'dial_number' },
  ...{ recordId: null, text: '', label: '' },
})

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

/** What stands in the fields for a menu. */
export const toValues = (row?: components['schemas']['Ivr']) => ({
  name: row?.name ?? '',
  description: row?.description ?? '',
  status: row?.status ?? 'draft',
  greeting: {
    kind: row?.greeting?.kind ?? 'text',
    text: row?.greeting?.text ?? '',
    voice: row?.greeting?.voice ?? '',
    language: row?.greeting?.language ?? 'en-US',
    recordingId: row?.greeting?.recordingId ?? '',
  },
  timeoutSeconds: row?.timeoutSeconds?.toString() ?? '',
  maxAttempts: row?.maxAttempts?.toString() ?? '',
  actions: toActionValues(row?.Actions),
})

export type Values = ReturnType<typeof toValues>
