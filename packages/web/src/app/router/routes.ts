import { createElement } from 'react'
import { t } from '../app.messages.ts'
import type { AppRoute } from './app-route.ts'
import { resources } from './resources.ts'

/** Every screen there is. Any other path leads to the login. */
export const routes: readonly AppRoute[] = [
  {
    path: '/auth/login',
    title: t('titles.login'),
    guard: 'visitor',
    load: async () => ({ element: createElement((await import('../../features/login/login-page.tsx')).LoginPage) }),
  },
  {
    path: '/auth/forgot-password',
    title: t('titles.forgotPassword'),
    guard: 'visitor',
    load: async () => ({
      element: createElement(
        (await import('../../features/forgot-password/forgot-password-page.tsx')).ForgotPasswordPage,
      ),
    }),
  },
  {
    path: '/auth/signup',
    title: t('titles.signUp'),
    guard: 'visitor',
    isWide: true,
    load: async () => ({
      element: createElement((await import('../../features/signup/signup-page.tsx')).SignupPage),
    }),
  },
  {
    path: '/auth/account-activate',
    title: t('titles.activateAccount'),
    guard: 'visitor',
    load: async () => ({
      element: createElement(
        (await import('../../features/account-activate/account-activate-page.tsx')).AccountActivatePage,
      ),
    }),
  },
  {
    path: '/auth/error-404',
    title: t('titles.error404'),
    guard: 'anyone',
    load: async () => ({
      element: createElement((await import('../../features/errors/error-404-page.tsx')).Error404Page),
    }),
  },
  {
    path: '/auth/error-500',
    title: t('titles.error500'),
    guard: 'anyone',
    load: async () => ({
      element: createElement((await import('../../features/errors/error-500-page.tsx')).Error500Page),
    }),
  },
  {
    path: '/service/error/404',
    title: t('titles.error404'),
    guard: 'session',
    load: async () => ({
      element: createElement((await import('../../features/errors/error-404-page.tsx')).Error404Page),
    }),
  },
  {
    path: '/service/error/500',
    title: t('titles.error500'),
    guard: 'session',
    load: async () => ({
      element: createElement((await import('../../features/errors/error-500-page.tsx')).Error500Page),
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
      const { DashboardPage, askDashboard } = await import('../../features/dashboard/dashboard-page.tsx')
      return { element: createElement(DashboardPage), ask: askDashboard }
    },
  },
  {
    // No section: the entry of the menu decides, which super administrators don't have.
    path: '/service/numberman',
    title: t('titles.buyNumbers'),
    guard: 'session',
    menu: 'buyNumbers',
    load: async () => {
      const { askBuyNumbers, BuyNumbersPage } = await import('../../features/buy-numbers/buy-numbers-page.tsx')
      return { element: createElement(BuyNumbersPage), ask: askBuyNumbers }
    },
  },
  // Adding a number is searching for one; a bought number is a tracking number, edited and deleted where those are.
  {
    path: '/service/numberman/add',
    title: t('titles.buyNumbers'),
    guard: 'session',
    load: async () => ({
      element: createElement((await import('./moved-page.tsx')).MovedPage, { to: '/service/numberman' }),
    }),
  },
  {
    path: '/service/numberman/edit/:id',
    title: t('titles.trackingNumbers'),
    guard: 'session',
    load: async () => ({
      element: createElement((await import('./moved-page.tsx')).MovedPage, { to: '/service/tracking-number/edit/:id' }),
    }),
  },
  {
    path: '/service/numberman/delete/:id',
    title: t('titles.trackingNumbers'),
    guard: 'session',
    load: async () => ({
      element: createElement((await import('./moved-page.tsx')).MovedPage, {
        to: '/service/tracking-number/delete/:id',
      }),
    }),
  },
  {
    path: '/service/user/account',
    title: t('titles.account'),
    guard: 'session',
    load: async () => ({
      element: createElement((await import('../../features/settings/settings-page.tsx')).SettingsPage),
    }),
  },
  {
    path: '/service/customer-panel',
    title: t('titles.customerPanel'),
    guard: 'session',
    menu: 'customerPanel',
    load: async () => ({
      element: createElement((await import('../../features/customer-panel/customer-panel-page.tsx')).CustomerPanelPage),
    }),
  },
  {
    path: '/service/billing',
    title: t('titles.accountProfile'),
    guard: 'session',
    menu: 'accountProfile',
    load: async () => {
      // The account is changed by the form of customers, which belongs to another feature.
      const [{ BillingProfilePage, askBillingProfile }, { customers }] = await Promise.all([
        import('../../features/billing/billing-profile-page.tsx'),
        import('../../features/customers/customers.resource.ts'),
      ])
      return { element: createElement(BillingProfilePage, { customers }), ask: askBillingProfile }
    },
  },
  {
    path: '/service/billing/settings',
    title: t('titles.billingSettings'),
    guard: 'session',
    under: 'accountProfile',
    section: 'Manage Billing',
    load: async () => {
      const { BillingSettingsPage, askBillingSettings } = await import(
        '../../features/billing/billing-settings-page.tsx'
      )
      return { element: createElement(BillingSettingsPage), ask: askBillingSettings }
    },
  },
  {
    path: '/service/reports/activity',
    title: t('titles.activityReports'),
    guard: 'session',
    menu: 'activityReports',
    section: 'Activity Reports',
    load: async () => {
      const { ActivityReportPage, askActivityReport } = await import('../../features/reports/activity-report-page.tsx')
      return { element: createElement(ActivityReportPage), ask: askActivityReport }
    },
  },
  {
    path: '/service/reports/roi',
    title: t('titles.returnOnInvestment'),
    guard: 'session',
    under: 'activityReports',
    section: 'Activity Reports',
    load: async () => {
      const { RoiReportPage, askRoiReport } = await import('../../features/reports/roi-report-page.tsx')
      return { element: createElement(RoiReportPage), ask: askRoiReport }
    },
  },
  {
    path: '/service/reports/overview',
    title: t('titles.overviewReports'),
    guard: 'session',
    menu: 'overviewReports',
    section: 'Overview Reports',
    load: async () => {
      const { OverviewReportPage, askOverviewReport } = await import('../../features/reports/overview-report-page.tsx')
      return { element: createElement(OverviewReportPage), ask: askOverviewReport }
    },
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
