import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'

/** Addresses the page asked for that are not the server's, and what its policy refused. */
function watch(page: Page, url: string): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url())) found.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text())
  })
  return found
}

test('a person signs in on the API reference and tries a call', async ({ page, server }) => {
  const strange = watch(page, server.url)
  await page.goto('/docs#/Customers/Customer.find')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Signed in as super.')).toBeVisible()

  const call = page.locator('.opblock', { hasText: 'Customer.find' }).first()
  await call.getByRole('button', { name: 'Execute' }).click()
  await expect(call.locator('.live-responses-table')).toContainText('Bluebird Plumbing')
  const sent = server.control.journal.list().findLast(({ operationId }) => operationId === 'Customer.find')
  expect(sent).toMatchObject({ status: 200, userId: 1 })
  expect(strange).toEqual([])
})

test('a failure asked for is what the person sees', async ({ page, server }) => {
  server.control.faults.add({ operation: 'DashUser.authenticate', kind: 'status', status: 503, message: 'Back soon.' })
  await page.goto('/docs')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Not signed in: Back soon.')).toBeVisible()
})

test('signed out, calls carry no token any more', async ({ page, server }) => {
  await page.goto('/docs#/Customers/Customer.count')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Signed out.')).toBeVisible()
  const call = page.locator('.opblock', { hasText: 'Customer.count' }).first()
  await call.getByRole('button', { name: 'Execute' }).click()
  await expect(call.locator('.live-responses-table')).toContainText('AUTHORIZATION_REQUIRED')
  expect(server.control.journal.list().findLast(({ operationId }) => operationId === 'Customer.count')?.status).toBe(
    401,
  )
})
