import { expectAccessible } from './support/accessible.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

test(
  'an account without numbers is led to its first one, and its test call is made on the spot',
  nightly('packages/web/src/features/dashboard/first-number.test.tsx'),
  async ({ page, ownServer: { store } }) => {
    const numbers = store.table('OpNumber')
    const [first, ...others] = [...numbers.by('customerId', 2)].filter(({ status }) => status === 'active')
    for (const { id } of [...numbers.by('customerId', 2)]) if (id !== first?.id) numbers.delete(id)
    expect(others.length).toBeGreaterThan(0)
    const unused = '+12125550199'
    numbers.patch(first?.id ?? 0, { tracking_number: unused, status: 'active' })
    await openAs(page, 'admin')
    const steps = page.getByRole('region', { name: 'Your first number in three steps' })
    await expect(steps.getByRole('status').first()).toHaveText('2 of 3 done')
    await expectAccessible(page)
    await steps.getByRole('button', { name: 'Test call' }).click()
    await expect(steps.getByText('Your number rings, and its calls are counted.')).toBeVisible()
  },
)

const bySamples = nightly(
  'packages/web/src/features/dashboard/first-number.test.tsx',
  'packages/web/src/features/dashboard/sample-data.test.ts',
)
const without = 'without any number there is sample data to try and remove, and the way begins at the shop'
test(without, bySamples, async ({ page, ownServer: { store } }) => {
  for (const name of ['OpNumber', 'CallLog'] as const)
    for (const { id } of [...store.table(name).by('customerId', 2)]) store.table(name).delete(id)
  await openAs(page, 'admin')
  const calls = page.getByRole('link', { name: 'Calls: 24' })
  const latest = page.getByRole('region', { name: 'Latest calls' })
  await expect(latest.getByText('No calls in this period yet')).toBeVisible()
  await page.getByRole('button', { name: 'Try it with sample data' }).click()
  await expect(calls).toBeVisible()
  await expect(latest.getByText('Sample: website').first()).toBeVisible()
  await page.getByRole('button', { name: 'Remove sample data' }).click()
  await expect(latest.getByText('No calls in this period yet')).toBeVisible()
  expect([...store.table('CallLog').by('customerId', 2)]).toEqual([])
  await page.getByRole('link', { name: 'Buy a number' }).click()
  await expect(page.getByRole('heading', { name: 'Buy Numbers' })).toBeVisible()
})
