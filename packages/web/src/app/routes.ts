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
    path: '/auth/signup',
    title: t('titles.signUp'),
    guard: 'visitor',
    isWide: true,
    load: async () => ({
      element: createElement((await import('../features/signup/signup-page.tsx')).SignupPage),
    }),
  },
  {
    path: '/auth/account-activate',
    title: t('titles.activateAccount'),
    guard: 'visitor',
    load: async () => ({
      element: createElement(
        (await import('../features/account-activate/account-activate-page.tsx')).AccountActivatePage,
      ),
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
  {
    path: '/service/user/account',
    title: t('titles.account'),
    guard: 'session',
    load: async () => ({
      element: createElement((await import('../features/settings/settings-page.tsx')).SettingsPage),
    }),
  },
  {
    path: '/service/customer-panel',
    title: t('titles.customerPanel'),
    guard: 'session',
    menu: 'customerPanel',
    load: async () => ({
      element: createElement((await import('../features/customer-panel/customer-panel-page.tsx')).CustomerPanelPage),
    }),
  },
  // The documented addresses of adding and deleting a key: both stand over the list of the user's keys.
  {
    path: '/service/user/edit/:userId/addapikey',
    title: t('titles.apiKeys'),
    guard: 'session',
    section: 'Manage Users',
    load: async () => ({
      element: createElement((await import('./moved-page.tsx')).MovedPage, {
        to: '/service/user/edit/:userId/keys/add',
      }),
    }),
  },
  {
    path: '/service/user/delete/:userId/deletekey/:keyId',
    title: t('titles.apiKeys'),
    guard: 'session',
    section: 'Manage Users',
    load: async () => ({
      element: createElement((await import('./moved-page.tsx')).MovedPage, {
        to: '/service/user/edit/:userId/keys/delete/:keyId',
      }),
    }),
  },
  ...resources,
]
