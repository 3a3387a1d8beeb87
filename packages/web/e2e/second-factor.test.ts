import { createHmac } from 'node:crypto'
import { expectAccessible } from './support/accessible.ts'
import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { password } from './support/people.ts'
import { expect, test } from './support/running-app.ts'
import { goTo, openAs } from './support/sign-in.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code that an authenticator app shows so many steps from now (RFC 6238). */
function codeOf(secret: string, steps = 0): string {
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const hash = createHmac('sha1', key).update(counter).digest()
  return String((hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

test('codes are switched on in the settings, asked for at sign-in, and switched off again', async ({ page }) => {
  await openAs(page, 'admin', '/service/user/account')
  const section = page.getByRole('region', { name: 'Code at sign-in' })
  const dialog = page.getByRole('dialog', { name: 'Code at sign-in' })
  await section.getByRole('button', { name: 'Switch on codes' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  const secret = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret))
  await dialog.getByRole('button', { name: 'Switch on codes' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const recovery = (await dialog.getByRole('listitem').first().textContent()) ?? ''
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(section).toContainText('10 recovery codes are left')

  await page.getByRole('button', { name: /^Profile of/ }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Code of your authenticator app')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  await goTo(page, '/service/user/account')
  await section.getByRole('button', { name: 'Switch off codes' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('Code, or a recovery code').fill(recovery)
  await dialog.getByRole('button', { name: 'Switch off codes' }).click()
  await expect(section).toContainText('You sign in with your password alone.')
})

test(
  'a session without a recent code asks for one before it makes an API key, and continues',
  nightly('packages/web/src/app/session/recent-code.test.tsx'),
  async ({ page, ownServer }) => {
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
    await openAs(page, 'super', '/service/user/edit/2/addapikey')
    // Codes were switched on in another session.
    ownServer.store.table('SecondFactor').insert({ id: 1, secret, lastStep: 0, recovery: [] })
    const { dialog } = listPage(page)
    await dialog.getByLabel('Name').fill('Nightly figures')
    await dialog.getByRole('button', { name: 'Save' }).click()
    const question = page.getByRole('dialog', { name: 'Enter a code' })
    const code = question.getByRole('textbox', { name: 'Code, or a recovery code' })
    await expect(code).toBeFocused()
    await expectAccessible(page, '[role=dialog]')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Nothing was done: it needs a code of your authenticator app.').first()).toBeVisible()
    await expect(dialog.getByLabel('Name')).toHaveValue('Nightly figures')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await code.fill(codeOf(secret))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'The new key' })).toBeVisible()
    expect(ownServer.store.table('ApiKey').count({ name: 'Nightly figures' })).toBe(1)
  },
)
