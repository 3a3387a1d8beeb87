import { entities } from '@lineboard/contract/entities'
import { menuItems } from '@lineboard/sdk'
import { describe, expect, it } from 'vitest'
import type { Resource } from '../kit/define-resource.ts'
import { fillPath } from './href.ts'
import { allPlaces, isList, screenFile } from './place.ts'
import { placeAt } from './place-at.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../features/*/*.resource.ts', { eager: true })
const declared = Object.entries(declarations).flatMap(([file, module]) =>
  Object.entries(module).map(([name, resource]) => ({ file, name, resource })),
)
const pages = Object.keys(import.meta.glob('../features/*/*-page.tsx'))
const fileName = (path: string) => path.split('/').at(-1)

// People keep these addresses, and mails lead to them. One that must change stays here as a place that leads on.
const addresses = {
  login: '/auth/login',
  forgotPassword: '/auth/forgot-password',
  signup: '/auth/signup',
  accountActivate: '/auth/account-activate',
  error404: '/auth/error-404',
  error500: '/auth/error-500',
  serviceError404: '/service/error/404',
  serviceError500: '/service/error/500',
  dashboard: '/service/dashboard',
  buyNumbers: '/service/numberman',
  settings: '/service/user/account',
  diagnosis: '/service/diagnosis',
  customerPanel: '/service/customer-panel',
  billingProfile: '/service/billing',
  billingSettings: '/service/billing/settings',
  billingCards: '/service/billing/cards',
  billingInvoices: '/service/billing/invoices',
  activityReport: '/service/reports/activity',
  roiReport: '/service/reports/roi',
  compareReport: '/service/reports/compare',
  overviewReport: '/service/reports/overview',
  addNumbers: '/service/numberman/add',
  editNumber: '/service/numberman/edit/:id',
  deleteNumber: '/service/numberman/delete/:id',
  addApiKey: '/service/user/edit/:userId/addapikey',
  deleteApiKey: '/service/user/delete/:userId/deletekey/:id',
  callLogs: '/service/call-log',
  toHandle: '/service/to-handle',
  caller: '/service/call-log/caller/:number',
  phoneBook: '/service/phone-book',
  blacklist: '/service/routing/blacklist',
  tickets: '/service/ticket',
  templates: '/service/templates',
  trackingNumbers: '/service/tracking-number',
  routingActions: '/service/routing/actions',
  receivingNumbers: '/service/routing/receiving',
  trackingSources: '/service/tracking-source',
  whitelist: '/service/routing/whitelist',
  sipGateways: '/service/routing/sipgateway',
  voiceMenus: '/service/ivr',
  languages: '/service/languages',
  dialogs: '/service/system/calls',
  auditLogs: '/service/system/audit',
  customers: '/service/customer',
  customerAccount: '/service/customers/:id/billing',
  lowWallets: '/service/billing/low-wallets',
  pastDue: '/service/billing/past-due',
  subscriptions: '/service/billing/subscriptions',
  paymentTransactions: '/service/billing/transactions',
  apiKeys: '/service/user/edit/:userId/keys',
  users: '/service/user',
  verificationTokens: '/service/user-tokens',
  roles: '/service/role',
  products: '/service/products',
  productVariations: '/service/product-prices',
  priceDiscounts: '/service/discounts',
  services: '/service/services',
  systemSettings: '/service/systemSettings',
  serviceProviders: '/service/system/service-providers',
  documents: '/service/system/documents',
  maintenances: '/service/system/maintenance',
  assets: '/service/system/assets',
  addressees: '/service/system/notice-recipients',
  observers: '/service/system/ticket-observers',
  redisSubscriptions: '/service/system/live-subscriptions',
}

it('no address is lost, or leads elsewhere than it did', () => {
  expect(Object.fromEntries(allPlaces.map(({ id, path }) => [id, path]))).toMatchObject(addresses)
})

it('no two places share an address', () => {
  const paths = allPlaces.map(({ path }) => path)
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([])
})

describe.each(allPlaces)('$id', (place) => {
  const address = fillPath(place.path, { id: 7, userId: 5, number: '+12125550100' })

  it('is what is shown at its address', () => {
    expect(placeAt(address)?.id).toBe(place.id)
    expect(placeAt(`${address}?page=2#top`)?.id).toBe(place.id)
    expect(placeAt(`${address}/nonsense`)).toBeUndefined()
  })

  it('is shown with what is open over it, if it lists rows', () => {
    for (const rest of ['add', 'edit/7', 'view/7', 'delete/7'])
      if (isList(place)) expect(placeAt(`${address}/${rest}`)?.id).toBe(place.id)
  })

  it('has a file that shows it, in one feature', () => {
    const file = screenFile(place.id)
    const files = isList(place) ? Object.keys(declarations) : pages
    expect(files.filter((path) => fileName(path) === file)).toHaveLength(file ? 1 : 0)
  })
})

it.each(declared)('$name is at the place of its name, which lists its rows', ({ file, name, resource }) => {
  expect(resource.place).toBe(name)
  expect(fileName(file)).toBe(screenFile(resource.place))
  const place = allPlaces.find(({ id }) => id === resource.place)
  expect(place?.entity).toBe(resource.entity)
  expect(entities).toHaveProperty(resource.entity)
})

it('every page is the page of a place', () => {
  const files = allPlaces.map(({ id }) => screenFile(id))
  expect(pages.filter((page) => !files.includes(fileName(page)))).toEqual([])
})

it('every entry of the menu opens one place; the two of billing are one', () => {
  const entries = Object.keys(menuItems).filter((id) => id !== 'manageBillings')
  expect(allPlaces.flatMap(({ menu }) => menu ?? []).toSorted()).toEqual(entries.toSorted())
})

it('a kind of asset, and an entity, is listed whole at one place', () => {
  const whole = allPlaces.filter(({ isPart }) => !isPart)
  for (const values of [whole.flatMap(({ asset }) => asset ?? []), whole.flatMap(({ entity }) => entity ?? [])])
    expect(new Set(values).size).toBe(values.length)
})
