import type { Page } from '@playwright/test'
import { type Person, password } from './people.ts'
import { enter } from './running-app.ts'

/** Signs in through the form, as a person does. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/auth/login')
  await page.getByLabel('Username').fill(person)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/service/**')
}

/** Opens a page as somebody who has signed in before; quicker than the form, for tests of something else. */
export async function openAs(page: Page, person: string, path = '/service/dashboard'): Promise<void> {
  // A connection that lay idle may be closed by the server as it is used again.
  const how = { data: { username: person, password }, maxRetries: 2 }
  const answer = await page.request.post('/api/v1/DashUsers/authenticate', how)
  const token = await answer.text()
  if (await enter(page, token, path)) return
  await page.addInitScript((kept) => {
    // Once: a page that signs out and is loaded again must find no session.
    if (!sessionStorage.getItem('opened')) localStorage.setItem('token', kept)
    sessionStorage.setItem('opened', 'yes')
  }, token)
  await page.goto(path)
}

/** Goes to another screen of the app as a link does: without loading all of it anew, which takes longer than most tests. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path)

/** What the browser keeps for the app. */
export const kept = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }))
