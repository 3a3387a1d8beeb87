import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openMenu } from './support/voice-menu.ts'

const menuName = 'Main menu'

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
