import type { Locator, Page } from '@playwright/test'
import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { type RefusedForm, refusedForms } from './support/refused-forms.ts'
import { expect, test } from './support/running-app.ts'
import { goTo, openAs } from './support/sign-in.ts'

/** What the server answers to each save from now on: a refusal of one field. */
interface Refusal {
  field: string
  text: string
}

declare global {
  interface Window {
    refusal?: Refusal
  }
}

/** Lets the page refuse what is saved, for as long as it is told what to refuse. */
const refuseWhatIsSaved = (page: Page) =>
  page.addInitScript(() => {
    const { fetch } = globalThis
    globalThis.fetch = (...call) => {
      const request = new Request(...call)
      const isRead =
        request.method === 'GET' || /isunique|severaluser|associated|authenticate/i.test(new URL(request.url).pathname)
      if (isRead || !window.refusal) return fetch(request)
      const { field, text } = window.refusal
      const details = { context: 'Row', codes: { [field]: ['custom'] }, messages: { [field]: [text] } }
      const error = { statusCode: 422, name: 'ValidationError', message: 'The row is not valid.', details }
      return Promise.resolve(Response.json({ error }, { status: 422 }))
    }
  })

async function openForm(page: Page, { path, fill, open }: RefusedForm) {
  await goTo(page, fill ? `${path}/add` : path)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveCount(fill ? 1 : 0)
  if (open) await open(page)
  else if (!fill) await listPage(page).rows.first().getByRole('link', { name: /^Edit/ }).click()
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible()
  for (const [label, value] of Object.entries(fill ?? {})) await dialog.getByLabel(label, { exact: true }).fill(value)
  await expect(dialog.getByRole('textbox').first()).toBeVisible()
  // Where nothing is edited nothing is sent.
  const free = dialog.getByRole('textbox', { name: /^(Description|Notes|First name)/ }).first()
  if (!fill && (await free.count()) > 0 && (await free.isEditable())) await free.fill('Edited')
  return dialog
}

/** Where a refusal of each field was said. */
type Place = 'field' | 'message' | 'nowhere'

/**
 * Saves once for each field, or until one of them has it said, which the server then refuses, and answers where that was said: at a field, in view and
 * focused, or in a message. All of it in the page: asking from outside takes longer than saving.
 */
const whereSaid = (
  dialog: Locator,
  fields: readonly string[],
  form: number,
  isWhole: boolean,
): Promise<[field: string, place: Place][]> =>
  dialog.getByRole('button', { name: 'Save' }).evaluate(
    async (save, { names, at, isWhole }) => {
      const form = save.closest('[role=dialog]')
      if (!(form && save instanceof HTMLButtonElement)) throw new Error('There is no form to save.')
      const isInView = (element: Element) => {
        const { top, bottom, width, height } = element.getBoundingClientRect()
        return width > 0 && height > 0 && bottom > 0 && top < innerHeight
      }
      const within = async <T>(find: () => T | undefined): Promise<T | undefined> => {
        const until = Date.now() + 15_000
        while (Date.now() < until) {
          const found = find()
          if (found !== undefined) return found
          await new Promise(requestAnimationFrame)
        }
        return undefined
      }
      const places: [string, Place][] = []
      for (const [round, field] of names.entries()) {
        // In words: what only machines read is not shown to people.
        const text = `Refused of form ${at} in round ${round}.`
        window.refusal = { field, text }
        await within(() => (save.disabled ? undefined : true))
        save.focus()
        save.click()
        const place = await within((): Place | undefined => {
          const invalid = form.querySelector('[aria-invalid=true]')
          if (invalid) {
            const help = document.getElementById(invalid.getAttribute('aria-describedby') ?? '')
            const isThere = help?.textContent?.includes(text) && document.activeElement === invalid
            return help && isThere && isInView(invalid) && isInView(help) ? 'field' : undefined
          }
          const alerts = [...document.querySelectorAll('[role=alert]')].filter((alert) =>
            alert.textContent?.includes(text),
          )
          return alerts.some(isInView) ? 'message' : undefined
        })
        places.push([field, place ?? 'nowhere'])
        if (place === 'field' && !isWhole) break
      }
      delete window.refusal
      return places
    },
    { names: fields, at: form, isWhole },
  )

const parts = 12
const names = Object.keys(refusedForms)
const byWords = nightly(
  'packages/web/src/kit/form/use-refusals.test.tsx',
  'packages/web/src/kit/form/use-saving.test.tsx',
  'packages/web/src/lib/errors/field-words.test.ts',
  'packages/web/src/kit/form/server-errors.test.ts',
)
/** Each form is refused fields until one has it said beside itself; in the second round all fields. */
const rounds = [
  ['what the server refuses of a form is said where it belongs', false],
  ['whatever the server refuses of a form is said where it belongs', true],
] as const

for (const [title, isWhole] of rounds) {
  for (let part = 0; part < parts; part += 1) {
    test(`${title}, part ${part + 1}`, byWords, async ({ page }) => {
      test.setTimeout(600_000)
      await refuseWhatIsSaved(page)
      await openAs(page, 'super')
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      for (const name of names.filter((_, at) => at % parts === part)) {
        const form = refusedForms[name]
        if (!form) continue
        await test.step(name, async () => {
          const dialog = await openForm(page, form)
          const fields = ['somethingElse', ...Object.keys(form.schema.shape)]
          const places = await whereSaid(dialog, fields, names.indexOf(name), isWhole)
          const said = (place: Place) => places.filter(([, at]) => at === place).map(([field]) => field)
          expect(said('nowhere'), name).toEqual([])
          expect(said('field').length, `${name}: fields that have what is refused of them`).toBeGreaterThan(0)
          expect(said('message'), name).toContain('somethingElse')
        })
      }
    })
  }
}
