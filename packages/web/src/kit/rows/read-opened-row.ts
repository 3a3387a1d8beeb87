import { commitEdits } from '../../state/pending-changes.ts'
import type { Resource } from '../define-resource.ts'
import { readOneRow } from './read-one-row.ts'

/** What a form edits of a row, as the server has it now; undefined where there is none. Throws as `readToEdit` does. */
export async function readOpenedRow(resource: Resource, id: number): Promise<object | undefined> {
  // What was changed in the list a moment ago stands in the form, and is not done after what is typed there.
  await commitEdits(resource.model, id)
  const row = await readOneRow(resource, id)
  const form = (await resource.form?.load())?.form
  return row && form?.opened ? form.opened(row) : row
}
