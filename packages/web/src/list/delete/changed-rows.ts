import { editsOf } from '../../resource/conflict/field-conflicts.ts'
import { savedOf } from '../../resource/conflict/saved-values.ts'
import type { Resource } from '../../resource/define-resource.ts'
import type { Form } from '../../resource/form/form.ts'
import { callByName, rowsOf } from '../../resource/rows/calls-by-name.ts'
import { editsMade } from '../../resource/rows/edited-rows.ts'
import type { Target } from '../../resource/rows/row-result.ts'
import { rowId } from '../../resource/rows/row-text.ts'
import { type Known, knownRows } from '../../resource/runs/changed-meanwhile.ts'
import { chunksOf } from '../../resource/runs/id-chunks.ts'

type Read = Pick<Resource, 'model' | 'list' | 'idField' | 'include' | 'form'>

/** One call after the other: what the list itself asks for goes beside them. */
async function readRows({ list, idField, include }: Read, ids: readonly number[], form: Form): Promise<object[]> {
  const rows: object[] = []
  for (const inq of chunksOf(ids)) {
    const filter = { where: { [idField]: { inq } }, ...(form.savedApart && { include }) }
    rows.push(...rowsOf(await callByName(list, { filter })))
  }
  return rows
}

/** What people save of a row, and when something was last added to it, such as an answer to a ticket. */
const savedOfRow = (form: Form, row: object) => ({
  ...savedOf(form, row),
  updatedAt: 'updatedAt' in row ? row.updatedAt : undefined,
})

/**
 * Keeps rows in mind that are to be deleted. The function it answers says which of them somebody else has changed since, and why they
 * stay: none of a list whose rows nobody edits, nor where they can't be read.
 */
export function changedRows(
  resource: Read,
  ids: readonly number[],
): (targets: readonly Target[]) => Promise<ReadonlyMap<number, unknown>> {
  let seen: { form: Form; known: Known } | undefined
  const moment = editsMade()
  const keep = async () => {
    const form = (await resource.form?.load())?.form
    if (form) seen = { form, known: knownRows(resource, await readRows(resource, ids, form), moment) }
  }
  keep().catch(() => undefined)
  return async (targets) => {
    const changed = new Map<number, unknown>()
    if (!seen) return changed
    const { form, known } = seen
    const now = await readRows(
      resource,
      targets.map(({ id }) => id),
      form,
    ).catch(() => [])
    for (const row of now) {
      try {
        known.hold(row, (was, is) => editsOf(savedOfRow(form, was), savedOfRow(form, is)).length > 0)
      } catch (error) {
        changed.set(rowId(resource, row), error)
      }
    }
    return changed
  }
}
