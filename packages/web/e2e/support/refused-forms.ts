import * as contract from '@lineboard/contract/zod'
import type { Page } from '@playwright/test'

export interface RefusedForm {
  /** Address of the list, or of the page that has the form. */
  path: string
  schema: { shape: object }
  /** What a new row needs, by label, where rows are only added. */
  fill?: Readonly<Record<string, string>>
  /** Opens the form where that is no row of a list. */
  open?: (page: Page) => Promise<void>
}

/** Every form of the app by its file, and how it is opened. */
export const refusedForms: Readonly<Record<string, RefusedForm>> = {
  'api-keys/api-key-form': { path: '/service/user/edit/2/keys', schema: contract.zApiKeyInput },
  'blacklist/blacklist-form': {
    path: '/service/routing/blacklist',
    schema: contract.zBlacklistNumberInput,
    fill: { Number: '+12125550177' },
  },
  'customers/customer-panels': { path: '/service/customer', schema: contract.zCustomerInput },
  'phone-book/phone-book-form': { path: '/service/phone-book', schema: contract.zPhoneBookInput },
  'products/product-panels': { path: '/service/products', schema: contract.zProductUpdate },
  'products/product-panels of prices': { path: '/service/product-prices', schema: contract.zProductVariationInput },
  'receiving-numbers/receiving-number-form': {
    path: '/service/routing/receiving',
    schema: contract.zReceivingNumberInput,
  },
  'roles/role-panels': { path: '/service/role', schema: contract.zDashRoleInput },
  'routing-actions/routing-action-form': { path: '/service/routing/actions', schema: contract.zRoutingActionInput },
  'settings/settings-panels': {
    path: '/service/user/account',
    schema: contract.zDashUserPatch,
    open: (page) => page.getByRole('button', { name: /^Edit/ }).first().click(),
  },
  'sip-gateways/sip-gateway-form': { path: '/service/routing/sipgateway', schema: contract.zSipGatewayInput },
  'system-settings/system-setting-form': { path: '/service/systemSettings', schema: contract.zSystemSettingInput },
  'tickets/ticket-panels': {
    path: '/service/ticket',
    schema: contract.zTicketInput,
    fill: { Subject: 'No calls since noon' },
  },
  'tracking-numbers/tracking-number-form': { path: '/service/tracking-number', schema: contract.zOpNumberInput },
  'tracking-sources/source-panels': { path: '/service/tracking-source', schema: contract.zTrackingSourceInput },
  'users/user-form': { path: '/service/user', schema: contract.zDashUserPatch },
  // One that callers do not hear yet: edits of the others are kept as a draft.
  'voice-menus/voice-menu-form': { path: '/service/ivr?filter=status%3A%3D%22draft%22', schema: contract.zIvrInput },
  'whitelist/whitelist-panels': { path: '/service/routing/whitelist', schema: contract.zWhitelistInput },
}
