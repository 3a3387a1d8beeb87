import type { LoopbackServer } from '@lineboard/loopback-server'
import { expect, type Locator, type Page, test } from '@playwright/test'
import type { editedForms } from './edited-forms.ts'
import { listPage } from './list-page.ts'
import { goTo } from './sign-in.ts'

type Row = Record<string, unknown>

/** A field of a form. */
export const textbox = (dialog: Locator, label: string) =>
  dialog.getByRole('textbox', { name: new RegExp(`^${label}( optional)?$`) })

/** The rows of a model that are not as they were, each with what differs. */
export async function changedRows(loopback: LoopbackServer, model: string, before: readonly Row[]): Promise<Row[]> {
  const after = await loopback.rows(model)
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  return after.flatMap((row, at) => {
    const was = before[at] ?? {}
    const names = [...new Set([...Object.keys(row), ...Object.keys(was)])]
    // Opening the app keeps the colour scheme of the hour with the person's own settings.
    const fields = names.filter(
      (name) => name !== 'uiSettings' && JSON.stringify(row[name]) !== JSON.stringify(was[name]),
    )
    return fields.length > 0 ? [{ id: row.id, ...Object.fromEntries(fields.map((name) => [name, row[name]])) }] : []
  })
}

/** Saves each form with one field changed: the server then has this change, and no other. `nameOf` is the name of a field there. */
export async function saveForms(
  page: Page,
  loopback: LoopbackServer,
  forms: typeof editedForms,
  nameOf: (model: string, field: string) => string = (_, field) => field,
): Promise<void> {
  const { dialog } = listPage(page)
  for (const [path, model, label, field, typed = 'Edited', kept = typed] of forms) {
    await test.step(model, async () => {
      const before = await loopback.rows(model)
      const userId = nameOf(model, 'userId')
      const own = path.includes('keys') ? before.filter((row) => row[userId] === 2) : before
      const id = Number(own.at(-1)?.id)
      await goTo(page, `/service/${path}/edit/${id}`)
      await textbox(dialog, label).fill(typed)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toHaveCount(0)
      expect(await changedRows(loopback, model, before), model).toEqual([{ id, [nameOf(model, field)]: kept }])
    })
  }
}
