// Generated from contract/openapi.yaml by `pnpm generate`. Do not edit.
import type { components } from './schema.gen.ts'

/** Row type that the `filter` or `where` of an operation speaks of. */
export interface OperationRows {
  'DashUser.find': components['schemas']['DashUser']
  'DashUser.create': components['schemas']['DashUser']
  'DashUser.deleteAll': components['schemas']['DashUser']
  'DashUser.count': components['schemas']['DashUser']
  'DashUser.findById': components['schemas']['DashUser']
  'DashUser.deleteById': components['schemas']['DashUser']
  'DashUser.patchById': components['schemas']['DashUser']
  'DashUser.findVerificationTokens': components['schemas']['VerificationToken']
  'DashRole.find': components['schemas']['DashRole']
  'DashRole.create': components['schemas']['DashRole']
  'DashRole.deleteAll': components['schemas']['DashRole']
  'DashRole.count': components['schemas']['DashRole']
  'DashRole.findById': components['schemas']['DashRole']
  'DashRole.deleteById': components['schemas']['DashRole']
  'DashRole.patchById': components['schemas']['DashRole']
  'DashRoleMapping.find': components['schemas']['DashRoleMapping']
  'DashRoleMapping.create': components['schemas']['DashRoleMapping']
  'DashRoleMapping.deleteAll': components['schemas']['DashRoleMapping']
  'DashRoleMapping.deleteById': components['schemas']['DashRoleMapping']
  'DashRoleMapping.patchById': components['schemas']['DashRoleMapping']
  'GuiVisibility.find': components['schemas']['GuiVisibility']
  'GuiVisibility.upsert': components['schemas']['GuiVisibility']
  'GuiVisibility.create': components['schemas']['GuiVisibility']
  'GuiVisibility.deleteAll': components['schemas']['GuiVisibility']
  'GuiSection.find': components['schemas']['GuiSection']
  'GuiPermission.find': components['schemas']['GuiPermission']
  'Customer.find': components['schemas']['Customer']
  'Customer.upsert': components['schemas']['Customer']
  'Customer.create': components['schemas']['Customer']
  'Customer.count': components['schemas']['Customer']
  'Customer.findById': components['schemas']['Customer']
  'Customer.deleteById': components['schemas']['Customer']
  'ApiKey.find': components['schemas']['ApiKey']
  'ApiKey.create': components['schemas']['ApiKey']
  'ApiKey.count': components['schemas']['ApiKey']
  'ApiKey.findById': components['schemas']['ApiKey']
  'ApiKey.replaceById': components['schemas']['ApiKey']
  'ApiKey.deleteById': components['schemas']['ApiKey']
  'CallLog.find': components['schemas']['CallLog']
  'CallLog.upsert': components['schemas']['CallLog']
  'CallLog.deleteAll': components['schemas']['CallLog']
  'CallLog.count': components['schemas']['CallLog']
  'CallLog.findById': components['schemas']['CallLog']
  'CallLogSupport.find': components['schemas']['CallLogSupport']
  'LightCallLog.find': components['schemas']['LightCallLog']
  'PhoneBook.find': components['schemas']['PhoneBook']
  'PhoneBook.findById': components['schemas']['PhoneBook']
  'PhoneBook.upsert': components['schemas']['PhoneBook']
  'Template.find': components['schemas']['Template']
  'Template.create': components['schemas']['Template']
  'Template.replaceById': components['schemas']['Template']
  'Template.deleteById': components['schemas']['Template']
  'ReceivingNumber.find': components['schemas']['ReceivingNumber']
  'ReceivingNumber.create': components['schemas']['ReceivingNumber']
  'ReceivingNumber.patch': components['schemas']['ReceivingNumber']
  'ReceivingNumber.findPaged': components['schemas']['ReceivingNumber']
  'ReceivingNumber.count': components['schemas']['ReceivingNumber']
  'ReceivingNumber.findById': components['schemas']['ReceivingNumber']
  'ReceivingNumber.deleteById': components['schemas']['ReceivingNumber']
  'ReceivingNumber.bulkDownload': components['schemas']['ReceivingNumber']
  'OpNumber.find': components['schemas']['OpNumber']
  'OpNumber.upsert': components['schemas']['OpNumber']
  'OpNumber.deleteAll': components['schemas']['OpNumber']
  'OpNumber.findPaged': components['schemas']['OpNumber']
  'OpNumber.countPaged': components['schemas']['OpNumber']
  'OpNumber.trackingNumbersCount': components['schemas']['OpNumber']
  'OpNumber.count': components['schemas']['OpNumber']
  'OpNumber.findById': components['schemas']['OpNumber']
  'OpNumber.deleteById': components['schemas']['OpNumber']
  'OpNumber.bulkDownload': components['schemas']['OpNumber']
  'RoutingAction.find': components['schemas']['RoutingAction']
  'RoutingAction.upsert': components['schemas']['RoutingAction']
  'RoutingAction.create': components['schemas']['RoutingAction']
  'RoutingAction.findById': components['schemas']['RoutingAction']
  'RoutingAction.deleteById': components['schemas']['RoutingAction']
  'SipGateway.find': components['schemas']['SipGateway']
  'SipGateway.upsert': components['schemas']['SipGateway']
  'SipGateway.create': components['schemas']['SipGateway']
  'SipGateway.count': components['schemas']['SipGateway']
  'SipGateway.findById': components['schemas']['SipGateway']
  'SipGateway.deleteById': components['schemas']['SipGateway']
  'SipGateway.bulkDownload': components['schemas']['SipGateway']
  'TrackingSource.find': components['schemas']['TrackingSource']
  'TrackingSource.upsert': components['schemas']['TrackingSource']
  'TrackingSource.deleteAll': components['schemas']['TrackingSource']
  'TrackingSource.findPaged': components['schemas']['TrackingSource']
  'TrackingSource.countPaged': components['schemas']['TrackingSource']
  'TrackingSource.count': components['schemas']['TrackingSource']
  'TrackingSource.findById': components['schemas']['TrackingSource']
  'TrackingSource.deleteById': components['schemas']['TrackingSource']
  'TrackingSource.bulkDownload': components['schemas']['TrackingSource']
  'Whitelist.find': components['schemas']['Whitelist']
  'Whitelist.upsert': components['schemas']['Whitelist']
  'Whitelist.create': components['schemas']['Whitelist']
  'Whitelist.count': components['schemas']['Whitelist']
  'Whitelist.findById': components['schemas']['Whitelist']
  'Whitelist.deleteById': components['schemas']['Whitelist']
  'BlacklistNumber.find': components['schemas']['BlacklistNumber']
  'BlacklistNumber.create': components['schemas']['BlacklistNumber']
  'BlacklistNumber.deleteById': components['schemas']['BlacklistNumber']
  'Ivr.find': components['schemas']['Ivr']
  'Ivr.create': components['schemas']['Ivr']
  'Ivr.count': components['schemas']['Ivr']
  'Ivr.findById': components['schemas']['Ivr']
  'Ivr.replaceById': components['schemas']['Ivr']
  'Ivr.deleteById': components['schemas']['Ivr']
  'Dialog.find': components['schemas']['Dialog']
  'Dialog.count': components['schemas']['Dialog']
  'AuditLog.find': components['schemas']['AuditLog']
  'AuditLog.count': components['schemas']['AuditLog']
  'SystemSetting.find': components['schemas']['SystemSetting']
  'SystemSetting.create': components['schemas']['SystemSetting']
  'SystemSetting.replaceById': components['schemas']['SystemSetting']
  'Language.find': components['schemas']['Language']
  'Service.find': components['schemas']['Service']
  'Service.findById': components['schemas']['Service']
  'Ticket.find': components['schemas']['Ticket']
  'Ticket.create': components['schemas']['Ticket']
  'Ticket.findById': components['schemas']['Ticket']
  'Ticket.deleteById': components['schemas']['Ticket']
  'Ticket.deleteAll': components['schemas']['Ticket']
  'Subscription.find': components['schemas']['Subscription']
  'Subscription.deleteAll': components['schemas']['Subscription']
  'ServiceProvider.find': components['schemas']['ServiceProvider']
  'ServiceProvider.deleteAll': components['schemas']['ServiceProvider']
  'Document.find': components['schemas']['Document']
  'Document.deleteAll': components['schemas']['Document']
  'Mainteinance.find': components['schemas']['Mainteinance']
  'Mainteinance.deleteAll': components['schemas']['Mainteinance']
  'Asset.find': components['schemas']['Asset']
  'Asset.deleteAll': components['schemas']['Asset']
  'Addressee.find': components['schemas']['Addressee']
  'Addressee.deleteAll': components['schemas']['Addressee']
  'Observer.find': components['schemas']['Observer']
  'Observer.deleteAll': components['schemas']['Observer']
  'RedisSubscription.find': components['schemas']['RedisSubscription']
  'RedisSubscription.deleteAll': components['schemas']['RedisSubscription']
  'PaymentMethod.find': components['schemas']['PaymentMethod']
  'PaymentTransaction.find': components['schemas']['PaymentTransaction']
  'PaymentTransaction.count': components['schemas']['PaymentTransaction']
  'PaymentTransaction.findById': components['schemas']['PaymentTransaction']
  'PriceDiscount.find': components['schemas']['PriceDiscount']
  'Product.find': components['schemas']['Product']
  'Product.findById': components['schemas']['Product']
  'Product.updateProduct': components['schemas']['Product']
  'ProductVariation.find': components['schemas']['ProductVariation']
  'ProductVariation.upsert': components['schemas']['ProductVariation']
  'ProductVariation.create': components['schemas']['ProductVariation']
  'ProductVariation.findById': components['schemas']['ProductVariation']
  'ProductVariation.replaceById': components['schemas']['ProductVariation']
  'ProductVariation.deleteById': components['schemas']['ProductVariation']
  'CustomerProductsRel.deleteAll': components['schemas']['CustomerProductsRel']
}

/** Model, then verb, to `METHOD /path flag…`: public, form, multipart, text, blob, limit=<ms>. */
export const operationTable = {
  DashUser: {
    authenticate: 'POST /DashUsers/authenticate public',
    logout: 'POST /DashUsers/logout',
    activate: 'GET /DashUsers/activate/token={token} public',
    forgotPassword: 'POST /DashUsers/forgot-password public',
    impersonate: 'POST /DashUsers/impersonate',
    deimpersonate: 'POST /DashUsers/deimpersonate',
    requestEmail: 'POST /DashUsers/request_email public',
    verifyEmail: 'POST /DashUsers/verify_email public',
    register: 'POST /DashUsers/register public',
    canI: 'POST /DashUsers/cani',
    find: 'GET /DashUsers',
    create: 'POST /DashUsers',
    deleteAll: 'DELETE /DashUsers',
    count: 'GET /DashUsers/count',
    findById: 'GET /DashUsers/{id} limit=5000',
    deleteById: 'DELETE /DashUsers/{id}',
    patchById: 'PATCH /DashUsers/{id}',
    setRole: 'POST /DashUsers/{id}/role',
    accountReset: 'GET /DashUsers/{id}/account-reset',
    findVerificationTokens: 'GET /DashUsers/verification_tokens',
    severalUser: 'POST /DashUsers/several_user',
    isUnique: 'POST /DashUsers/isunique',
    deleteRoleMapping: 'DELETE /DashUsers/{id}/DashRoleMapping',
  },
  DashRole: {
    find: 'GET /DashRoles',
    create: 'POST /DashRoles',
    deleteAll: 'DELETE /DashRoles',
    count: 'GET /DashRoles/count',
    findById: 'GET /DashRoles/{id}',
    deleteById: 'DELETE /DashRoles/{id}',
    patchById: 'PATCH /DashRoles/{id}',
    associatedDashUsers: 'POST /DashRoles/AssociatedDashUsers',
    deleteGuiVisibilities: 'DELETE /DashRoles/{id}/GuiVisibilities',
    addPrincipals: 'POST /DashRoles/{roleId}/principals',
  },
  DashRoleMapping: {
    find: 'GET /DashRoleMappings',
    create: 'POST /DashRoleMappings',
    deleteAll: 'DELETE /DashRoleMappings',
    deleteById: 'DELETE /DashRoleMappings/{id}',
    patchById: 'PATCH /DashRoleMappings/{id}',
  },
  GuiVisibility: {
    find: 'GET /GuiVisibilities',
    upsert: 'PUT /GuiVisibilities',
    create: 'POST /GuiVisibilities',
    deleteAll: 'DELETE /GuiVisibilities',
  },
  GuiSection: {
    find: 'GET /GuiSections',
  },
  GuiPermission: {
    find: 'GET /GuiPermissions',
  },
  Customer: {
    find: 'GET /Customers',
    upsert: 'PUT /Customers',
    create: 'POST /Customers',
    count: 'GET /Customers/count',
    findById: 'GET /Customers/{id}',
    deleteById: 'DELETE /Customers/{id}',
    findSubscriptions: 'GET /Customers/{id}/Subscriptions',
  },
  ApiKey: {
    find: 'GET /ApiKeys',
    create: 'POST /ApiKeys',
    count: 'GET /ApiKeys/count',
    findById: 'GET /ApiKeys/{id}',
    replaceById: 'PUT /ApiKeys/{id}',
    deleteById: 'DELETE /ApiKeys/{id}',
  },
  CallLog: {
    find: 'GET /CallLogs',
    upsert: 'PUT /CallLogs',
    deleteAll: 'DELETE /CallLogs',
    count: 'GET /CallLogs/count',
    findById: 'GET /CallLogs/{id}',
    updatePhonebook: 'PUT /CallLogs/update_phonebook',
    updateCustomer: 'POST /CallLogs/updateCustomer form',
    countLogs: 'GET /CallLogs/count_logs',
    getCompareReport: 'GET /CallLogs/compare_report',
    compareReport: 'POST /CallLogs/compare_report',
  },
  CallLogSupport: {
    find: 'GET /CallLogSupports',
  },
  LightCallLog: {
    find: 'GET /LightCallLogs',
  },
  Storage: {
    getRecording: 'GET /Storages/getRecording blob',
  },
  PhoneBook: {
    find: 'GET /PhoneBooks',
    findById: 'GET /PhoneBooks/{id}',
    upsert: 'PUT /Phonebooks',
  },
  Report: {
    statistics: 'GET /Reports/statistics',
    dashboardData: 'POST /Reports/dashboardData form',
    activityReport: 'POST /Reports/activity_report form',
    overviewReport: 'POST /Reports/overview_report form',
    exportReport: 'POST /Reports/export_report form text',
  },
  Template: {
    find: 'GET /Templates',
    create: 'POST /Templates',
    shareTemplate: 'POST /Templates/shareTemplate',
    replaceById: 'PUT /Templates/{id}',
    deleteById: 'DELETE /Templates/{id}',
  },
  ReceivingNumber: {
    find: 'GET /ReceivingNumbers',
    create: 'POST /ReceivingNumbers',
    patch: 'PATCH /ReceivingNumbers',
    findPaged: 'GET /ReceivingNumbers/receiving_numbers',
    count: 'GET /ReceivingNumbers/count',
    findById: 'GET /ReceivingNumbers/{id}',
    deleteById: 'DELETE /ReceivingNumbers/{id}',
    bulkUpload: 'POST /ReceivingNumbers/bulk_upload multipart',
    bulkDownload: 'GET /ReceivingNumbers/bulk_download text',
  },
  OpNumber: {
    find: 'GET /OpNumbers',
    upsert: 'PUT /OpNumbers',
    deleteAll: 'DELETE /OpNumbers',
    findPaged: 'GET /OpNumbers/tracking_numbers',
    countPaged: 'GET /OpNumbers/tracking_numbers/count',
    trackingNumbersCount: 'GET /OpNumbers/tracking_numbers_count',
    count: 'GET /OpNumbers/count',
    findById: 'GET /OpNumbers/{id}',
    deleteById: 'DELETE /OpNumbers/{id}',
    updateTrackingSource: 'POST /OpNumbers/{id}/UpdateTrackingSource',
    updateLogs: 'POST /OpNumbers/updateLogs',
    updateCustomer: 'POST /OpNumbers/updateCustomer form',
    bulkUpload: 'POST /OpNumbers/bulk_upload multipart',
    bulkDownload: 'GET /OpNumbers/bulk_download text',
  },
  NumberProvider: {
    lookup: 'POST /NumberProviders/lookup',
    suffix: 'GET /NumberProviders/suffix',
    reserve: 'POST /NumberProviders/reserve',
    release: 'POST /NumberProviders/release',
    countries: 'GET /NumberProviders/countries',
    ratecenter: 'GET /NumberProviders/ratecenter',
  },
  RoutingAction: {
    find: 'GET /RoutingActions',
    upsert: 'PUT /RoutingActions',
    create: 'POST /RoutingActions',
    findById: 'GET /RoutingActions/{id}',
    deleteById: 'DELETE /RoutingActions/{id}',
  },
  SipGateway: {
    find: 'GET /SipGateways',
    upsert: 'PUT /SipGateways',
    create: 'POST /SipGateways',
    count: 'GET /SipGateways/count',
    findById: 'GET /SipGateways/{id}',
    deleteById: 'DELETE /SipGateways/{id}',
    deleteSipGatewayWithOption: 'POST /SipGateways/deleteSipGatewayWithOption',
    order: 'POST /SipGateways/order',
    setDefault: 'POST /SipGateways/set_default',
    bulkUpload: 'POST /SipGateways/bulk_upload multipart',
    bulkDownload: 'GET /SipGateways/bulk_download text',
  },
  TrackingSource: {
    find: 'GET /TrackingSources',
    upsert: 'PUT /TrackingSources',
    deleteAll: 'DELETE /TrackingSources',
    findPaged: 'GET /TrackingSources/tracking_sources',
    countPaged: 'GET /TrackingSources/tracking_sources/count',
    count: 'GET /TrackingSources/count',
    findById: 'GET /TrackingSources/{id}',
    deleteById: 'DELETE /TrackingSources/{id}',
    deleteSourceWithOption: 'POST /TrackingSources/deleteSourceWithOption',
    updateCustomer: 'POST /TrackingSources/updateCustomer form',
    bulkUpload: 'POST /TrackingSources/bulk_upload multipart',
    bulkDownload: 'GET /TrackingSources/bulk_download text',
  },
  Whitelist: {
    find: 'GET /Whitelists',
    upsert: 'PUT /Whitelists',
    create: 'POST /Whitelists',
    count: 'GET /Whitelists/count',
    findById: 'GET /Whitelists/{id}',
    deleteById: 'DELETE /Whitelists/{id}',
  },
  BlacklistNumber: {
    find: 'GET /BlacklistNumbers',
    create: 'POST /BlacklistNumbers',
    deleteById: 'DELETE /BlacklistNumbers/{id}',
  },
  Ivr: {
    find: 'GET /Ivrs',
    create: 'POST /Ivrs',
    count: 'GET /Ivrs/count',
    findById: 'GET /Ivrs/{id}',
    replaceById: 'PUT /Ivrs/{id}',
    deleteById: 'DELETE /Ivrs/{id}',
    replaceAction: 'PUT /Ivrs/{ivrId}/Actions/{id}',
    deleteAction: 'DELETE /Ivrs/{ivrId}/Actions/{id}',
    createAction: 'POST /Ivrs/{ivrId}/Actions',
    deleteAllActions: 'DELETE /Ivrs/{ivrId}/Actions',
  },
  Dialog: {
    find: 'GET /Dialogs',
    count: 'GET /Dialogs/count',
  },
  AuditLog: {
    find: 'GET /AuditLogs',
    count: 'GET /AuditLogs/count',
  },
  SystemSetting: {
    find: 'GET /SystemSettings',
    create: 'POST /SystemSettings',
    defaultSettings: 'GET /SystemSettings/defaultSettings public',
    replaceById: 'PUT /SystemSettings/{id}',
  },
  Language: {
    find: 'GET /Languages',
  },
  Service: {
    find: 'GET /services',
    findById: 'GET /services/{id}',
  },
  Ticket: {
    find: 'GET /tickets',
    create: 'POST /tickets',
    findById: 'GET /tickets/{id}',
    deleteById: 'DELETE /Tickets/{id}',
    deleteAll: 'DELETE /Tickets',
    countByOwner: 'GET /tickets/count-by-owner',
    countByState: 'GET /tickets/count-by-state',
    findVersions: 'GET /tickets/{id}/versions',
    createVersion: 'POST /tickets/{id}/versions',
    findVersionById: 'GET /tickets/{id}/versions/{versionId}',
    getVersionOwner: 'GET /tickets/{id}/versions/{versionId}/owner',
    getVersionState: 'GET /tickets/{id}/versions/{versionId}/state',
    findVersionAssets: 'GET /tickets/{id}/versions/{versionId}/assets',
    findVersionAssetById: 'GET /tickets/{id}/versions/{versionId}/assets/{assetId}',
    findVersionAttachments: 'GET /tickets/{id}/versions/{versionId}/attachments',
    createVersionAttachment: 'POST /tickets/{id}/versions/{versionId}/attachments multipart',
    findVersionAttachmentById: 'GET /tickets/{id}/versions/{versionId}/attachments/{attachId}',
    findVersionNotifications: 'GET /tickets/{id}/versions/{versionId}/notifications',
    createVersionNotification: 'POST /tickets/{id}/versions/{versionId}/notifications',
    findVersionNotificationById: 'GET /tickets/{id}/versions/{versionId}/notifications/{notifId}',
    findVersionObservers: 'GET /tickets/{id}/versions/{versionId}/observers',
    createVersionObserver: 'POST /tickets/{id}/versions/{versionId}/observers',
    deleteVersionObserver: 'DELETE /tickets/{id}/versions/{versionId}/observers/{obId}',
    countVersionObservers: 'GET /tickets/{id}/versions/{versionId}/observers/count',
  },
  TicketVersion: {
    latest: 'GET /versions/latest',
  },
  Subscription: {
    find: 'GET /Subscriptions',
    deleteAll: 'DELETE /Subscriptions',
  },
  ServiceProvider: {
    find: 'GET /ServiceProviders',
    deleteAll: 'DELETE /ServiceProviders',
  },
  Document: {
    find: 'GET /Documents',
    deleteAll: 'DELETE /Documents',
  },
  Mainteinance: {
    find: 'GET /Mainteinances',
    deleteAll: 'DELETE /Mainteinances',
  },
  Asset: {
    find: 'GET /Assets',
    deleteAll: 'DELETE /Assets',
  },
  Addressee: {
    find: 'GET /Addressees',
    deleteAll: 'DELETE /Addressees',
  },
  Observer: {
    find: 'GET /Observers',
    deleteAll: 'DELETE /Observers',
  },
  RedisSubscription: {
    find: 'GET /RedisSubscriptions',
    deleteAll: 'DELETE /RedisSubscriptions',
  },
  PaymentMethod: {
    find: 'GET /PaymentMethods',
    balance: 'GET /PaymentMethods/balance',
    hasPrimaryMethod: 'GET /PaymentMethods/has_primary_method',
    refund: 'PUT /PaymentMethods/refund',
    invoice: 'PUT /PaymentMethods/invoice',
    createIntent: 'POST /PaymentMethods/create_intent public',
    intentToWallet: 'POST /PaymentMethods/intent_to_wallet',
    attach: 'POST /PaymentMethods/attach',
    detach: 'POST /PaymentMethods/detach',
    setPrimary: 'POST /PaymentMethods/set_primary',
    chargeCustomer: 'POST /PaymentMethods/charge_customer',
    setupCardIntent: 'POST /PaymentMethods/setup_card_intent',
    subscriptions: 'GET /PaymentMethods/subscriptions',
    subscriptionDetail: 'GET /PaymentMethods/subscriptionDetail',
    pauseTrackingCode: 'POST /PaymentMethods/pause_tracking_code',
    stopIncomingCalls: 'POST /PaymentMethods/stop_incoming_calls',
    reactiveAccount: 'POST /PaymentMethods/reactive_account',
    saveConsent: 'PUT /PaymentMethods/save_consent',
    getCustomerInvoice: 'POST /PaymentMethods/getCustomerInvoice blob',
  },
  PaymentTransaction: {
    find: 'GET /PaymentTransactions',
    count: 'GET /PaymentTransactions/count',
    findById: 'GET /PaymentTransactions/{id} limit=5000',
    callChargeSummary: 'POST /PaymentTransactions/callChargeSummary',
  },
  PriceDiscount: {
    find: 'GET /PriceDiscounts',
  },
  CurrencyRate: {
    getCurrencyConversionRates: 'GET /CurrencyRates/getCurrencyConversionRates public',
  },
  Product: {
    find: 'GET /Products',
    findById: 'GET /Products/{id}',
    regList: 'GET /Products/reg_list public',
    updateProduct: 'PUT /Products/updateProduct',
    subscribeProduct: 'POST /Products/subscribe_product',
    unsubscribeProduct: 'POST /Products/unsubscribe_product',
  },
  ProductVariation: {
    find: 'GET /ProductVariations',
    upsert: 'PUT /ProductVariations',
    create: 'POST /ProductVariations',
    findById: 'GET /ProductVariations/{id}',
    replaceById: 'PUT /ProductVariations/{id}',
    deleteById: 'DELETE /ProductVariations/{id}',
  },
  CustomerProductsRel: {
    deleteAll: 'DELETE /CustomerProductsRels',
  },
} as const
