import { describe, expect, it } from 'vitest'
import { routeModules } from './route-modules.ts'

const table = `
import { t } from './app.messages.ts'
import type { AppRoute } from './app-route.ts'

export const routes: readonly AppRoute[] = [
  { path: '/auth/login', title: t('login'), load: async () => (await import('../features/login/login-page.tsx')).LoginPage },
  {
    path: '/service/customer/*?',
    load: () => resourcePage(import('../resource/resource-page.tsx'), import('../features/customers/customers.resource.ts')),
  },
]
`

describe('routeModules', () => {
  it('finds what each route imports', () => {
    expect([...routeModules(table, '/web/src/app/routes.ts')]).toEqual([
      ['/auth/login', ['/web/src/features/login/login-page.tsx']],
      [
        '/service/customer/*?',
        ['/web/src/resource/resource-page.tsx', '/web/src/features/customers/customers.resource.ts'],
      ],
    ])
  })
})
