import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { columnTexts, listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

const byMovedByOne = nightly(
  'packages/web/src/features/sip-gateways/moved-by-one.test.ts',
  'packages/mock-server/src/api/handlers/call-flow/sip-gateways.test.ts',
)
const bySipGateways = nightly('packages/mock-server/src/api/handlers/call-flow/sip-gateways.test.ts')
const byEveryPermission = nightly('packages/web/src/list/every-permission.test.ts')

const path = '/service/routing/sipgateway'

async function choose(page: Page, gateway: string, action: string) {
  await page.getByRole('button', { name: `More to do with ${gateway}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Presses a key until it has been said what came of it: places are measured after something is held. */
async function pressUntil(page: Page, key: string, said: string) {
  await expect(async () => {
    await page.keyboard.press(key)
    await expect(page.getByText(said)).toBeAttached({ timeout: 1000 })
  }).toPass()
}

test('gateways are tried in the order staff give them', byMovedByOne, async ({ page }) => {
  await openAs(page, 'admin', path)
  await expect(listPage(page).rows).toHaveCount(2)
  await choose(page, 'Practice PBX', 'Try later')
  await expect(page.getByText('The order is saved.')).toBeVisible()
  await expect.poll(() => columnTexts(page, 'name')).toEqual(['Overflow desk', 'Practice PBX'])
  await choose(page, 'Practice PBX', 'Try later')
  await expect(page.getByText('It is tried last already.')).toBeVisible()
})

test(
  'all gateways are given an order by the keyboard, and what others did meanwhile is seen first',
  nightly(
    'packages/web/src/features/sip-gateways/order-dialog.test.tsx',
    'packages/web/src/features/sip-gateways/gateway-order.test.ts',
  ),
  async ({ page }) => {
    await openAs(page, 'admin', path)
    await expect(listPage(page).rows).toHaveCount(2)
    await page.getByRole('button', { name: 'Change the order' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change the order' })
    const gateways = dialog.getByRole('list', { name: 'SIP gateways' }).getByRole('listitem')
    const save = dialog.getByRole('button', { name: 'Save the order' })
    await expect(gateways).toHaveText([/^1Practice PBX/, /^2Overflow desk/])
    await expect(gateways.first()).toContainText('Outbound default')
    await expect(save).toBeDisabled()

    const held = gateways.and(page.locator('[data-dragging=true]'))
    await dialog.getByRole('button', { name: 'Move Practice PBX' }).focus()
    await page.keyboard.press('Space')
    await expect(held).toHaveCount(1)
    await pressUntil(page, 'ArrowDown', 'Practice PBX is at place 2 of 2.')
    await page.keyboard.press('Escape')
    await expect(page.getByText('Practice PBX stays where it was.')).toBeAttached()
    await expect(save).toBeDisabled()
    await dialog.getByRole('button', { name: 'Move Overflow desk' }).focus()
    await page.keyboard.press('Space')
    await expect(held).toHaveCount(1)
    await pressUntil(page, 'ArrowUp', 'Overflow desk is at place 1 of 2.')
    await page.keyboard.press('Space')
    await expect(gateways).toHaveText([/^1Overflow desk/, /^2Practice PBX/])

    // Somebody else adds a gateway before this is saved.
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '{}'))
    const data = { name: 'Night desk', address: 'night.example', type: 'both' }
    const added = await page.request.post(`/api/v1/SipGateways?access_token=${token.id}`, { data })
    expect(added.status()).toBe(200)
    await save.click()
    await expect(dialog.getByRole('alert')).toContainText('meanwhile')
    await expect(gateways).toHaveText([/^1Overflow desk/, /^2Practice PBX/, /^3Night desk/])
    await save.click()
    await expect(page.getByText('The order is saved.')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect.poll(() => columnTexts(page, 'name')).toEqual(['Overflow desk', 'Practice PBX', 'Night desk'])
  },
)

test('another gateway becomes the outbound default', bySipGateways, async ({ page }) => {
  await openAs(page, 'admin', path)
  const { row } = listPage(page)
  await expect(row('Practice PBX')).toContainText('Default')
  await choose(page, 'Overflow desk', 'Make the outbound default')
  await expect(row('Overflow desk')).toContainText('Default')
  await expect(row('Practice PBX')).not.toContainText('Default')
})

test(
  'all that uses a gateway is named, goes to another one, and can be taken back',
  nightly(
    'packages/web/src/kit/removal/impact.test.ts',
    'packages/web/src/kit/removal/reassign-references.test.ts',
    'contract/test/next-default.test.ts',
  ),
  async ({ page }) => {
    await page.clock.install()
    await openAs(page, 'admin', path)
    const { row } = listPage(page)
    const ask = async () => {
      await page.getByRole('button', { name: 'Delete Practice PBX' }).click()
      const dialog = page.getByRole('dialog', { name: 'Delete this SIP gateway?' })
      await expect(dialog.getByRole('listitem').filter({ hasText: 'tracking number' })).toBeVisible()
      await expect(dialog.getByRole('radio', { name: 'All of it moves to another SIP gateway' })).toBeChecked()
      await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled()
      await dialog.getByRole('combobox', { name: 'Move to' }).selectOption('Overflow desk')
      await expect(dialog.getByText('Practice PBX is the outbound default; Overflow desk becomes it.')).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await expect(row('Practice PBX')).toHaveCount(0)
    }
    await ask()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row('Practice PBX')).toContainText('Default')
    await ask()
    await page.mouse.move(700, 5)
    await page.clock.runFor(9000)
    await expect(page.getByText('Practice PBX deleted.')).toBeVisible()
    await expect(row('Overflow desk')).toContainText('Default')
  },
)

test('who may only look is told so, and finds nothing to change', byEveryPermission, async ({ page }) => {
  await openAs(page, 'readonly', path)
  await expect(listPage(page).rows).toHaveCount(2)
  await expect(page.getByText(/^View only\./)).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Add|Delete)/ })).toHaveCount(0)
  // Which numbers lead to a gateway may be looked at, and its link copied.
  await page.getByRole('button', { name: 'More to do with Practice PBX' }).click()
  await expect(page.getByRole('menuitem')).toHaveCount(2)
})
