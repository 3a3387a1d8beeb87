import type { MockServer } from '@lineboard/mock-server'
import type { Page } from '@playwright/test'
import type { Person } from './people.ts'

/** Has the page shown in a scheme to visitors, and to a person, whatever the hour is. */
export async function chooseScheme(
  page: Page,
  scheme: 'light' | 'dark',
  { store }: MockServer,
  person: Person,
): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('colorScheme', chosen), scheme)
  const [user] = store.table('DashUser').by('username', person)
  if (!user) throw new Error(`There is no ${person}.`)
  const settings = { ...JSON.parse(user.uiSettings ?? '{}'), colorScheme: scheme, followsClock: false }
  store.table('DashUser').patch(user.id, { uiSettings: JSON.stringify(settings) })
}
