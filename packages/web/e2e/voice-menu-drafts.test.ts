import { expectAccessible } from './support/accessible.ts'
import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openMenu } from './support/voice-menu.ts'

const menuName = 'Main menu'

test(
  'edits of a menu that callers hear go to a draft, a failing case keeps it from them, and two clicks bring it back',
  nightly(
    'packages/web/src/features/voice-menus/versions/versions.test.ts',
    'packages/web/src/features/voice-menus/versions/save-edited.test.ts',
    'packages/web/src/features/voice-menus/simulator/menu-case.test.ts',
  ),
  async ({ page, ownServer }) => {
    const labels = () =>
      ownServer.store
        .table('IvrAction')
        .by('ivrId', 1)
        .map(({ label }) => label)
    const dialog = await openMenu(page, menuName)
    await expect(dialog.getByText('Saved changes go to a draft')).toBeVisible()
    const tried = dialog.getByRole('region', { name: 'Try it' })
    await tried.getByRole('button', { name: 'Press 1' }).click()
    await tried.getByLabel('Name of the case').fill('Appointments ring')
    await tried.getByRole('button', { name: 'Keep as a case' }).click()
    await expect(tried.getByRole('list', { name: 'Cases' })).toContainText('As expected')
    await dialog.getByLabel('What choice 1 does').selectOption('hang_up')
    await dialog.getByLabel('Name of choice 1').fill('Closed')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    expect(labels()).not.toContain('Closed')

    const row = listPage(page).rows.filter({ hasText: menuName })
    await row.getByRole('link', { name: /^Edit/ }).click()
    await expect(dialog.getByText('You saved this draft at')).toBeVisible()
    await expect(dialog.getByLabel('Name of choice 1')).toHaveValue('Closed')
    await dialog.getByRole('button', { name: 'Publish' }).click()
    const question = page.getByRole('dialog', { name: 'Publish although cases fail?' })
    await expect(question).toContainText('Appointments ring expects that the call rings at')
    await expect(question).toContainText('now it hangs up.')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Publish anyway' }).click()
    await expect(dialog).toHaveCount(0)
    expect(labels()).toContain('Closed')

    await row.getByRole('button', { name: /^More/ }).click()
    await page.getByRole('menuitem', { name: 'Draft and versions' }).click()
    const kept = page.getByRole('dialog', { name: `Draft and versions of ${menuName}` })
    await expect(kept).toContainText('Published although a case failed: Appointments ring')
    await expect(kept.getByRole('list', { name: 'What differs' })).toContainText(
      /Key 1: Appointments \(calls .+\) → Closed \(hangs up\)/,
    )
    await expectAccessible(page)
    await kept.getByRole('button', { name: 'Bring back Before version 1' }).click()
    await page.getByRole('button', { name: 'Make it live' }).click()
    await expect(kept.getByRole('listitem').filter({ hasText: 'Version 2 · Live' })).toContainText('Brings back')
    expect(labels()).not.toContain('Closed')
  },
)

test(
  'a draft is not published over what was changed since, and is taken onto that',
  nightly('packages/web/src/features/voice-menus/versions/versions.test.ts'),
  async ({ page, ownServer }) => {
    const dialog = await openMenu(page, menuName)
    await dialog.getByLabel('Name of choice 1').fill('Reception')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    const actions = ownServer.store.table('IvrAction')
    const billing = actions.by('ivrId', 1).find(({ key }) => key === '2')
    if (!billing) throw new Error('The sample data has a key 2.')
    await openMenu(page, menuName)
    await expect(dialog.getByLabel('Name of choice 1')).toHaveValue('Reception')
    actions.patch(billing.id, { label: 'Accounts' })
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await expect(dialog.getByRole('alert').filter({ hasText: 'so the draft was not published' }).first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Draft and versions' }).click()
    const kept = page.getByRole('dialog', { name: `Draft and versions of ${menuName}` })
    await expect(kept.getByRole('list', { name: 'What was changed' })).toContainText('Key 2: Billing → Accounts')
    await kept.getByRole('button', { name: 'Take what is live, and keep my changes' }).click()
    await expect(page.getByText('The draft is now based on the live menu.')).toBeVisible()
    await openMenu(page, menuName)
    await expect(dialog.getByLabel('Name of choice 1')).toHaveValue('Reception')
    await expect(dialog.getByLabel('Name of choice 2')).toHaveValue('Accounts')
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await expect(dialog).toHaveCount(0)
    expect(actions.by('ivrId', 1).map(({ label }) => label)).toEqual(expect.arrayContaining(['Reception', 'Accounts']))
  },
)

test(
  'two tabs on one draft lose nothing, and ask only where both changed the same key',
  nightly(
    'packages/web/src/features/voice-menus/versions/versions.test.ts',
    'packages/web/src/features/voice-menus/versions/merge-menus.test.ts',
  ),
  async ({ page, context }) => {
    const dialog = await openMenu(page, menuName)
    const other = await context.newPage()
    const there = await openMenu(other, menuName)
    await there.getByLabel('Name of choice 1').fill('Reception')
    await there.getByLabel('Name of choice 4').fill('Mailbox')
    await there.getByRole('button', { name: 'Save' }).click()
    await expect(there).toHaveCount(0)
    await dialog.getByLabel('Name of choice 2').fill('Accounts')
    await dialog.getByLabel('Name of choice 4').fill('Messages')
    await dialog.getByRole('button', { name: 'Save' }).click()
    const question = page.getByRole('dialog', { name: 'Somebody else, or another tab, has changed this' })
    await expect(question.getByRole('group')).toHaveCount(1)
    await expect(question.getByRole('group')).toContainText('No key in time')
    await question.getByRole('button', { name: 'Save this' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await openMenu(page, menuName)
    for (const [number, label] of [
      [1, 'Reception'],
      [2, 'Accounts'],
      [4, 'Messages'],
    ] as const)
      await expect(dialog.getByLabel(`Name of choice ${number}`)).toHaveValue(label)
  },
)
