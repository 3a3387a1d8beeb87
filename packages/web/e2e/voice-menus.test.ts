import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { chooseScheme } from './support/color-scheme.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'
import { openMenu } from './support/voice-menu.ts'

/** Drags a box to the right, and answers where it stood and where it stands, in pixels from the left. */
async function dragAside(page: Page, box: Locator): Promise<{ before: number; dragged: number }> {
  // Where it stands once the drawer has come to rest.
  await box.hover({ trial: true })
  const before = await box.boundingBox()
  if (!before) throw new Error('The box is not there.')
  const [x, y] = [before.x + before.width / 2, before.y + before.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y - 20, { steps: 5 })
  await page.mouse.up()
  return { before: before.x, dragged: (await box.boundingBox())?.x ?? 0 }
}

test(
  'the outline is changed by keyboard, and a tried call lights its lines',
  nightly(
    'packages/web/src/features/voice-menus/editor/outline.test.tsx',
    'packages/web/src/features/voice-menus/simulator/menu-case.test.ts',
  ),
  async ({ page, ownServer }) => {
    ownServer.store.table('IvrAction').insert({ ivrId: 4, key: '1', kind: 'hang_up', label: 'Closed', position: 1 })
    ownServer.store.table('IvrAction').insert({ ivrId: 1, key: '5', kind: 'voice_menu', target: '4', position: 9 })
    const dialog = await openMenu(page, 'Main menu')
    const outline = dialog.getByRole('region', { name: 'Outline' })
    const line = (text: string | RegExp) => outline.getByRole('button', { name: text })
    await expect(outline.getByRole('link', { name: 'Open Holiday menu' })).toHaveAttribute('href', /\/ivr\/edit\/4$/)
    await expect(outline).toContainText('Key 1: Closed (hangs up)')
    await line(/^Key 2/).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(outline.getByRole('status')).toContainText('now number 1 of 6')
    await expect(line(/^Key 2/)).toBeFocused()
    await page.keyboard.press('#')
    await expect(line(/^Key #: Billing/)).toBeFocused()
    await expect(dialog.getByLabel('Key of choice 1')).toHaveValue('#')
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Key of choice 1')).toBeFocused()

    const tried = dialog.getByRole('region', { name: 'Try it' })
    await tried.getByRole('button', { name: 'Press #' }).click()
    await expect(line(/^Key #/)).toHaveAttribute('aria-current', 'step')
    await expect(tried).toContainText('Calls ring at')
    await tried.getByRole('button', { name: 'Call again' }).click()
    await tried.getByRole('button', { name: 'Wait' }).click()
    await expect(tried).toContainText('A message can be left for front.desk@harbordental.example.')
    await tried.getByLabel('Wallet').selectOption('Is empty')
    await expect(tried).toContainText('the wallet is empty')
    await expect(tried).toContainText('voice menus and routing actions have no hours')
    await expectAccessible(page)
  },
)

test('boxes are dragged and lines drawn on the canvas by mouse, a key keeps the focus on its line, and a phone has room', async ({
  page,
}) => {
  const dialog = await openMenu(page, 'Main menu')
  const flow = dialog.getByRole('region', { name: 'Flow' })
  const outline = dialog.getByRole('region', { name: 'Outline' })
  const end = flow.getByRole('group', { name: /^Call: \(212\)/ })
  const { before, dragged } = await dragAside(page, end)
  // A drag begins a few pixels late, and the canvas may be scaled.
  expect(dragged).toBeGreaterThan(before + 20)
  await flow.getByRole('button', { name: 'Arrange' }).click()
  await expect.poll(async () => (await end.boundingBox())?.x).toBeLessThan(dragged - 15)

  // From the dot of the next key to a mailbox that is there.
  await flow
    .getByRole('group', { name: /^Voice menu Main menu/ })
    .locator('.source')
    .last()
    .dragTo(flow.getByRole('group', { name: /^Voicemail: front\.desk@/ }))
  await expect(outline.getByRole('button')).toHaveCount(6)
  await expect(outline).toContainText('Key 3: takes a message for front.desk@harbordental.example')
  await expect(dialog.getByLabel('Target of choice 6')).toHaveValue('front.desk@harbordental.example')
  await flow.getByRole('group', { name: /^Key 3/ }).focus()
  await page.keyboard.press('7')
  await expect(flow.getByRole('group', { name: /^Key 7/ })).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(outline).toContainText('Key 3: takes a message')

  await page.setViewportSize({ width: 390, height: 844 })
  await dialog.getByRole('button', { name: 'Show the flow' }).click()
  await expect(flow.getByRole('group', { name: /^Voice menu Main menu/ })).toBeVisible()
  expect(await dialog.evaluate((form) => form.scrollWidth > form.clientWidth)).toBe(false)
  await expectAccessible(page, '[role=dialog]')
})

const byEdits = nightly(
  'packages/web/src/features/voice-menus/editor/edits.test.ts',
  'packages/web/src/features/voice-menus/editor/edit-history.test.ts',
  'packages/web/src/features/voice-menus/editor/use-undo-keys.test.tsx',
  'packages/web/src/features/voice-menus/versions/save-edited.test.ts',
  'packages/web/e2e/voice-menus.test.ts',
)
test(
  'the canvas and the outline are in step: by mouse, by keyboard, undone and done again',
  byEdits,
  async ({ page, ownServer }) => {
    const dialog = await openMenu(page, 'Main menu')
    const flow = dialog.getByRole('region', { name: 'Flow' })
    const outline = dialog.getByRole('region', { name: 'Outline' })
    const box = (name: string | RegExp) => flow.getByRole('group', { name })
    await expect(box(/^Voicemail: front\.desk@/)).toBeVisible()
    await expect(flow.getByRole('group', { name: /^Key 1: Appointments/ })).toHaveCount(1)

    // From the dot of the next key to a mailbox that is there.
    await box(/^Voice menu Main menu/)
      .locator('.source')
      .last()
      .dragTo(box(/^Voicemail: front\.desk@/))
    await expect(outline.getByRole('button')).toHaveCount(6)
    await expect(outline).toContainText('Key 3: takes a message for front.desk@harbordental.example')
    await expect(outline.getByRole('status')).toContainText('Key 3: takes a message for')
    await expect(dialog.getByLabel('Target of choice 6')).toHaveValue('front.desk@harbordental.example')

    // A key of the keyboard on its line, which keeps the focus.
    await flow.getByRole('group', { name: /^Key 3/ }).focus()
    await page.keyboard.press('7')
    await expect(flow.getByRole('group', { name: /^Key 7/ })).toBeFocused()
    await expect(outline).toContainText('Key 7: takes a message')
    await page.keyboard.press('Delete')
    await expect(outline.getByRole('button')).toHaveCount(5)
    await page.keyboard.press('Control+z')
    await expect(outline).toContainText('Key 7: takes a message')
    await page.keyboard.press('Control+z')
    await expect(outline).toContainText('Key 3: takes a message')
    await expect(outline.getByRole('status')).toContainText('One more step can be undone')
    await flow.getByRole('button', { name: 'Redo' }).click()
    await expect(outline).toContainText('Key 7: takes a message')

    // The same line from the bar above it, and an end to one that was there.
    await flow.getByRole('group', { name: /^Key 7/ }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Key of choice 6')).toBeFocused()
    await flow.getByRole('group', { name: /^Key 7/ }).focus()
    await page.keyboard.press('Space')
    await flow.getByLabel('It does').selectOption('hang_up')
    await expect(outline).toContainText('Key 7: hangs up')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    // Callers hear the menu: what was drawn is kept as its draft.
    const draft = ownServer.store.table('Template').findOne({ resource: 'Ivr' }, 'id DESC')
    expect(draft?.definition).toMatchObject({ menuId: 1, kind: 'draft' })
    expect(JSON.stringify(draft?.definition)).toMatch(/"key":"7","kind":"hang_up"/)
  },
)

const byFlow = nightly(
  'packages/web/src/features/voice-menus/flow/drawn-flow.test.ts',
  'packages/web/src/features/voice-menus/flow/flow-graph.test.ts',
  'packages/web/e2e/voice-menus.test.ts',
)
test(
  'a box stays where it is dragged, until the flow is arranged; another menu is only to be opened',
  byFlow,
  async ({ page, ownServer }) => {
    ownServer.store.table('IvrAction').insert({ ivrId: 4, key: '1', kind: 'hang_up', label: 'Closed', position: 1 })
    ownServer.store.table('IvrAction').insert({ ivrId: 1, key: '5', kind: 'voice_menu', target: '4', position: 9 })
    const dialog = await openMenu(page, 'Main menu')
    const flow = dialog.getByRole('region', { name: 'Flow' })
    const end = flow.getByRole('group', { name: /^Call: \(212\)/ })
    const { before, dragged } = await dragAside(page, end)
    expect(dragged).toBeGreaterThan(before + 20)
    await dialog.getByLabel('Description').fill('Told otherwise')
    await flow.getByRole('button', { name: 'Set up key 3' }).first().click()
    await expect(flow.getByRole('group', { name: /^Call: Nothing yet/ })).toBeVisible()
    await flow.getByRole('button', { name: 'Arrange' }).click()
    await expect.poll(async () => (await end.boundingBox())?.x).toBeLessThan(dragged - 15)
    // From the dot of a key that leads somewhere to somewhere else.
    const own = flow.getByRole('group', { name: /^Voice menu Main menu/ })
    await own
      .locator('.source')
      .first()
      .dragTo(flow.getByRole('group', { name: /^Call over: Practice PBX/ }))
    const outline = dialog.getByRole('region', { name: 'Outline' })
    await expect(outline).toContainText('Key 1: Appointments (calls over Practice PBX)')
    await flow.getByRole('group', { name: /^Key 1: Closed/ }).focus()
    await page.keyboard.press('Delete')
    await expect(flow.getByRole('group', { name: /^Key 1: Closed/ })).toHaveCount(1)
    await expect(flow.getByRole('link', { name: 'Open Holiday menu' })).toHaveAttribute('href', /\/ivr\/edit\/4$/)
  },
)

test(
  'a menu is printed with all its boxes, and the outline as text',
  nightly('packages/web/src/features/voice-menus/flow/bands.test.ts', 'packages/web/e2e/print.test.ts'),
  async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { print: () => undefined }))
    const dialog = await openMenu(page, 'Main menu')
    const flow = dialog.getByRole('region', { name: 'Flow' })
    await flow.getByRole('button', { name: 'Print' }).click()
    const sheet = page.locator('[data-paper="instead"]')
    await expect(sheet).toHaveCount(1)
    await expect(sheet).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 700, height: 990 })
    await expect(dialog).toBeHidden()
    await expect(sheet.getByRole('heading', { name: 'Voice menu Main menu' })).toBeVisible()
    await expect(sheet).toContainText(/Published.*Printed on \d/)
    for (const text of [
      '(212) 555-0140',
      '(312) 555-0140',
      'Practice PBX',
      'front.desk@harbordental.example',
      'The greeting again',
    ])
      await expect(sheet.getByText(text, { exact: true })).toBeVisible()
    await expect(sheet.getByRole('listitem')).toHaveCount(5)
    await expect(sheet).toContainText('Key 1: Appointments (calls (212) 555-0140)')
    const pdf = await page.pdf({ format: 'Letter' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    // The browser says itself that it has printed.
    await expect(sheet).toHaveCount(0)
  },
)

const byCanvas = nightly('packages/web/e2e/voice-menus.test.ts', 'packages/web/e2e/text-fits.test.ts')

for (const [name, width, colorScheme] of [
  ['wide and light', 1440, 'light'],
  ['wide and dark', 1440, 'dark'],
  ['narrow and light', 390, 'light'],
  ['narrow and dark', 390, 'dark'],
] as const) {
  test(`the form of a menu has room: ${name}`, byCanvas, async ({ page, ownServer }) => {
    await chooseScheme(page, colorScheme, ownServer, 'admin')
    await page.setViewportSize({ width, height: 900 })
    await openAs(page, 'admin', '/service/ivr/edit/1')
    const dialog = page.getByRole('dialog').first()
    const tried = dialog.getByRole('region', { name: 'Try it' })
    await tried.getByRole('button', { name: 'Press 1' }).click()
    await expect(tried).toContainText('Calls ring at')
    if (width < 1200) await dialog.getByRole('button', { name: 'Show the flow' }).click()
    await expect(dialog.getByRole('group', { name: /^Voice menu Main menu/ })).toBeVisible()
    const isTooWide = await dialog.evaluate((form) => form.scrollWidth > form.clientWidth)
    expect(isTooWide).toBe(false)
    await expectAccessible(page, '[role=dialog]')
  })
}
