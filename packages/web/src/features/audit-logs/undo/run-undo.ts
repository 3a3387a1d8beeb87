import { readOneRow } from '../../../resource/rows/read-one-row.ts'
import { putBack } from './put-back.ts'
import { type NewIds, restoreRow, withNewIds } from './restore-row.ts'
import { type ChangedPart, type DeletedPart, type PartPlan, takenBy } from './undo-plan.ts'
import { type FieldUndo, fieldsOf, isSameValue } from './undo-rule.ts'

/** What became of a row: `moved` was changed while one chose, and stays; `skipped` belongs to one that did not come back. */
export interface Undone {
  plan: PartPlan
  outcome: 'done' | 'moved' | 'skipped' | 'failed'
  /** Id of a row that came back under another one. */
  newId?: number
  /** Why it failed. */
  error?: unknown
}

async function restore(plan: DeletedPart, newIds: NewIds): Promise<Undone> {
  const { model, recordId, row = {} } = plan.part
  const id = await restoreRow(plan.adding, recordId, withNewIds(model, row, newIds))
  if (id === recordId) return { plan, outcome: 'done' }
  newIds.set(model, new Map([...(newIds.get(model) ?? []), [recordId, id]]))
  return { plan, outcome: 'done', newId: id }
}

async function change(plan: ChangedPart, chosen: readonly FieldUndo[], newIds: NewIds): Promise<Undone> {
  const { part, resource, form } = plan
  const row = await readOneRow(resource, part.recordId)
  if (!row) return { plan, outcome: 'moved' }
  const now = fieldsOf(part, row, takenBy(form, row))
  const isAsShown = chosen.every(({ field, now: shown }) =>
    isSameValue(now.find((each) => each.field === field)?.now, shown),
  )
  if (!isAsShown) return { plan, outcome: 'moved' }
  const before = withNewIds(part.model, Object.fromEntries(chosen.map((each) => [each.field, each.before])), newIds)
  const fields = chosen.map((each) => ({ ...each, before: Reflect.get(before, each.field) }))
  await putBack(resource, form, row, fields)
  return { plan, outcome: 'done' }
}

/**
 * Undoes what was chosen, row by row in their order, and answers what became of each; never rejects. `chosenOf` answers the fields of a
 * changed row, none for a deleted one that comes back, and undefined for a row that stays as it is.
 */
export async function runUndo(
  plans: readonly PartPlan[],
  chosenOf: (plan: PartPlan) => readonly FieldUndo[] | undefined,
): Promise<Undone[]> {
  const newIds: NewIds = new Map()
  const own = plans[0]?.part.model
  const results: Undone[] = []
  let isMissing = false
  for (const plan of plans) {
    const chosen = chosenOf(plan)
    const isOwn = plan.part.model === own
    const result = await undoOne(plan, isMissing && !isOwn ? 'skip' : chosen, newIds)
    if (result) results.push(result)
    // Rows that went along with one that stays away would name what is not there.
    if (isOwn && plan.kind === 'deleted' && result?.outcome !== 'done') isMissing = true
  }
  return results
}

async function undoOne(
  plan: PartPlan,
  chosen: readonly FieldUndo[] | 'skip' | undefined,
  newIds: NewIds,
): Promise<Undone | undefined> {
  if (plan.kind === 'left' || chosen === undefined) return undefined
  if (chosen === 'skip') return { plan, outcome: 'skipped' }
  if (plan.kind === 'changed' && chosen.length === 0) return undefined
  try {
    return await (plan.kind === 'deleted' ? restore(plan, newIds) : change(plan, chosen, newIds))
  } catch (error) {
    return { plan, outcome: 'failed', error }
  }
}
