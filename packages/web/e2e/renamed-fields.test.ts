import { fitOfRenamed, hasPostgresql } from '@lineboard/loopback-server'
import { editedForms } from './support/edited-forms.ts'
import { fillForms } from './support/filled-forms.ts'
import { expectCounts, walk } from './support/honest-walk.ts'
import { expect, renamedTest as test } from './support/loopback.ts'
import { nightly } from './support/nightly.ts'
import { saveForms } from './support/saved-forms.ts'
import { openAs } from './support/sign-in.ts'

// The web app over a core API that has another name for each field that no document names. The fit of that core API tells these names, so
// no field fits by chance: a place that forgets the fit shows nothing, or saves what is lost.

const { models = {} } = fitOfRenamed()

function theirs(model: string, field: string): string {
  const name = models[model]?.fields?.[field]
  return typeof name === 'string' ? name : field
}

const byClient = nightly('packages/loopback-server/test/renamed-fields.test.ts')

for (const connector of ['sqlite3', ...(hasPostgresql() ? ['postgresql' as const] : [])] as const) {
  test.describe(`on ${connector}`, () => {
    test.use({ connector })

    for (const person of ['super', 'admin', 'user']) {
      test(`every screen and first row is whole for ${person}`, byClient, async ({ page }) => {
        test.setTimeout(600_000)
        await walk(page, { person, withRows: true })
      })
    }

    test('lists count the rows that the server has', byClient, async ({ page, loopback }) => {
      await openAs(page, 'super')
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await expectCounts(page, loopback)
    })

    test(
      'a form that is filled saves what was typed, and opens with it again',
      byClient,
      async ({ page, loopback }) => {
        test.setTimeout(600_000)
        await openAs(page, 'super')
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
        await fillForms(page, loopback, theirs)
      },
    )

    test('a save of any form changes the edited field alone', byClient, async ({ page, loopback }) => {
      test.setTimeout(600_000)
      await openAs(page, 'super')
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await saveForms(page, loopback, editedForms, theirs)
    })
  })
}
