import { readdirSync, readFileSync } from 'node:fs'
import * as contract from '@lineboard/contract/zod'
import type { Page } from '@playwright/test'
import { listPage } from './support/list-page.ts'
import { openAs } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

interface RefusedForm {
  /** Address of the list, or of the page that has the form. */
  path: string
  schema: { shape: object }
  /** What a new row needs, by label, where rows are only added. */
  fill?: Readonly<Record<string, string>>
  /** Opens the form where that is no row of a list. */
  open?: (page: Page) => Promise<void>
}

/** Every form of the app by its file, and how it is opened. */
const forms: Readonly<Record<string, RefusedForm>> = {
  'api-keys/api-key-form': { path: '/service/user/edit/2/keys', schema: contract.zApiKeyInput },
  'blacklist/blacklist-form': {
    path: '/service/routing/blacklist',
    schema: contract.zBlacklistNumberInput,
    fill: { Number: '+12125550177' },
  },
  'customers/customer-form': { path: '/service/customer', schema: contract.zCustomerInput },
  'phone-book/phone-book-form': { path: '/service/phone-book', schema: contract.zPhoneBookInput },
  'products/product-form': { path: '/service/products', schema: contract.zProductUpdate },
  'products/product-variation-form': { path: '/service/product-prices', schema: contract.zProductVariationInput },
  'receiving-numbers/receiving-number-form': {
    path: '/service/routing/receiving',
    schema: contract.zReceivingNumberInput,
  },
  'roles/role-form': { path: '/service/role', schema: contract.zDashRoleInput },
  'routing-actions/routing-action-form': { path: '/service/routing/actions', schema: contract.zRoutingActionInput },
  'settings/own-profile-form': {
    path: '/service/user/account',
    schema: contract.zDashUserPatch,
    open: (page) => page.getByRole('button', { name: /^Edit/ }).first().click(),
  },
  'sip-gateways/sip-gateway-form': { path: '/service/routing/sipgateway', schema: contract.zSipGatewayInput },
  'system-settings/system-setting-form': { path: '/service/systemSettings', schema: contract.zSystemSettingInput },
  'tickets/ticket-form': {
    path: '/service/ticket',
    schema: contract.zTicketInput,
    fill: { Subject: 'No calls since noon' },
  },
  'tracking-numbers/tracking-number-form': { path: '/service/tracking-number', schema: contract.zOpNumberInput },
  'tracking-sources/tracking-source-form': { path: '/service/tracking-source', schema: contract.zTrackingSourceInput },
  'users/user-form': { path: '/service/user', schema: contract.zDashUserPatch },
  'voice-menus/voice-menu-form': { path: '/service/ivr', schema: contract.zIvrInput },
  'whitelist/whitelist-form': { path: '/service/routing/whitelist', schema: contract.zWhitelistInput },
}

test('every form is among them', () => {
  const features = new URL('../src/features/', import.meta.url)
  const declared = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-form.tsx'))
    .filter((file) => readFileSync(new URL(file, features), 'utf8').includes('defineForm('))
    .map((file) => file.replace('.tsx', ''))
  expect(Object.keys(forms)).toEqual(declared.toSorted())
})

/** Refuses what the form saves, each time for the next field, until the page is left. */
async function refuse(page: Page, message: () => { field: string; text: string }) {
  await page.route(/\/api\/v1\//, (route) => {
    const request = route.request()
    const isRead = request.method() === 'GET' || /isunique|severaluser|associated|authenticate/i.test(request.url())
    if (isRead) return route.fallback()
    const { field, text } = message()
    const details = { context: 'Row', codes: { [field]: ['custom'] }, messages: { [field]: [text] } }
    const error = { statusCode: 422, name: 'ValidationError', message: 'The row is not valid.', details }
    return route.fulfill({ status: 422, json: { error } })
  })
}

async function openForm(page: Page, { path, fill, open }: RefusedForm) {
  await openAs(page, 'super', fill ? `${path}/add` : path)
  if (open) await open(page)
  else if (!fill) await listPage(page).rows.first().getByRole('link', { name: /^Edit/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible()
  for (const [label, value] of Object.entries(fill ?? {})) await dialog.getByLabel(label, { exact: true }).fill(value)
  return dialog
}

for (const [name, form] of Object.entries(forms)) {
  test(`${name}: whatever the server refuses is said where it belongs`, async ({ page }) => {
    // Each field of a form is saved once.
    test.setTimeout(90_000)
    let field = ''
    let round = 0
    // In words: what only machines read is not shown to people.
    const textOf = () => `Refused in round ${round}.`
    const dialog = await openForm(page, form)
    await expect(dialog.getByRole('textbox').first()).toBeVisible()
    await refuse(page, () => ({ field, text: textOf() }))
    const placed: string[] = []
    for (field of [...Object.keys(form.schema.shape), 'somethingElse']) {
      round += 1
      await dialog.getByRole('button', { name: 'Save' }).click()
      const said = page.getByText(textOf())
      await expect(said.first(), field).toBeInViewport()
      const invalid = dialog.locator('[aria-invalid=true]')
      if ((await invalid.count()) > 0) {
        await expect(invalid.first(), field).toBeFocused()
        await expect(invalid.first(), field).toBeInViewport()
        const help = (await invalid.first().getAttribute('aria-describedby')) ?? ''
        await expect(dialog.locator(`[id="${help}"]`), field).toContainText(textOf())
        placed.push(field)
      } else await expect(page.getByRole('alert').filter({ hasText: textOf() }).first(), field).toBeVisible()
    }
    expect(placed.length, 'fields that have what is refused of them').toBeGreaterThan(0)
    expect(placed).not.toContain('somethingElse')
  })
}
