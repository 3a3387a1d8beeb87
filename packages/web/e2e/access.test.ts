import { nightly } from './support/nightly.ts'
import { type Person, people } from './support/people.ts'
import { expect, test } from './support/running-app.ts'
import { goTo, openAs } from './support/sign-in.ts'

/** What a person finds on a list: rows to add, to edit and to delete, to look at and why not more, or nothing and why. */
type Found = '' | 'add edit delete' | 'add delete' | 'edit' | 'delete' | 'view only' | 'look' | 'forbidden'

const lists: Record<Person, Record<string, Found>> = {
  super: {
    user: 'add edit delete',
    role: 'add edit delete',
    customer: 'add edit delete',
    ticket: 'add delete',
    products: 'edit',
    'system/audit': 'look',
    'system/calls': 'look',
  },
  admin: {
    user: 'add edit delete',
    role: 'view only',
    customer: 'edit',
    ticket: 'add delete',
    // Subscribing a customer is in the menu of a row.
    products: '',
    'system/audit': 'forbidden',
    'system/calls': 'forbidden',
  },
  user: {
    user: 'forbidden',
    role: 'forbidden',
    customer: 'forbidden',
    ticket: 'add delete',
    products: 'forbidden',
    'system/audit': 'forbidden',
    'system/calls': 'forbidden',
  },
  readonly: {
    user: 'view only',
    role: 'view only',
    customer: 'view only',
    ticket: 'view only',
    products: 'forbidden',
    'system/audit': 'forbidden',
    'system/calls': 'forbidden',
  },
}

const byEveryPermission = nightly(
  'packages/web/src/list/every-permission.test.ts',
  'packages/web/src/list/every-button.test.ts',
)

const byStates = nightly(
  'packages/web/src/list/every-button.test.ts',
  'packages/web/src/list/table/list-state-panel.test.tsx',
)

const walks = [
  ...people.map((person) => ({
    person,
    paths: Object.keys(lists[person]),
    details: byEveryPermission,
    of: 'each list',
  })),
  { person: 'readonly' as const, paths: ['ticket', 'products'], details: byStates, of: 'a list of either kind' },
]

for (const { person, paths, details, of } of walks) {
  test(`${person} finds on ${of} what the server lets that person do`, details, async ({ page }) => {
    await openAs(page, person)
    const main = page.getByRole('main')
    const heading = main.getByRole('heading').first()
    const controls = {
      add: main.getByRole('button', { name: /^Add / }),
      edit: main.getByRole('link', { name: /^Edit / }),
      delete: main.getByRole('button', { name: /^Delete / }),
      'view only': main.getByText(/^View only\./),
      forbidden: main.getByText(/^You may not see /),
    }
    for (const path of paths) {
      const expected = lists[person][path] ?? ''
      await test.step(`${path}: ${expected}`, async () => {
        const before = await heading.textContent()
        await goTo(page, `/service/${path}`)
        await expect(heading).not.toHaveText(before ?? '')
        await expect(main.getByRole('row').nth(1).or(controls.forbidden)).toBeVisible()
        for (const [name, control] of Object.entries(controls)) {
          const isThere = expected.split(/ (?!only)/).includes(name)
          if (isThere) await expect(control.first(), `${path}: ${name}`).toBeVisible()
          else await expect(control, `${path}: ${name}`).toHaveCount(0)
        }
      })
    }
  })
}
