import type { Page } from '@playwright/test'
import type { Person } from './people.ts'
import { password } from './people.ts'

/** Lets the browser act as another user from its next page on, as whoever may does from a list. */
export async function actAs(page: Page, person: Person, userId: number): Promise<void> {
  const signedIn = await page.request.post('/api/v1/DashUsers/authenticate', { data: { username: person, password } })
  const { id } = await signedIn.json()
  const answer = await page.request.post(`/api/v1/DashUsers/impersonate?access_token=${id}`, {
    data: { user_id: userId },
  })
  await page.addInitScript(
    ([own, other, name]) => {
      // Once: a page that ends it and is loaded again must find nobody.
      if (sessionStorage.getItem('acts')) return
      localStorage.setItem('token', own ?? '')
      localStorage.setItem('impersonationToken', other ?? '')
      localStorage.setItem('impersonator', name ?? '')
      sessionStorage.setItem('acts', 'yes')
    },
    [await signedIn.text(), await answer.text(), person],
  )
}

/** Resolves when it is said that this has ended. To be called before it is: the page is loaded anew half a second later. */
export const impersonationEnd = (page: Page) =>
  page.waitForFunction(
    () => document.body.textContent?.includes('Deimpersonate User successfully.'),
    undefined,
    // By the clock: a tab behind another one may draw no frame in that time.
    { polling: 50 },
  )
