import type { Page } from '@playwright/test'
import { columnTexts, listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

const path = '/service/routing/sipgateway'

/** Presses a key until it has been said what came of it: places are measured after something is held. */
async function pressUntil(page: Page, key: string, said: string) {
  await expect(async () => {
    await page.keyboard.press(key)
    await expect(page.getByText(said)).toBeAttached({ timeout: 1000 })
  }).toPass()
}

test(
  'all gateways are given an order by the keyboard, and what others did meanwhile is seen first',
  nightly(
    'packages/web/src/features/sip-gateways/gateway-panels.test.tsx',
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
    await expect(dialog.getByRole('alert')).toContainText('Somebody has changed the gateways')
    await expect(gateways).toHaveText([/^1Overflow desk/, /^2Practice PBX/, /^3Night desk/])
    await save.click()
    await expect(page.getByText('The order is saved.')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect.poll(() => columnTexts(page, 'name')).toEqual(['Overflow desk', 'Practice PBX', 'Night desk'])
  },
)
