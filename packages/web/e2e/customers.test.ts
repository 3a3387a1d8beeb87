import type { Locator } from '@playwright/test'
import { addressParam, listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

const byPhoneLists = nightly('packages/web/e2e/lists.test.ts', 'packages/web/e2e/accessible-lists.test.ts')
const byEverySaveOnLoopback = nightly(
  'packages/web/src/list/every-save-on-loopback.test.ts',
  'packages/web/src/kit/rows/wire-body.test.ts',
)
const byFormResolver = nightly('packages/web/src/kit/form/form-resolver.test.ts')
const byUseUnsavedGuard = nightly('packages/web/src/kit/drawer/use-unsaved-guard.test.tsx')
const byEveryPermission = nightly('packages/web/src/list/every-permission.test.ts')

test('adds a customer, which is then in the list', async ({ page }) => {
  await openAs(page, 'super', '/service/customer')
  const { dialog, row, count } = listPage(page)
  await expect(count).toHaveText('4 customers')
  await page.getByRole('button', { name: 'Add customer' }).click()
  await expect(page).toHaveURL('/service/customer/add')
  await expect(dialog.getByLabel('Company', { exact: true }).last()).toBeFocused()
  await page.keyboard.type('Alder Street Bakery')
  await dialog.getByLabel('Billing e-mail').fill('bills@alder.example')
  await dialog.getByLabel('City').fill('Denver')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The customer was added.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/service/customer')
  await expect(row('Alder Street Bakery')).toContainText('bills@alder.example')
  await expect(count).toHaveText('5 customers')
})

test('changes what is typed and keeps what the form does not show', byEverySaveOnLoopback, async ({ page }) => {
  await openAs(page, 'super', '/service/customer')
  const { dialog, row, grid } = listPage(page)
  await row('Harbor Dental').getByRole('gridcell', { name: 'Nora' }).click()
  await expect(page).toHaveURL('/service/customer/edit/2')
  await dialog.getByLabel('First name').fill('Norah')
  await dialog.getByLabel('VAT number').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Changes saved.')).toBeVisible()
  await expect(grid).toContainText('Norah')
  await expect(grid).not.toContainText('US-77-1204418')
  const saved = await page.evaluate(async () => {
    const token = JSON.parse(localStorage.getItem('token') ?? '{}').id
    const answer = await fetch(`/api/v1/Customers/2?access_token=${token}`)
    return answer.json()
  })
  expect(saved).toMatchObject({
    firstName: 'Norah',
    industry: expect.any(String),
    BusinessAddress: { city: 'New York' },
  })
  expect(saved).not.toHaveProperty('vatNumber')
})

test('says at the field what is wrong, and goes to the first', byFormResolver, async ({ page }) => {
  await openAs(page, 'super', '/service/customer/add')
  const { dialog } = listPage(page)
  const email = dialog.getByLabel('Billing e-mail')
  await email.fill('nobody')
  await email.blur()
  await expect(dialog.getByText('This is not an e-mail address')).toBeVisible()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('2 fields need attention.')
  const company = dialog.getByRole('textbox', { name: 'Company', exact: true })
  await expect(company).toBeFocused()
  await expect(dialog.getByText('This is required.')).toBeVisible()
  await company.fill('Now it has one')
  await expect(dialog.getByText('This is required.')).toHaveCount(0)
})

test(
  'shows what the server refuses at its field',
  nightly('packages/web/src/kit/form/server-errors.test.ts', 'packages/web/e2e/refusals.test.ts'),
  async ({ page, mock }) => {
    const error = {
      statusCode: 422,
      name: 'ValidationError',
      message: 'The `Customer` instance is not valid.',
      details: {
        context: 'Customer',
        codes: { billingEmail: ['uniqueness'], billingId: ['odd'] },
        messages: { billingEmail: ['is used by another company'], billingId: ['is odd'] },
      },
    }
    await openAs(page, 'super', '/service/customer/edit/2')
    await mock.fault({ operation: 'Customer.upsert', kind: 'status', status: 422, body: { error } })
    const { dialog } = listPage(page)
    await dialog.getByLabel('First name').fill('Norah')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('is used by another company')).toBeVisible()
    await expect(dialog.getByLabel('Billing e-mail')).toBeFocused()
    await expect(dialog.getByRole('alert')).toContainText('The billing account is odd.')
    await expect(dialog.getByLabel('First name')).toHaveValue('Norah')
    await mock.clearFaults()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Changes saved.')).toBeVisible()
  },
)

/** Presses Escape right after a key, before the browser finds time for anything between them. */
const typeAndEscape = (field: Locator, text: string) =>
  field.evaluate(async (input, typed) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    await undefined
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  }, text)

test(
  'does not lose what was typed without asking',
  nightly('packages/web/src/kit/drawer/use-unsaved-guard.test.tsx'),
  async ({ page }) => {
    await openAs(page, 'super', '/service/customer?sort=-companyName')
    const { dialog, row } = listPage(page)
    await row('Kestrel').getByRole('link', { name: 'Edit Kestrel Estates' }).click()
    await typeAndEscape(dialog.getByLabel('First name'), 'Owena')
    const question = page.getByRole('dialog', { name: 'Discard your changes?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog.getByLabel('First name')).toHaveValue('Owena')

    // Going back leads nowhere, so that there is no navigation to wait for.
    await page.evaluate(() => history.back())
    await expect(question).toBeVisible()
    await expect(page).toHaveURL(/customer\/edit\/\d+/)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog.getByLabel('First name')).toHaveValue('Owena')

    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/service/customer?sort=-companyName')
    expect(addressParam(page, 'sort')).toBe('-companyName')
  },
)

test('nothing typed, nothing asked', byUseUnsavedGuard, async ({ page }) => {
  await openAs(page, 'super', '/service/customer')
  const { dialog, row } = listPage(page)
  await row('Kestrel').getByRole('link', { name: 'Kestrel Estates', exact: true }).click()
  await expect(dialog.getByLabel('First name')).toHaveValue('Owen')
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/service/customer')
})

test(
  'deletes after asking, saying what depends on it, and can be taken back',
  nightly(
    'packages/web/src/kit/removal/impact.test.ts',
    'packages/web/src/features/customers/customer-removal-notes.test.tsx',
    'packages/web/e2e/undo.test.ts',
  ),
  async ({ page }) => {
    await openAs(page, 'super', '/service/customer')
    const { row, count } = listPage(page)
    await expect(count).toHaveText('4 customers')
    await row('Harbor Dental').getByRole('button', { name: 'Delete Harbor Dental Group' }).click()
    const question = page.getByRole('dialog', { name: 'Delete this customer?' })
    await expect(question).toContainText('Harbor Dental Group will be deleted.')
    await expect(question.getByRole('listitem')).toContainText([
      /^4 users, such as admin/,
      /^[\d,]+ tracking numbers, such as \(\d{3}\)/,
    ])
    await expect(question.getByRole('link', { name: /tracking numbers, such as/ })).toHaveAttribute(
      'href',
      /tracking-number\?.*customer=2/,
    )
    await expect(question.getByRole('alert')).toContainText(/Harbor Dental Group has \$[\d,.]+ left in the wallet/)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(row('Harbor Dental')).toBeVisible()
    await row('Harbor Dental').getByRole('button', { name: 'Delete Harbor Dental Group' }).click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(row('Harbor Dental')).toHaveCount(0)
    await expect(count).toHaveText('3 customers')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row('Harbor Dental')).toBeVisible()
    await expect(count).toHaveText('4 customers')
  },
)

test('who may only look sees values, no dead buttons, and why', byEveryPermission, async ({ page }) => {
  await openAs(page, 'readonly', '/service/customer')
  const { row, dialog, rows } = listPage(page)
  await expect(rows).toHaveCount(1)
  await expect(
    page.getByText('View only. Your role can see customers but not change them.', { exact: true }),
  ).toBeVisible()
  for (const name of [/^Add/, /^Delete/, /^Edit/]) await expect(page.getByRole('button', { name })).toHaveCount(0)
  await expect(rows.getByRole('checkbox')).toHaveCount(0)
  await row('Harbor Dental').getByRole('link', { name: 'Open Harbor Dental Group' }).click()
  await expect(dialog).toContainText('An administrator of your company can give you another role')
  await expect(dialog.getByRole('textbox', { name: 'Company', exact: true })).toHaveAttribute('readonly', '')
  await expect(dialog.getByLabel('Currency')).toHaveValue('USD – US Dollar')
  await expect(dialog.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await page.goto('/service/customer/add')
  await expect(page.getByRole('main')).not.toBeEmpty()
  await expect(dialog).toHaveCount(0)
})

test('a phone adds, edits and deletes as well', byPhoneLists, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, 'super', '/service/customer')
  const { cards, dialog } = listPage(page)
  await expect(cards).toHaveCount(4)
  await cards.filter({ hasText: 'Kestrel' }).getByRole('link').click()
  await dialog.getByLabel('First name').fill('Owena')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Changes saved.')).toBeVisible()
  await cards.filter({ hasText: 'Kestrel' }).getByRole('checkbox', { name: 'Select Kestrel Estates' }).check()
  await expect(page.getByText('1 selected')).toBeVisible()
  await cards.filter({ hasText: 'Bluebird' }).getByRole('button', { name: 'Delete Bluebird Plumbing' }).click()
  await page.getByRole('dialog', { name: 'Delete this customer?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(cards).toHaveCount(3)
})
