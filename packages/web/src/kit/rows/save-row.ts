import { asStored } from '@lineboard/sdk'
import { type FieldValues, get } from 'react-hook-form'
import { followOwnRow } from '../../data/current-user.ts'
import { WordedError } from '../../lib/errors/is-worded.ts'
import { phoneHome } from '../../state/own-phone-country.ts'
import { type Condition, type Form, schemaOf } from '../define-form.ts'
import type { Resource } from '../define-resource.ts'
import type { OwnCall } from '../form-draft.ts'
import { callByName } from './calls-by-name.ts'
import { noteEdit } from './edited-rows.ts'
import { type Edit, editsOf, withEdits } from './field-conflicts.ts'
import { rowId } from './row-text.ts'
import { dropBlank, withValues } from './typed-values.ts'
import { t } from './unanswered.messages.ts'

/** Whether a value is one of those that a condition wants. */
export const isAmong = ({ is }: Condition, value: unknown): boolean => is.some((each) => each === value)

/** Whether the values meet a condition. */
export const isMet = (condition: Condition, values: object): boolean => isAmong(condition, get(values, condition.field))

/**
 * Body to send for what was typed, before the schema has checked it. A change starts from the row as it was, because
 * calls that replace a row drop what is left out, also what the form does not show. `home` is the country of its phone numbers.
 */
export function wireBody(
  form: Pick<Form, 'toBody' | 'whole' | 'conditions' | 'lacking'>,
  values: FieldValues,
  row: object | undefined,
  home = phoneHome(),
): Record<string, unknown> {
  const typed = form.toBody?.(values, home) ?? values
  const hidden = Object.entries(form.conditions ?? {})
    .filter(([, condition]) => condition && !isMet(condition, values))
    .map(([path]) => [path, undefined])
  const sent = withValues(typed, Object.fromEntries(hidden))
  const whole = (form.whole ?? []).map((field) => [field, Reflect.get(sent, field)])
  const body = { ...dropBlank(merge(row ?? {}, sent)), ...Object.fromEntries(whole) }
  return Object.fromEntries(Object.entries(body).filter(([name]) => !form.lacking?.has(name)))
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function merge(base: object, over: object): object {
  const merged: Record<string, unknown> = { ...base }
  for (const [key, value] of Object.entries(over)) {
    const under = merged[key]
    merged[key] = isObject(under) && isObject(value) ? merge(under, value) : value
  }
  return merged
}

type Added = Pick<Resource, 'create' | 'fixed'>
type Changed = Pick<Resource, 'model' | 'update' | 'include'>

const asRow = (answer: unknown, sent: object): object =>
  typeof answer === 'object' && answer !== null ? { ...sent, ...answer } : sent

/** Adds a row and answers it as it is stored. Throws what the call throws. */
export async function addRow({ create = '', fixed }: Added, body: object): Promise<object> {
  const whole = { ...body, ...fixed }
  return asRow(await callByName(create, { body: whole }), whole)
}

/** Calls that change the fields they are given; all others put a whole row in the place of the one that is there. */
const changesSome = /\.(patchById|patch|updateProduct)$/

/** What saving the form of a row would send if nothing were typed. */
export function untouched(form: Form, row: object): object {
  const body = wireBody(form, form.toValues(row), row)
  const checked = schemaOf(form, row).safeParse(body)
  return checked.success ? checked.data : body
}

/** A row without the rows that were embedded in it, with null in the columns that the server has nothing in. */
function columnsOf({ include }: Pick<Resource, 'include'>, row: object): object {
  const relations = new Set(include.flatMap((each) => (typeof each === 'string' ? each : Object.keys(each))))
  return Object.fromEntries(Object.entries(asStored(row)).filter(([name]) => !relations.has(name)))
}

/** Of an edited row the fields that were edited; what was emptied is said so, as what is left out stays. */
function editedFields(row: object, edited: object, edits: readonly Edit[]): object {
  const fields = new Set(edits.map(([path]) => path.split('.')[0] ?? path))
  const empty = (field: string) => (typeof Reflect.get(row, field) === 'string' ? '' : null)
  return Object.fromEntries([...fields].map((field) => [field, Reflect.get(edited, field) ?? empty(field)]))
}

/** An edited row with all columns that there were; what was emptied is said so, as a column left out may be taken for forgotten. */
const wholeRow = (row: object, edited: object): object => ({
  ...Object.fromEntries(Object.keys(row).map((column) => [column, null])),
  ...Object.fromEntries(Object.entries(edited).filter(([, value]) => value !== undefined)),
})

/**
 * The call that changes a row as it was read, and what it is called with: `body` is what its form would send now. Only what
 * differs from the row is changed. A call that replaces gets the row whole, with columns that neither form nor contract know.
 */
export function changeCall(
  { update = '', include }: Omit<Changed, 'model'>,
  form: Form,
  row: object,
  body: object,
): readonly [operationId: string, args: object] {
  const edits = editsOf(untouched(form, row), body)
  const columns = columnsOf({ include }, row)
  const edited = withEdits(columns, edits)
  const { id, ...values }: Record<string, unknown> = {
    ...(changesSome.test(update) ? editedFields(columns, edited, edits) : wholeRow(columns, edited)),
    id: Reflect.get(row, 'id'),
  }
  // Calls with an id in their path take it apart from the body; the others read it there.
  return [update, update.endsWith('ById') ? { id, body: values } : { body: { ...values, id } }]
}

/** Sends what differs; nothing where nothing does, as a database may take no change of nothing. */
async function sendChange(changed: Changed, form: Form, row: object, body: object, whole: object): Promise<object> {
  const [operation, args] = changeCall(changed, form, row, body)
  const { body: sent }: { body?: unknown } = args
  const isNothing = changesSome.test(operation) && Object.keys(Object(sent)).every((name) => name === 'id')
  return isNothing ? row : asRow(await callByName(operation, args), whole)
}

/**
 * Changes a row as it was read and answers it as it is stored; a row without a call for that stays as it is. Throws what the
 * call throws.
 */
export async function changeRow(changed: Changed, form: Form, row: object, body: object): Promise<object> {
  // It was added, and answered without its id: sent without one it would be added once more.
  if (Number.isNaN(rowId(row))) throw new WordedError(t('unnamed'))
  const whole = { ...body, id: Reflect.get(row, 'id') }
  const stored = changed.update ? await sendChange(changed, form, row, body, whole) : whole
  noteEdit(changed.model, rowId(row))
  void followOwnRow(changed.model, rowId(row))
  return stored
}

/** Saves what a form has for one row, as the form wants it saved: by the row's own call, or as a whole. */
export const saveForm = (form: Form, row: object | undefined, values: FieldValues, own: OwnCall): Promise<object> =>
  form.draft ? form.draft.save(row, values, own) : own.send(own.body, row)
