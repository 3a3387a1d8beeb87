import { createElement } from 'react'
import { t } from './app.messages.ts'
import type { AppRoute } from './app-route.ts'
import { resources } from './resources.ts'

/** Every screen there is. Any other path leads to the login. */
export const routes: readonly AppRoute[] = [
  {
    path: '/auth/login',
    title: t('titles.login'),
    guard: 'visitor',
    load: async () => ({ element: createElement((await import('../features/login/login-page.tsx')).LoginPage) }),
  },
  {
    path: '/auth/forgot-password',
    title: t('titles.forgotPassword'),
    guard: 'visitor',
    load: async () => ({
      element: createElement((await import('../features/forgot-password/forgot-password-page.tsx')).ForgotPasswordPage),
    }),
  },
  {
    path: '/auth/error-404',
    title: t('titles.error404'),
    guard: 'anyone',
    load: async () => ({
      element: createElement((await import('../features/errors/error-404-page.tsx')).Error404Page),
    }),
  },
  {
    path: '/auth/error-500',
    title: t('titles.error500'),
    guard: 'anyone',
    load: async () => ({
      element: createElement((await import('../features/errors/error-500-page.tsx')).Error500Page),
    }),
  },
  {
    path: '/service/error/404',
    title: t('titles.error404'),
    guard: 'session',
    load: async () => ({
      element: createElement((await import('../features/errors/error-404-page.tsx')).Error404Page),
    }),
  },
  {
    path: '/service/error/500',
    title: t('titles.error500'),
    guard: 'session',
    load: async () => ({
      element: createElement((await import('../features/errors/error-500-page.tsx')).Error500Page),
    }),
  },
  {
    path: '/service/dashboard',
    title: t('titles.dashboard'),
    guard: 'session',
    menu: 'dashboard',
    section: 'Dashboard',
    isQuiet: true,
    load: async () => {
      const { DashboardPage, askDashboard } = await import('../features/dashboard/dashboard-page.tsx')
      return { element: createElement(DashboardPage), ask: askDashboard }
    },
  },
  ...resources,
]
