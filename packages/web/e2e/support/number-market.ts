import type { MockServer } from '@lineboard/mock-server'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

const path = '/service/numberman'

/** Harbor Dental Group, to which `admin`, `user` and `readonly` belong. */
export const harbor = 2

export const washington = `${path}?country=us&type=local&areaCode=202`

/** The parts of the screen, as a person finds them. */
export function market(page: Page) {
  const held = page.getByRole('region', { name: 'Held numbers' })
  const results = page.getByRole('region', { name: 'Available numbers' })
  return {
    search: page.getByRole('region', { name: 'Search' }),
    submit: page.getByRole('button', { name: 'Search', exact: true }),
    results,
    offers: results.getByRole('listitem'),
    held,
    heldNumbers: held.getByRole('listitem').filter({ hasText: /left|ended/ }),
    dialog: page.getByRole('dialog'),
  }
}

/** Holds the numbers, which are on the page, as they read. */
export async function hold(page: Page, ...numbers: readonly string[]): Promise<void> {
  const { results, heldNumbers } = market(page)
  for (const number of numbers) await results.getByRole('checkbox', { name: number }).check()
  await results.getByRole('button', { name: /^Hold/ }).click()
  for (const number of numbers) await expect(heldNumbers.filter({ hasText: number })).toBeVisible()
}

export const rowOf = ({ store }: MockServer, number: string) => store.table('OpNumber').by('tracking_number', number)[0]

export const balance = ({ store }: MockServer) => store.table('Customer').get(harbor)?.balance

/** A call of the same customer that does not come from this screen. */
export async function callAs(page: Page, { apiUrl }: MockServer, operation: string, data: object): Promise<void> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '{}').id)
  const answer = await page.request.fetch(`${apiUrl}/${operation}?access_token=${token}`, {
    method: operation === 'OpNumbers' ? 'PUT' : 'POST',
    data,
  })
  expect(answer.ok()).toBe(true)
}
