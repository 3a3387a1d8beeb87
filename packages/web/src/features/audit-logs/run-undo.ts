import { dependentsOf } from '@lineboard/contract/dependents'
import { refresh } from '../../data/use-call.ts'
import { reassignCalls } from '../../kit/removal/reassign-references.ts'
import { callByName } from '../../kit/rows/calls-by-name.ts'
import { type NewIds, restoreRow, withNewIds } from './restore-row.ts'
import type { Back, Setter } from './setters.ts'
import { type ChangedPart, type DeletedPart, type PartPlan, putBack, rowNow } from './undo-plan.ts'
import { type FieldUndo, isSameValue } from './undo-rule.ts'

/** What became of a row: `moved` was changed while one chose, and stays; `skipped` belongs to one that did not come back. */
export interface Undone {
  plan: PartPlan
  outcome: 'done' | 'moved' | 'skipped' | 'failed'
  /** Id of a row that came back under another one. */
  newId?: number
  /** Why what leads to it still has the old one. */
  unled?: unknown
  /** Why it failed. */
  error?: unknown
}

/**
 * Has what still leads to a row that came back under another id lead to that one: a target of a routing action or a key of a voice menu
 * keeps the id of a row that is gone, and no audit entry says so.
 */
async function leadAgain(result: Undone): Promise<Undone> {
  const { plan, newId } = result
  if (newId === undefined) return result
  const { model, recordId } = plan.part
  const inside = dependentsOf(model).filter(({ kind }) => kind)
  try {
    const calls = await reassignCalls(inside, model, [recordId], newId)
    for (const [call, args] of calls) await callByName(call, args)
    if (calls.length > 0) void refresh(...inside.map(({ count }) => count.split('.')[0] ?? ''))
    return result
  } catch (error) {
    return { ...result, unled: error }
  }
}

/** A changed row with what goes back of it. */
interface Change {
  plan: ChangedPart
  chosen: readonly FieldUndo[]
}

async function restore(plan: DeletedPart, newIds: NewIds): Promise<Undone> {
  const { model, recordId, row = {} } = plan.part
  const id = await restoreRow(plan.adding, recordId, withNewIds(model, row, newIds))
  if (id === recordId) return { plan, outcome: 'done' }
  newIds.set(model, new Map([...(newIds.get(model) ?? []), [recordId, id]]))
  return { plan, outcome: 'done', newId: id }
}

/** The row as it is now, where nobody changed meanwhile what goes back. */
async function rowAsShown({ plan, chosen }: Change): Promise<object | undefined> {
  const row = await rowNow(plan)
  return row && chosen.every(({ field, now }) => isSameValue(Reflect.get(row, field), now)) ? row : undefined
}

/** A change whose row is as it was shown. */
interface Shown extends Change {
  row: object
}

/** What goes back by one setter: rows and their values, and the changes they are of. */
interface Group {
  backs: Back[]
  changes: Change[]
}

/** Sets what no form has, for all rows that one call can set together, before or after their forms; notes what failed, and why. */
async function runSetters(shown: readonly Shown[], isLast: boolean, failed: Map<ChangedPart, unknown>): Promise<void> {
  const groups = new Map<Setter, Group>()
  for (const change of shown) {
    for (const { setter, before } of change.chosen) {
      if (!setter || failed.has(change.plan) || (setter.isLast ?? false) !== isLast) continue
      const group = groups.get(setter) ?? { backs: [], changes: [] }
      group.backs.push({ id: change.plan.part.recordId, row: change.row, before })
      group.changes.push(change)
      groups.set(setter, group)
    }
  }
  for (const [setter, { backs, changes }] of groups) {
    try {
      for (const [call, args] of await setter.callsFor(backs)) await callByName(call, args)
    } catch (error) {
      for (const { plan } of changes) failed.set(plan, error)
    }
  }
}

/** Saves the fields of a form, from the row as the setters left it. */
async function saveFields({ plan, chosen }: Change): Promise<void> {
  const fields = chosen.filter(({ setter }) => !setter)
  const { resource, form } = plan
  if (fields.length === 0 || !form) return
  const row = await rowNow(plan)
  if (row) await putBack(resource, form, row, fields)
}

/** Changes rows back, and answers what became of each. */
async function changeBack(changes: readonly Change[], newIds: NewIds): Promise<Undone[]> {
  const failed = new Map<ChangedPart, unknown>()
  const shown: Shown[] = []
  for (const { plan, chosen } of changes) {
    try {
      const row = await rowAsShown({ plan, chosen })
      const before = Object.fromEntries(chosen.map((each) => [each.field, each.before]))
      const named = withNewIds(plan.part.model, before, newIds)
      const fields = chosen.map((each) => ({ ...each, before: Reflect.get(named, each.field) }))
      if (row) shown.push({ plan, chosen: fields, row })
    } catch (error) {
      failed.set(plan, error)
    }
  }
  await runSetters(shown, false, failed)
  for (const change of shown) {
    if (!failed.has(change.plan)) await saveFields(change).catch((error: unknown) => failed.set(change.plan, error))
  }
  await runSetters(shown, true, failed)
  const tried = new Set(shown.map(({ plan }) => plan))
  return changes.map(({ plan }): Undone => {
    if (failed.has(plan)) return { plan, outcome: 'failed', error: failed.get(plan) }
    return { plan, outcome: tried.has(plan) ? 'done' : 'moved' }
  })
}

/**
 * Undoes what was chosen, deleted rows first and in their order, and answers what became of each; never rejects. `chosenOf` answers the
 * fields of a changed row, none for a deleted one that comes back, and undefined for a row that stays as it is.
 */
export async function runUndo(
  plans: readonly PartPlan[],
  chosenOf: (plan: PartPlan) => readonly FieldUndo[] | undefined,
): Promise<Undone[]> {
  const newIds: NewIds = new Map()
  const own = plans[0]?.part.model
  const results: Undone[] = []
  const changes: Change[] = []
  let isMissing = false
  for (const plan of plans) {
    const chosen = chosenOf(plan)
    const isOwn = plan.part.model === own
    if (plan.kind === 'left') continue
    if (chosen && isMissing && !isOwn) results.push({ plan, outcome: 'skipped' })
    else if (plan.kind === 'changed') {
      if (chosen && chosen.length > 0) changes.push({ plan, chosen })
    } else {
      const result = chosen && (await restored(plan, newIds))
      if (result) results.push(result)
      // Rows that went along with one that stays away would name what is not there.
      if (isOwn && result?.outcome !== 'done') isMissing = true
    }
  }
  const changed = await changeBack(changes, newIds)
  const back: Undone[] = []
  for (const result of results) back.push(await leadAgain(result))
  return [...back, ...changed]
}

const restored = (plan: DeletedPart, newIds: NewIds): Promise<Undone> =>
  restore(plan, newIds).catch((error: unknown): Undone => ({ plan, outcome: 'failed', error }))
