import { reportError } from '../../data/report-error.ts'
import { refresh } from '../../data/use-call.ts'
import type { Resource } from '../../resource/define-resource.ts'
import { type Form, schemaOf } from '../../resource/form/form.ts'
import { issueText } from '../../resource/form/issue-text.ts'
import { wireBody } from '../../resource/form/wire-body.ts'
import { withValues } from '../../resource/form/with-values.ts'
import { callByName, rowsOf } from '../../resource/rows/calls-by-name.ts'
import { type Call, lastCalls } from '../../resource/rows/last-calls.ts'
import type { Run, Target } from '../../resource/rows/row-result.ts'
import { rowId } from '../../resource/rows/row-text.ts'
import { changeCall, changeRow } from '../../resource/rows/save-row.ts'
import { oneRow } from '../../resource/rows/use-fresh-row.ts'
import { runLater, runOf } from './run.ts'
import { runRows } from './run-rows.ts'

/** Values by path of the form's field. */
export type Chosen = Readonly<Record<string, unknown>>

/** Body that changes the chosen fields of a row and leaves the others; throws what the contract's schema has against it. */
export function changedBody(form: Form, row: object, chosen: Chosen): object {
  const body = wireBody(form, withValues(form.toValues(row), chosen), row)
  const checked = schemaOf(form, row).safeParse(body, { error: issueText })
  if (checked.success) return checked.data
  throw new Error(checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(' '))
}

async function editRow(resource: Resource, form: Form, { id }: Target, chosen: Chosen): Promise<'done' | 'gone'> {
  // Read now: what somebody else changed meanwhile must not go back to what it was.
  const [row] = rowsOf(await callByName(resource.list, { filter: oneRow(resource, id) }))
  if (!row) return 'gone'
  await changeRow(resource, form, row, changedBody(form, row, chosen))
  return 'done'
}

/** The change of the same fields of many rows. */
export function editRun(resource: Resource, form: Form, targets: readonly Target[], chosen: Chosen): Run {
  return runOf(resource, 'edit', targets, async (rows, onProgress, signal) => {
    const results = await runRows(rows, (target) => editRow(resource, form, target, chosen), { onProgress, signal })
    const failed = results.find(({ error }) => error !== undefined)
    if (failed) reportError(failed.error)
    await refresh(resource.model)
    return results
  })
}

/**
 * Shows the change in the list, and makes it when nobody takes it back. The rows are read first, so that a closing page
 * has all it must send; throws when they can't be.
 */
export async function editLater(
  resource: Resource,
  form: Form,
  targets: readonly Target[],
  chosen: Chosen,
): Promise<void> {
  const inq = targets.map(({ id }) => id)
  const { limit: _, ...all } = oneRow(resource, 0)
  const rows = rowsOf(await callByName(resource.list, { filter: { ...all, where: { [resource.idField]: { inq } } } }))
  const bodies = new Map<number, object>()
  const calls: Call[] = []
  for (const row of rows) {
    try {
      const body = changedBody(form, row, chosen)
      bodies.set(rowId(resource, row), body)
      calls.push(changeCall(resource, form, row, body))
    } catch {
      // This row says why when its turn comes.
    }
  }
  runLater(editRun(resource, form, targets, chosen), {
    rows: bodies,
    sendLast: () => lastCalls(calls),
  })
}
