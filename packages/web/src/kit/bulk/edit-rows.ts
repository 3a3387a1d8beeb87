import { entities } from '@lineboard/contract/entities'
import { nameFieldOf } from '@lineboard/contract/row-name'
import type { Call } from '../../data/last-calls.ts'
import { refresh } from '../../data/use-call.ts'
import { fieldWords } from '../../lib/errors/field-problems.ts'
import { WordedError } from '../../lib/errors/is-worded.ts'
import { asLeft } from '../../state/pending-changes.ts'
import { dismissToast, toastOfRecord } from '../../state/toasts.ts'
import { type Form, schemaOf } from '../define-form.ts'
import type { Resource } from '../define-resource.ts'
import { issueText } from '../form/issue-text.ts'
import type { Run, RunRows, Target } from '../row-result.ts'
import { callByName, chunksOf, rowsOf } from '../rows/calls-by-name.ts'
import { editsMade } from '../rows/edited-rows.ts'
import { conflictsOf, editsOf, withEdits } from '../rows/field-conflicts.ts'
import { oneRow, readOneRow, readToEdit } from '../rows/read-row.ts'
import { rowId } from '../rows/row-text.ts'
import { changeCall, changeRow, untouched, wireBody } from '../rows/save-row.ts'
import { withValues } from '../rows/typed-values.ts'
import { valueAt } from '../value-at.ts'
import { type RunWords, reportFailed, runLater, runOf, runRows } from './bulk-job.ts'
import { type Known, knownRows } from './changed-meanwhile.ts'
import { t } from './runs.messages.ts'

interface Relation {
  readonly model: string
  readonly type: string
  readonly foreignKey: string
}

const known: Readonly<Record<string, { readonly relations: Readonly<Record<string, Relation>> }>> = entities

type Named = Pick<Resource, 'entity' | 'include'> & Partial<Pick<Resource, 'columns'>>

async function shownOf(
  { include, columns = [] }: Named,
  relation: string,
  { model, foreignKey }: Relation,
  id: unknown,
) {
  const [row] = id == null ? [] : rowsOf(await callByName(`${model}.find`, { filter: { where: { id }, limit: 1 } }))
  const name = row && valueAt(row, nameFieldOf(model) ?? 'name')
  const copies = columns.filter(({ cell }) => cell.names === foreignKey).map(({ field }) => [field, name] as const)
  return { ...(include.includes(relation) && { [relation]: row }), ...Object.fromEntries(copies) }
}

/**
 * What a list shows of the rows that chosen ids name, beside those ids: the related rows, and copies of their names. So a change is
 * seen whole before the server has made it. Nothing of those that can't be read now: the list has them afterwards.
 */
export async function namesOfChosen(resource: Named, chosen: Readonly<Record<string, unknown>>): Promise<object> {
  const related = Object.entries(known[resource.entity]?.relations ?? {}).filter(
    ([, { type, foreignKey }]) => type === 'belongsTo' && foreignKey in chosen,
  )
  const shown = await Promise.all(
    related.map(([name, relation]) => shownOf(resource, name, relation, chosen[relation.foreignKey]).catch(() => ({}))),
  )
  return Object.assign({}, ...shown)
}

/** What must be known of a list to change its rows. */
type Edited = Pick<Resource, 'model' | 'entity' | 'nouns' | 'list' | 'include' | 'create' | 'update' | 'fixed'> &
  Partial<Pick<Resource, 'columns'>>

/** Values by path of the form's field. */
export type Chosen = Readonly<Record<string, unknown>>

/** What is changed of rows, as they were read. */
interface Change {
  form: Form
  chosen: Chosen
  known: Known
}

/** Body that changes the chosen fields of a row and leaves the others; throws what the contract's schema has against it. */
export function changedBody(form: Form, row: object, chosen: Chosen): object {
  const body = wireBody(form, withValues(form.toValues(row), chosen), row)
  const checked = schemaOf(form, row).safeParse(body, { error: issueText })
  if (checked.success) return checked.data
  const problems = checked.error.issues.map(({ path, message }) =>
    t('field', { field: fieldWords(path.join('.')), message }),
  )
  throw new WordedError(problems.join(' '))
}

async function editRow(resource: Edited, { form, chosen, known }: Change, { id }: Target): Promise<'done' | 'gone'> {
  // Read now: what somebody else changed meanwhile must not go back to what it was.
  const row = await readOneRow(resource, id)
  if (!row) return 'gone'
  const body = changedBody(form, row, chosen)
  known.hold(row, (was, is) => conflictsOf(untouched(form, was), untouched(form, is), body).length > 0)
  await changeRow(resource, form, row, body)
  return 'done'
}

/** The change of the same fields of many rows. */
function editRun(resource: Edited, change: Change, targets: readonly Target[], words?: RunWords): Run {
  const act: RunRows = async (rows, onProgress, signal) => {
    const results = await runRows(rows, (target) => editRow(resource, change, target), { onProgress, signal })
    reportFailed(results)
    await refresh(resource.model)
    return results
  }
  return runOf(resource, 'edit', targets, act, words)
}

const topOf = (path: string) => path.split('.')[0] ?? path

/** How a change of rows is shown and spoken of, where that differs from what is sent. */
interface Shown {
  /** What lists show of each row beside what is chosen. @default the rows that it names */
  shown?: object
  words?: RunWords
}

/**
 * Shows the change in the list, and makes it when nobody takes it back. The rows are read first, so that a closing page
 * has all it must send; throws when they can't be.
 */
export async function editLater(
  resource: Edited,
  form: Form,
  targets: readonly Target[],
  chosen: Chosen,
  { shown, words }: Shown = {},
): Promise<void> {
  const { limit: _, ...all } = oneRow(resource, 0)
  const read = (inq: number[]) => readToEdit(resource, { ...all, where: { id: { inq } } })
  const moment = editsMade()
  const [rows, named] = await Promise.all([
    Promise.all(chunksOf(targets.map(({ id }) => id)).map(read)).then((parts) => parts.flat()),
    shown ?? namesOfChosen(resource, chosen),
  ])
  /** A row with the change in it, and what differs then; undefined for one that can't be changed so, which says why when its turn comes. */
  const changed = (row: object) => {
    try {
      const body = changedBody(form, row, chosen)
      return { body, edits: editsOf(untouched(form, row), body) }
    } catch {
      return undefined
    }
  }
  // Nothing else of the row: what changed that before may be taken back.
  const shownOver = (row: object): [number, object][] => {
    const id = rowId(row)
    const made = changed(asLeft(resource.model, id, row))
    if (!made) return []
    const { body, edits } = made
    const paths = [...edits.map(([path]) => path), ...Object.keys(chosen)]
    const fields = paths.map(topOf).filter((field) => field in body || field in row)
    return [[id, { ...Object.fromEntries(fields.map((field) => [field, Reflect.get(body, field)])), ...named }]]
  }
  const callsFor = (row: object): Call[] => {
    const made = changed(row)
    return made ? [changeCall(resource, form, row, made.body)] : []
  }
  const change = { form, chosen, known: knownRows(resource, rows, moment) }
  let notice: Promise<number | undefined> | undefined
  runLater(editRun(resource, change, targets, words), {
    rows: new Map(rows.flatMap(shownOver)),
    calls: (left) => rows.flatMap((row) => callsFor(left(rowId(row), row))),
    makes: (row) => withEdits(row, changed(row)?.edits ?? []),
    undone: () => void notice?.then((id) => id && dismissToast(id)),
  })
  // Lists show the change by now, and so does what is said of it.
  const ids = targets.map(({ id }) => id)
  notice = form.savedManyText && toastOfRecord(form.savedManyText(ids, chosen), undefined, 'info')
}
