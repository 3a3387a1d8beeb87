import { expectAccessible } from './support/accessible.ts'
import { addressParam, listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { goTo, openAs } from './support/sign-in.ts'

const byFilterBox = nightly(
  'packages/web/src/list/filter/filter-box.test.tsx',
  'packages/web/src/kit/filter/conditions.test.ts',
)
const byHeldKeys = nightly('packages/web/src/shared/keys/held-keys.test.tsx')

test('the filter completes keys and values, by keyboard alone', async ({ page }) => {
  await openAs(page, 'super', '/service/routing/sipgateway')
  const { rows, filter, chips } = listPage(page)
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await expect(rows.first()).toBeVisible()
  await page.keyboard.press('/')
  await expect(filter).toBeFocused()
  await filter.pressSequentially('ty')
  await expect(options).toHaveText([/^Directiontype/])
  await expect(filter).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(filter).toHaveValue('type:""')
  await expect(options.filter({ hasText: 'Outbound' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type('outb')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(filter).toHaveValue('type:"outbound"')
  await expect(filter).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chips).toContainText('Direction is Outbound')
  expect(addressParam(page, 'filter')).toBe('type:"outbound"')

  await page.setViewportSize({ width: 390, height: 844 })
  await goTo(page, '/service/call-log')
  await filter.pressSequentially('track')
  await expect(options.filter({ hasText: 'trackingSourceName' })).toBeVisible()
  // English names are short; others leave no room for the key beside them.
  const isCut = options
    .locator('span')
    .first()
    .evaluate((name) => {
      if (name.firstChild instanceof Text) name.firstChild.data = 'Fuente de seguimiento de llamadas'
      return name.scrollWidth > name.clientWidth
    })
  expect(await isCut).toBe(false)
})

test(
  'operators are offered after the colon, in words, and one that does not fit is told of',
  nightly('packages/web/src/list/filter/filter-box.test.tsx', 'packages/web/src/kit/filter/conditions.test.ts'),
  async ({ page }) => {
    await openAs(page, 'super', '/service/routing/sipgateway')
    const { rows, filter, chips } = listPage(page)
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
    await expect(rows.first()).toBeVisible()
    await filter.fill('type:!')
    await options.filter({ hasText: 'is not' }).click()
    await expect(filter).toHaveValue('type:!=')
    await filter.pressSequentially('outb')
    await options.filter({ hasText: 'Outbound' }).click()
    await expect(filter).toHaveValue('type:!="outbound"')
    await expect(chips).toContainText('Direction is not Outbound')
    await filter.fill('type:>="a"')
    await expect(page.getByText('>= does not fit Direction: use =, != or !')).toBeVisible()
  },
)

test(
  'suggestions come from the rows on hand, and Escape puts them away before it takes the text back',
  nightly('packages/web/src/list/filter/filter-box.test.tsx', 'packages/web/src/kit/filter/conditions.test.ts'),
  async ({ page }) => {
    await openAs(page, 'super', '/service/tracking-number')
    const { rows, filter } = listPage(page)
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    await expect(rows.first()).toBeVisible()
    await filter.fill('trackingSourceName:"s')
    await expect(list.getByRole('option').first()).toContainText(/^S/)
    await filter.press('Escape')
    await expect(list).toHaveCount(0)
    await expect(filter).toHaveValue('trackingSourceName:"s')
    await filter.press('Escape')
    await expect(filter).toHaveValue('')
  },
)

test('fields write the same filter as typing', byFilterBox, async ({ page }) => {
  await openAs(page, 'super', '/service/routing/sipgateway?filter=name%3A%22carrier%22')
  const { rows, filter, chips } = listPage(page)
  await expect(rows.first()).toBeVisible()
  await page.getByRole('button', { name: 'Filter by fields' }).click()
  const panel = page.getByRole('dialog', { name: 'Filter by fields' })
  await expect(panel.getByLabel('Value')).toHaveValue('carrier')
  await panel.getByRole('button', { name: 'Add a condition' }).click()
  const second = panel.getByRole('group', { name: 'Condition 2' })
  await second.getByLabel('Field').selectOption({ label: 'Direction' })
  await second.getByLabel('Value').selectOption({ label: 'Both ways' })
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Apply' }).click()
  await expect(filter).toHaveValue(/^name:"carrier", type:="[a-z_]+"$/)
  await expect(chips.getByRole('button')).toHaveText([/contains carrier$/, 'Direction is Both ways'])
  await expect(chips.getByRole('button')).toHaveCount(2)
  await expect(rows.first()).toContainText('Carrier')
  await page.getByRole('button', { name: 'Filter by fields' }).click()
  await panel.getByRole('button', { name: 'Remove condition 2' }).click()
  await panel.getByLabel('Comparison').selectOption({ label: 'does not contain' })
  await expect(panel.getByLabel('Value')).toHaveValue('carrier')
  await panel.getByRole('button', { name: 'Add a condition' }).click()
  await second.getByLabel('Comparison').selectOption({ label: 'is filled in' })
  await expect(second.getByLabel('Value')).toHaveCount(0)
  await panel.getByRole('button', { name: 'Apply' }).click()
  await expect(filter).toHaveValue(/^name:!"carrier", \w+:!=""$/)
  await expect(rows.first()).toBeVisible()
  await expect(rows.filter({ hasText: /carrier/i })).toHaveCount(0)
})

test(
  'the owner narrows a list to one customer, who goes along to the next list until all are chosen',
  nightly('packages/web/src/state/chosen-customer.test.ts', 'packages/web/src/list/context/list-query.test.ts'),
  async ({ page }) => {
    await openAs(page, 'super', '/service/tracking-number')
    const { rows } = listPage(page)
    await expect(rows.first()).toBeVisible()
    const customer = page.getByRole('button', { name: /^Customer:/ })
    await customer.click()
    await page.getByRole('combobox', { name: 'Customer' }).fill('harbor')
    await page.getByRole('option', { name: 'Harbor Dental Group' }).click()
    await expect(customer).toContainText('Harbor Dental Group')
    expect(addressParam(page, 'customer')).toBe('2')
    await page.getByRole('navigation', { name: 'Quick pages' }).getByRole('link', { name: 'Call Logs' }).click()
    await expect(page).toHaveURL(/call-log\?.*customer=2/)
    await customer.click()
    await page.getByRole('combobox', { name: 'Customer' }).click()
    await page.getByRole('option', { name: 'All customers' }).click()
    await expect.poll(() => addressParam(page, 'customer')).toBeNull()
  },
)

test(
  'a value that a field cannot have is told of, and the rest of the filter holds',
  nightly('packages/web/src/list/filter/filter-box.test.tsx', 'packages/web/src/kit/filter/conditions.test.ts'),
  async ({ page }) => {
    await openAs(page, 'super', '/service/user?filter=customerId%3A"abc", username%3A"readonly"')
    await expect(page.locator('mark')).toHaveText('customerId:"abc"')
    await expect(listPage(page).chips).toContainText(/Not understood: .+ is abc/)
    await expect(listPage(page).rows).toHaveCount(1)
    await listPage(page).filter.focus()
    await expect(page.getByText('Customer ID is a whole number, such as 12')).toBeVisible()
    await listPage(page).filter.fill('customerId:"2"')
    await expect(listPage(page).rows.first()).toBeVisible()
  },
)

test('who prefers text alone is offered no fields', byFilterBox, async ({ page }) => {
  await openAs(page, 'admin', '/service/user/account')
  await page.getByText('Text alone').click()
  await expect(page.getByText('UI settings successfully updated.')).toBeVisible()
  await page.goto('/service/customer')
  await expect(listPage(page).filter).toBeVisible()
  await expect(page.getByRole('button', { name: 'Filter by fields' })).toHaveCount(0)
})

test('? shows all keys, and only those there is a use for', byHeldKeys, async ({ page }) => {
  await openAs(page, 'readonly', '/service/call-log')
  await expect(page.getByRole('heading', { name: 'Call logs' })).toBeVisible()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet).toContainText('Go to the filter')
  await expect(sheet).toContainText('Open the row')
  await expect(sheet).toContainText('Is empty; is filled in')
  await expect(sheet).not.toContainText('Select the row')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await listPage(page).filter.fill('a?/')
  await expect(listPage(page).filter).toHaveValue('a?/')
  await expect(sheet).toHaveCount(0)
})
