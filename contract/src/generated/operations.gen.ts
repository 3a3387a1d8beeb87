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

/**
 * Model, then verb, to `METHOD /path flag…`: read (no GET, and changes nothing all the same), write (a GET that changes
 * something), repeatable, key (an Idempotency-Key makes it safe to be sent twice), public, form, multipart, limit=<ms>;
 * of the answer, which is an object where nothing is said: list, count, flag (true or false), empty, bare (an object, or nothing), text, blob.
 */
export const operationTable = {
  DashUser: {
    /** Sign in. Answers a session token. Some servers answer 200 with `statusCode`, `name` and `message` when the sign-in is refused: that is never a session. What was paid for a sign-up with the address of the user, and never used, enters the wallet of the customer now. */
    authenticate: 'POST /DashUsers/authenticate public',
    /** Sign out. Ends the session whose token the call carries. */
    logout: 'POST /DashUsers/logout empty',
    /** Activate an account. Uses up the token of an activation mail. */
    activate: 'GET /DashUsers/activate/token={token} write public flag',
    /** Reset a forgotten password. Mails a new password to the address. Answers false when the account cannot be reset. */
    forgotPassword: 'POST /DashUsers/forgot-password public flag',
    /** Act as another user. Answers a token of its own. While it is sent, every call is made as that user. For who may change anything, as somebody who may do no more. */
    impersonate: 'POST /DashUsers/impersonate',
    /** Stop acting as another user. Ends the impersonation token. The own session goes on. */
    deimpersonate: 'POST /DashUsers/deimpersonate flag',
    /** Request a verification code by e-mail. First step of the sign-up. Calling it again sends another code. */
    requestEmail: 'POST /DashUsers/request_email public bare',
    /** Verify an e-mail address. Second step of the sign-up. Any message but `success` means that the address is not verified. */
    verifyEmail: 'POST /DashUsers/verify_email public bare',
    /** Open an account. Last step of the sign-up, after the card payment. Makes the customer, its first user, the subscription and the wallet. What else was paid for a sign-up of the same address, and never used, enters the wallet as well. */
    register: 'POST /DashUsers/register key public bare',
    /** Ask whether the session may do something. A section with `kind` asks whether it may be read or changed; without a section the question is about the account as a whole. The answer is a flag, and never 403. */
    canI: 'POST /DashUsers/cani read',
    /** List users. The users the session may see. Staff of a customer see the users of their own company only. */
    find: 'GET /DashUsers list',
    /** Add a user. The password is never answered. */
    create: 'POST /DashUsers',
    /** Delete several users. Deletes every row that meets the condition. */
    deleteAll: 'DELETE /DashUsers count',
    /** Count users. How many users match `where`; all that the session may see where it is left out. */
    count: 'GET /DashUsers/count count',
    /** Read a user. Comes with `Customer` and with `DashRoleMapping`, each with its `DashRole` and that with its `GuiVisibilities`: all that the session's own user needs to build its menu. */
    findById: 'GET /DashUsers/{id} limit=5000',
    /** Delete a user. A `count` of 0 says that there was none with this id to delete. */
    deleteById: 'DELETE /DashUsers/{id} count',
    /** Change a user. Takes single fields, an id and a password, or the whole user with its `uiSettings`. */
    patchById: 'PATCH /DashUsers/{id} repeatable',
    /** Give a user a role. Replaces the role the user had. It is one of the user's customer, or one for every customer. */
    setRole: 'POST /DashUsers/{id}/role repeatable',
    /** Begin to switch on codes at sign-in. Answers a secret for an authenticator app (RFC 6238: SHA-1, 6 digits, 30 seconds), this once. Nothing changes until a code of it is confirmed. */
    beginSecondFactor: 'POST /DashUsers/second-factor bare',
    /** Switch on codes at sign-in. Takes a code of the secret, and answers ten recovery codes, this once. Each of them stands in for one code. */
    confirmSecondFactor: 'POST /DashUsers/second-factor/confirm bare',
    /** Give a code during a session. Calls with `x-recent-code` need a code that is at most 15 minutes old, of users who sign in with one. The code at sign-in counts as well. During impersonation it is a code of the user who impersonates. */
    verifySecondFactor: 'POST /DashUsers/second-factor/verify bare',
    /** Switch off codes at sign-in. Takes the password and a code, or a recovery code. */
    disableSecondFactor: 'POST /DashUsers/second-factor/disable flag',
    /** Ask whether a user signs in with a code. Of others, for users who may change them. The secret is never answered. */
    findSecondFactor: 'GET /DashUsers/{id}/second-factor',
    /** Reset the codes of another user. Switches them off for somebody who has lost the authenticator, and mails that user. The next sign-in says so. Nobody resets the own ones. */
    resetSecondFactor: 'DELETE /DashUsers/{id}/second-factor count',
    /** List the sessions of a user. Where the user is signed in, the session used last first. Sessions in which others act as the user are not listed, nor are API keys. Sessions of others are for users who may change them. */
    findSessions: 'GET /DashUsers/{id}/sessions list',
    /** End the sessions of a user. Ends all sessions of the user except the one that makes the call. */
    endSessions: 'DELETE /DashUsers/{id}/sessions count',
    /** End a session of a user. Ends the session at once, with what its user does as others in it. A `count` of 0 says that it had ended already. */
    endSession: 'DELETE /DashUsers/{id}/sessions/{sessionId} count',
    /** Reset the account of a user. Ends the sessions of the user and mails a new password. */
    accountReset: 'GET /DashUsers/{id}/account-reset write flag',
    /** List verification tokens. Tokens and codes that were mailed for sign-up, activation and password reset. */
    findVerificationTokens: 'GET /DashUsers/verification_tokens list',
    /** Read several users. Ids that are not there, or that the session may not see, are left out. */
    severalUser: 'POST /DashUsers/several_user read list',
    /** Ask whether a user name or e-mail address is free. Answers whether no user has the value in that column yet. What is free now may be taken before it is used, so adding the user decides. */
    isUnique: 'POST /DashUsers/isunique read',
    /** Take all roles from a user. Without a role a person may sign in, and sees only what everybody may. */
    deleteRoleMapping: 'DELETE /DashUsers/{id}/DashRoleMapping repeatable empty',
  },
  DashRole: {
    /** List roles. Include `GuiVisibilities` for what each role may do, `principals` for who has it. */
    find: 'GET /DashRoles list',
    /** Add a role. A new role sees no section until it gets visibilities. */
    create: 'POST /DashRoles',
    /** Delete several roles. Deletes every row that meets the condition. */
    deleteAll: 'DELETE /DashRoles count',
    /** Count roles. How many roles match `where`; all that the session may see where it is left out. */
    count: 'GET /DashRoles/count count',
    /** Read a role. Comes with its `GuiVisibilities`, each with section and permission. */
    findById: 'GET /DashRoles/{id}',
    /** Delete a role. A `count` of 0 says that there was none with this id to delete. */
    deleteById: 'DELETE /DashRoles/{id} count',
    /** Change a role. Fields that are left out stay as they are. Which sections the role opens is changed by its visibilities. */
    patchById: 'PATCH /DashRoles/{id} repeatable',
    /** List the users who have a role. The role is named in the body, and the answer has every user who has it, as far as the session may see them. */
    associatedDashUsers: 'POST /DashRoles/AssociatedDashUsers read list',
    /** Deny a role every section. Deletes all visibilities of the role. */
    deleteGuiVisibilities: 'DELETE /DashRoles/{id}/GuiVisibilities repeatable empty',
    /** Give a role to a user. Adds an assignment of the role in the path, or changes the one that there is. Other roles of the user stay. */
    addPrincipals: 'POST /DashRoles/{roleId}/principals',
  },
  DashRoleMapping: {
    /** List role assignments. All role assignments that the session may see, narrowed down by `filter`. Relations come where `include` names them. */
    find: 'GET /DashRoleMappings list',
    /** Add a role assignment. The user has the role's permissions from the next call on. */
    create: 'POST /DashRoleMappings',
    /** Delete several role assignments. Deletes every row that meets the condition. */
    deleteAll: 'DELETE /DashRoleMappings count',
    /** Delete a role assignment. A `count` of 0 says that there was none with this id to delete. The user loses the role's permissions with the next call. */
    deleteById: 'DELETE /DashRoleMappings/{id} count',
    /** Change a role assignment. Fields that are left out stay as they are. */
    patchById: 'PATCH /DashRoleMappings/{id} repeatable',
  },
  GuiVisibility: {
    /** List visibilities. Which role may do what in which section. Include `GuiSection` and `GuiPermission` for the names. */
    find: 'GET /GuiVisibilities list',
    /** Replace a visibility. Replaces the row named by the `id` in the body. Without an id it creates one. */
    upsert: 'PUT /GuiVisibilities',
    /** Add a visibility. Says what a role may do in one section of the app. A role has one permission a section: a second one is refused with 422. */
    create: 'POST /GuiVisibilities',
    /** Delete several visibilities. Deletes every row that meets the condition. */
    deleteAll: 'DELETE /GuiVisibilities count',
  },
  GuiSection: {
    /** List sections. The parts of the app that permissions are given for, such as Call Logs. They are the same for every customer. */
    find: 'GET /GuiSections list',
  },
  GuiPermission: {
    /** List permissions. The permissions that a role can have for a section: deny, read-only and all. They are the same for every customer. */
    find: 'GET /GuiPermissions list',
  },
  Customer: {
    /** List customers. The customers the session may see. Staff of a customer see their own company only. */
    find: 'GET /Customers list',
    /** Replace a customer. Replaces the customer named by the `id` in the body; fields left out are dropped. Without an id it creates one. */
    upsert: 'PUT /Customers',
    /** Add a customer. The customer starts with an empty wallet and an active account. */
    create: 'POST /Customers',
    /** Count customers. How many customers match `where`; all that the session may see where it is left out. */
    count: 'GET /Customers/count count',
    /** Read a customer. Answers 404 where there is no customer with this id, and where the session may not see it. */
    findById: 'GET /Customers/{id}',
    /** Delete a customer. A `count` of 0 says that there was none with this id to delete. What belongs to the customer goes with it. */
    deleteById: 'DELETE /Customers/{id} count',
    /** List what a customer subscribes to. Products that the customer has or had, each with its state. Answers 404 where the session may not see the customer. */
    findSubscriptions: 'GET /Customers/{id}/Subscriptions list',
  },
  ApiKey: {
    /** List API keys. Keys with their names, scopes and ends. The key itself is shown once, when it is made, and here only by its end. */
    find: 'GET /ApiKeys list',
    /** Make an API key. The server makes the key, and answers it this once. */
    create: 'POST /ApiKeys',
    /** Count API keys. How many API keys match `where`; all that the session may see where it is left out. */
    count: 'GET /ApiKeys/count count',
    /** Read an API key. Answers 404 where there is no key with this id, and where the session may not see it. The key itself is shown only by its end. */
    findById: 'GET /ApiKeys/{id}',
    /** Replace an API key. Changes name, scope and end. The key stays as it is. */
    replaceById: 'PUT /ApiKeys/{id}',
    /** Delete an API key. Programs that use it are refused from then on. */
    deleteById: 'DELETE /ApiKeys/{id} count',
  },
  CallLog: {
    /** List calls. The calls the session may see, with the names joined from contact, source and gateway. The answer says how many match in all. */
    find: 'GET /CallLogs list',
    /** Replace a call. Replaces the call named by the `id` in the body; fields left out are dropped. Without an id it creates one. Who changes `handling` is kept with the call as `handledBy`, and when. */
    upsert: 'PUT /CallLogs',
    /** Delete several calls. Deletes every row that meets the condition. */
    deleteAll: 'DELETE /CallLogs count',
    /** Count calls. How many calls match `where`; all that the session may see where it is left out. */
    count: 'GET /CallLogs/count count',
    /** Read a call. Comes with `legs`, what happened to the call in order. */
    findById: 'GET /CallLogs/{id}',
    /** Link a call to a contact. The call shows the contact's name and address from now on. The contact must be of the same customer. */
    updatePhonebook: 'PUT /CallLogs/update_phonebook repeatable',
    /** Move calls to another customer. `updateInfo` is JSON of the ids of calls and of the customer they go to. What was charged for them stays charged to whom it was. */
    updateCustomer: 'POST /CallLogs/updateCustomer form count',
    /** Count calls by period. How many calls there were today, yesterday, this week and so on. */
    countLogs: 'GET /CallLogs/count_logs',
    /** Compare two periods. Compares the range with a second one. Without a second range it is the one of the same length just before. */
    getCompareReport: 'GET /CallLogs/compare_report',
    /** Compare two periods (fields in the body). Compares the range with a second one. Without a second range it is the one of the same length just before. */
    compareReport: 'POST /CallLogs/compare_report read',
  },
  CallLogSupport: {
    /** List calls for support. Flat rows with joined names and technical details. The answer says how many match in all. */
    find: 'GET /CallLogSupports list',
  },
  LightCallLog: {
    /** List calls briefly. Small rows for charts and long lists. Both dates narrow what the filter lets through. */
    find: 'GET /LightCallLogs list',
  },
  Storage: {
    /** Listen to a recording. A player may ask for a part by a `Range` header and is answered with 206. A reference to the recording stands in its call. */
    getRecording: 'GET /Storages/getRecording blob',
  },
  PhoneBook: {
    /** List contacts. All contacts that the session may see, narrowed down by `filter`. Relations come where `include` names them. */
    find: 'GET /PhoneBooks list',
    /** Read a contact. Answers 404 where there is no contact with this id, and where the session may not see it. */
    findById: 'GET /PhoneBooks/{id}',
    /** Save a contact. Replaces the contact named by the `id` in the body; fields left out are dropped. Without an id it creates one. The path is spelled with a small b. */
    upsert: 'PUT /Phonebooks',
  },
  Report: {
    /** Read the headline figures of a period. The days are those of the time zone that `timezoneOffset` gives, or of UTC. */
    statistics: 'GET /Reports/statistics',
    /** Compute what a dashboard widget shows. `widgetName` says which figures. Days begin and end as `timezoneOffset` has it, and weeks as `weekStart` has it. */
    dashboardData: 'POST /Reports/dashboardData read form',
    /** Report calls day by day. One entry a day of the span, days without calls among them. `offset` says by which clock a day begins. */
    activityReport: 'POST /Reports/activity_report read form',
    /** Report calls by source, number, hour and weekday. The same calls, counted in four ways. `offset` says by which clock hours and weekdays are told. */
    overviewReport: 'POST /Reports/overview_report read form',
    /** Export the calls day by day as CSV. The rows of the activity report: one line a day with the columns date, calls, answered, missed, voicemail, busy, failed, firstTimeCallers, uniqueCallers, talkSeconds, averageTalkSeconds, averageRingSeconds and charge. */
    exportReport: 'POST /Reports/export_report read form text',
  },
  Template: {
    /** List saved views. The views of the session's user and those shared with them. */
    find: 'GET /Templates list',
    /** Save a view. Keeps a list or report as it was set, under a name. The owner is the session's user. */
    create: 'POST /Templates',
    /** Share a saved view. Only the owner may share it. */
    shareTemplate: 'POST /Templates/shareTemplate repeatable',
    /** Replace a saved view. Fields that are left out are dropped. Answers 404 where the session may not see the view. */
    replaceById: 'PUT /Templates/{id} repeatable',
    /** Delete a saved view. A `count` of 0 says that there was none with this id to delete. */
    deleteById: 'DELETE /Templates/{id} count',
  },
  ReceivingNumber: {
    /** List receiving numbers. All receiving numbers that the session may see, narrowed down by `filter`. Relations come where `include` names them. */
    find: 'GET /ReceivingNumbers list',
    /** Add a receiving number. Calls can be delivered to it at once. A number that the customer has already is refused with 422. */
    create: 'POST /ReceivingNumbers',
    /** Change fields of a receiving number. Changes the fields given and leaves the others. */
    patch: 'PATCH /ReceivingNumbers repeatable',
    /** List a page of receiving numbers. The list for screens, a page at a time. Search it by `number` and `tracking_number`. */
    findPaged: 'GET /ReceivingNumbers/receiving_numbers list',
    /** Count receiving numbers. How many receiving numbers match `where`; all that the session may see where it is left out. */
    count: 'GET /ReceivingNumbers/count count',
    /** Read a receiving number. Answers 404 where there is no receiving number with this id, and where the session may not see it. */
    findById: 'GET /ReceivingNumbers/{id}',
    /** Delete a receiving number. Tracking numbers that deliver to it are left without a receiving number. */
    deleteById: 'DELETE /ReceivingNumbers/{id} count',
    /** Import receiving numbers from CSV. Columns `number`, `description` and `companyId`, of which the first is required. Rows are matched by number. A row that is refused does not hold back the others; the same file twice creates nothing twice. */
    bulkUpload: 'POST /ReceivingNumbers/bulk_upload multipart bare',
    /** Export receiving numbers as CSV. Every receiving number that matches, a header row first. */
    bulkDownload: 'GET /ReceivingNumbers/bulk_download text',
  },
  OpNumber: {
    /** List tracking numbers. Ask for those that use a receiving number, gateway or tracking source by `receiving_numberId`, `sip_gatewayId` or `tracking_sourceId`. */
    find: 'GET /OpNumbers list',
    /** Add, buy or replace a tracking number. Replaces the tracking number named by the `id` in the body; fields left out are dropped. Without an id it creates one. Creating a number that NumberProvider.reserve holds for the customer buys it: the set-up price and the first month are taken from the wallet, and the hold ends. A hold that has ended, a wallet that does not suffice, or a number for sale that is not held, is refused with 422. Buying what is held takes Buy Numbers, everything else Tracking Numbers. Making a released number active again restores it while it can be restored. */
    upsert: 'PUT /OpNumbers key',
    /** Delete all tracking numbers that match. Deletes every tracking number that `where` finds and the session may change. An empty `where` is refused. */
    deleteAll: 'DELETE /OpNumbers count',
    /** List a page of tracking numbers. The list for screens, a page at a time. It can be sorted over `tracking_number` and `ReceivingNumber.number`. */
    findPaged: 'GET /OpNumbers/tracking_numbers list',
    /** Count the tracking numbers of the paged list. The count that belongs to the paged list. */
    countPaged: 'GET /OpNumbers/tracking_numbers/count count',
    /** Count tracking numbers by the older path. The same figure under the older path. */
    trackingNumbersCount: 'GET /OpNumbers/tracking_numbers_count count',
    /** Count tracking numbers. How many tracking numbers match `where`; all that the session may see where it is left out. */
    count: 'GET /OpNumbers/count count',
    /** Read a tracking number. Answers 404 where there is no tracking number with this id, and where the session may not see it. */
    findById: 'GET /OpNumbers/{id}',
    /** Delete a tracking number. A `count` of 0 says that there was none with this id to delete. Calls to the number stay in the call log. */
    deleteById: 'DELETE /OpNumbers/{id} count',
    /** Count a tracking number for another source. Calls from now on count for the source. Those that were made keep theirs. */
    updateTrackingSource: 'POST /OpNumbers/{id}/UpdateTrackingSource repeatable',
    /** Write a tracking number into its call logs. Call logs of the tracking number `id` show `trackingNumber` from now on. */
    updateLogs: 'POST /OpNumbers/updateLogs count',
    /** Give tracking numbers to another customer. Their receiving number, gateway and tracking source stay with the former customer and are taken off them. */
    updateCustomer: 'POST /OpNumbers/updateCustomer form count',
    /** Import tracking numbers from CSV. Columns `tracking_number`, `description`, `companyId`, `receiving_number`, `sip_gateway`, `tracking_source` and `routing_action`, of which the first is required; the last four by number or name. Rows are matched by tracking number. A row that is refused does not hold back the others; the same file twice creates nothing twice. A new number that NumberProvider.reserve holds for the customer is bought, as by OpNumber.upsert, by whoever may buy. */
    bulkUpload: 'POST /OpNumbers/bulk_upload key multipart bare',
    /** Export tracking numbers as CSV. Every tracking number that matches, a header row first. */
    bulkDownload: 'GET /OpNumbers/bulk_download text',
  },
  NumberProvider: {
    /** Find numbers to buy. Numbers by country and type, narrowed by place, area code or a pattern, cheapest first. */
    lookup: 'POST /NumberProviders/lookup read',
    /** List number endings that are left. The last four digits of numbers in an area code, to complete an ending while it is typed. */
    suffix: 'GET /NumberProviders/suffix list',
    /** Hold numbers before buying them. No one else can buy a number while it is held. Each number has a result of its own; holding one again starts its time anew. OpNumber.upsert buys a held number. */
    reserve: 'POST /NumberProviders/reserve repeatable list',
    /** Let numbers go. Ends the hold on numbers, or gives bought numbers back to the provider. A bought number can be restored for 30 days. */
    release: 'POST /NumberProviders/release list',
    /** List the countries that have numbers. The countries by name, with the types of number and the states of each. */
    countries: 'GET /NumberProviders/countries list',
    /** List the rate centres of a state. Places that local numbers are counted to, to narrow a search for numbers down. */
    ratecenter: 'GET /NumberProviders/ratecenter list',
  },
  RoutingAction: {
    /** List routing actions. Asks for a page with `limit` and `skip`, or for all without. */
    find: 'GET /RoutingActions list',
    /** Replace a routing action. Replaces the routing action named by the `id` in the body; fields left out are dropped. Without an id it creates one. */
    upsert: 'PUT /RoutingActions',
    /** Add a routing action. Tracking numbers follow it once they name it. */
    create: 'POST /RoutingActions',
    /** Read a routing action. Answers 404 where there is no routing action with this id, and where the session may not see it. */
    findById: 'GET /RoutingActions/{id}',
    /** Delete a routing action. Tracking numbers that follow it go straight to their receiving number. */
    deleteById: 'DELETE /RoutingActions/{id} count',
  },
  SipGateway: {
    /** List gateways. A page with `limit` and `skip`, all without, or those for outbound calls by `type` in `outbound` and `both`. */
    find: 'GET /SipGateways list',
    /** Replace a gateway. Replaces the gateway named by the `id` in the body; fields left out are dropped. Without an id it creates one. */
    upsert: 'PUT /SipGateways',
    /** Add a gateway. The new gateway comes last in the order. */
    create: 'POST /SipGateways',
    /** Count gateways. How many gateways match `where`; all that the session may see where it is left out. */
    count: 'GET /SipGateways/count count',
    /** Read a gateway. Answers 404 where there is no gateway with this id, and where the session may not see it. */
    findById: 'GET /SipGateways/{id}',
    /** Delete a gateway. Tracking numbers that use it are left without one. */
    deleteById: 'DELETE /SipGateways/{id} count',
    /** Delete a gateway and settle its numbers. Deletes a gateway after moving, detaching or deleting the tracking numbers that use it. All of it happens, or none. */
    deleteSipGatewayWithOption: 'POST /SipGateways/deleteSipGatewayWithOption bare',
    /** Set the order gateways are tried in. Takes ids, the gateway that is tried first being the first. Gateways that are not named keep their order, behind those that are. */
    order: 'POST /SipGateways/order repeatable list',
    /** Make a gateway the default outbound one. The gateway that was the default before is no longer. It must be enabled and of type `outbound` or `both`. */
    setDefault: 'POST /SipGateways/set_default repeatable',
    /** Import gateways from CSV. Columns `name`, `address`, `port`, `transport`, `type`, `digitsStrip`, `prefix` and `description`, of which name, address and type are required. Rows are matched by name. A row that is refused does not hold back the others; the same file twice creates nothing twice. */
    bulkUpload: 'POST /SipGateways/bulk_upload multipart bare',
    /** Export gateways as CSV. Every gateway that matches, a header row first. */
    bulkDownload: 'GET /SipGateways/bulk_download text',
  },
  TrackingSource: {
    /** List tracking sources. All tracking sources that the session may see, narrowed down by `filter`. Relations come where `include` names them. */
    find: 'GET /TrackingSources list',
    /** Add or replace a tracking source. Replaces the tracking source named by the `id` in the body; fields left out are dropped. Without an id it creates one. */
    upsert: 'PUT /TrackingSources',
    /** Delete all tracking sources that match. Tracking numbers that use them are left without a source. */
    deleteAll: 'DELETE /TrackingSources count',
    /** List a page of tracking sources. The list for screens, a page at a time. */
    findPaged: 'GET /TrackingSources/tracking_sources list',
    /** Count the tracking sources of the paged list. The count that belongs to the paged list. */
    countPaged: 'GET /TrackingSources/tracking_sources/count count',
    /** Count tracking sources. How many tracking sources match `where`; all that the session may see where it is left out. */
    count: 'GET /TrackingSources/count count',
    /** Read a tracking source. Answers 404 where there is no tracking source with this id, and where the session may not see it. */
    findById: 'GET /TrackingSources/{id}',
    /** Delete a tracking source. Tracking numbers that use it are left without a source. */
    deleteById: 'DELETE /TrackingSources/{id} count',
    /** Delete a tracking source and settle its numbers. Deletes a tracking source after moving, detaching or deleting the tracking numbers that use it. All of it happens, or none. Call logs keep what they say. */
    deleteSourceWithOption: 'POST /TrackingSources/deleteSourceWithOption bare',
    /** Give tracking sources to another customer. Tracking numbers of the former customer that use them are left without a source. */
    updateCustomer: 'POST /TrackingSources/updateCustomer form count',
    /** Import tracking sources from CSV. Columns `name`, `type`, `description`, `companyId`, `monthlyCost` and `callValue`, of which the first two are required. Rows are matched by name. A row that is refused does not hold back the others; the same file twice creates nothing twice. */
    bulkUpload: 'POST /TrackingSources/bulk_upload multipart bare',
    /** Export tracking sources as CSV. Every tracking source that matches, a header row first. */
    bulkDownload: 'GET /TrackingSources/bulk_download text',
  },
  Whitelist: {
    /** List whitelist entries. A page with its total in the header X-Total-Count. */
    find: 'GET /Whitelists list',
    /** Replace a whitelist entry. Replaces the whitelist entry named by the `id` in the body; fields left out are dropped. Without an id it creates one. */
    upsert: 'PUT /Whitelists',
    /** Add a whitelist entry. Calls from the addresses that `ip` and `mask` span are taken from now on. */
    create: 'POST /Whitelists',
    /** Count whitelist entries. How many whitelist entries match `where`; all that the session may see where it is left out. */
    count: 'GET /Whitelists/count count',
    /** Read a whitelist entry. Answers 404 where there is no entry with this id, and where the session may not see it. */
    findById: 'GET /Whitelists/{id}',
    /** Delete a whitelist entry. A `count` of 0 says that there was none with this id to delete. Calls from its addresses are refused from now on, where no other entry spans them. */
    deleteById: 'DELETE /Whitelists/{id} count',
  },
  BlacklistNumber: {
    /** List blocked numbers. Customer 1 sees every entry, any other customer its own and the global ones, which are those of customer 1. */
    find: 'GET /BlacklistNumbers list',
    /** Block a number. Refuses calls from a number. An entry of customer 1 holds for everyone. */
    create: 'POST /BlacklistNumbers',
    /** Unblock a number. A `count` of 0 says that there was none with this id to delete. Calls from the number are taken again. */
    deleteById: 'DELETE /BlacklistNumbers/{id} count',
  },
  Ivr: {
    /** List voice menus. Ask for `include` of `Actions` to have the actions of each. */
    find: 'GET /Ivrs list',
    /** Add a voice menu. A new menu is a draft without actions. */
    create: 'POST /Ivrs',
    /** Count voice menus. How many voice menus match `where`; all that the session may see where it is left out. */
    count: 'GET /Ivrs/count count',
    /** Read a voice menu. Answers 404 where there is no voice menu with this id, and where the session may not see it. */
    findById: 'GET /Ivrs/{id}',
    /** Replace a voice menu. Fields left out are dropped; the actions stay. Publishing a menu that is not valid is refused with 422. */
    replaceById: 'PUT /Ivrs/{id}',
    /** Delete a voice menu. Its actions are deleted with it. */
    deleteById: 'DELETE /Ivrs/{id} count',
    /** Replace an action of a voice menu. Fields left out are dropped. The version of the menu goes up by one, and the menu is checked again. */
    replaceAction: 'PUT /Ivrs/{ivrId}/Actions/{id}',
    /** Delete an action of a voice menu. Answers 404 where the menu has no such action. */
    deleteAction: 'DELETE /Ivrs/{ivrId}/Actions/{id} empty',
    /** Add an action to a voice menu. The version of the menu goes up by one, and the menu is checked again. */
    createAction: 'POST /Ivrs/{ivrId}/Actions',
    /** Delete all actions of a voice menu. The menu itself stays, without a choice to make. Answers 404 where there is no such menu. */
    deleteAllActions: 'DELETE /Ivrs/{ivrId}/Actions repeatable empty',
  },
  Dialog: {
    /** List SIP dialogs in progress. What the switch is connecting right now. A dialog that has ended is here no more. */
    find: 'GET /Dialogs list',
    /** Count SIP dialogs in progress. How many dialogs in progress match `where`; all that the session may see where it is left out. */
    count: 'GET /Dialogs/count count',
  },
  AuditLog: {
    /** List audit log entries. Calls that changed something, or tried to: who made them, when, and from where. */
    find: 'GET /AuditLogs list',
    /** Count audit log entries. How many entries match `where`; all that the session may see where it is left out. */
    count: 'GET /AuditLogs/count count',
  },
  SystemSetting: {
    /** List system settings. Ask for one by its `key`. */
    find: 'GET /SystemSettings list',
    /** Add a system setting. For a setting that has no id yet. A key that is there is refused with 422. */
    create: 'POST /SystemSettings',
    /** Read the settings a visitor needs. The terms of service, shown at sign-up. */
    defaultSettings: 'GET /SystemSettings/defaultSettings public',
    /** Replace a system setting. Fields left out are dropped. */
    replaceById: 'PUT /SystemSettings/{id} repeatable',
  },
  Language: {
    /** List languages. Ask for them by name with `order` `name ASC`. */
    find: 'GET /Languages list',
  },
  Service: {
    /** List services. What the product offers, such as recording, and whether it can be subscribed to. */
    find: 'GET /services list',
    /** Read a service. Answers 404 where there is no service with this id, and where the session may not see it. */
    findById: 'GET /services/{id}',
  },
  Ticket: {
    /** List tickets. The tickets of the customers the session may see. Ask for `include` of `versions` to have the whole case. */
    find: 'GET /tickets list',
    /** Open a ticket. Makes the first version as well. Whoever opens a ticket observes it. */
    create: 'POST /tickets',
    /** Read a ticket. Answers 404 where there is no ticket with this id, and where the session may not see it. */
    findById: 'GET /tickets/{id}',
    /** Delete a ticket. Deletes its versions, attachments, notifications and observers as well. The path starts with a capital letter here. */
    deleteById: 'DELETE /Tickets/{id} count',
    /** Delete all tickets that match. Deletes their versions, attachments, notifications and observers as well. The path starts with a capital letter here. */
    deleteAll: 'DELETE /Tickets count',
    /** Count the tickets a user works on. Counts by the owner of the latest version. */
    countByOwner: 'GET /tickets/count-by-owner count',
    /** Count the tickets in a state. Counts by the state of the latest version. */
    countByState: 'GET /tickets/count-by-state count',
    /** List the versions of a ticket. Every state that the ticket has had, the first one first. Answers 404 where there is no such ticket. */
    findVersions: 'GET /tickets/{id}/versions list',
    /** Add a version to a ticket. An answer, a new owner or a new state. Observers of the version before observe this one too and are told of it. */
    createVersion: 'POST /tickets/{id}/versions',
    /** Read a version of a ticket. Answers 404 where there is no version with this id, and where the session may not see it. */
    findVersionById: 'GET /tickets/{id}/versions/{versionId}',
    /** Read who owns a ticket as of a version. 404 where nobody does. */
    getVersionOwner: 'GET /tickets/{id}/versions/{versionId}/owner',
    /** Read the state of a ticket as of a version. The state that the version gave the ticket. Answers 404 where the ticket has no such version. */
    getVersionState: 'GET /tickets/{id}/versions/{versionId}/state',
    /** List what a version is about. Numbers, gateways, calls and devices that the version names. Answers 404 where the ticket has no such version. */
    findVersionAssets: 'GET /tickets/{id}/versions/{versionId}/assets list',
    /** Read one thing a version is about. Answers 404 where the version names no such thing. */
    findVersionAssetById: 'GET /tickets/{id}/versions/{versionId}/assets/{assetId}',
    /** List the files of a version. Files with names and sizes. Answers 404 where the ticket has no such version. */
    findVersionAttachments: 'GET /tickets/{id}/versions/{versionId}/attachments list',
    /** Upload a file to a version. A file that is too big, or of a type that is not allowed, is refused with 422. */
    createVersionAttachment: 'POST /tickets/{id}/versions/{versionId}/attachments multipart',
    /** Read about a file of a version. Answers where the content is, not the content. */
    findVersionAttachmentById: 'GET /tickets/{id}/versions/{versionId}/attachments/{attachId}',
    /** List the messages sent about a version. Who was told of the version, and by what means. Answers 404 where the ticket has no such version. */
    findVersionNotifications: 'GET /tickets/{id}/versions/{versionId}/notifications list',
    /** Send a message about a version. Tells somebody of the version, who need not be a user. What was sent is kept with the version. */
    createVersionNotification: 'POST /tickets/{id}/versions/{versionId}/notifications',
    /** Read a message sent about a version. Answers 404 where no such message was sent about the version. */
    findVersionNotificationById: 'GET /tickets/{id}/versions/{versionId}/notifications/{notifId}',
    /** List who observes a version. Users who are told of what becomes of the ticket. Answers 404 where the ticket has no such version. */
    findVersionObservers: 'GET /tickets/{id}/versions/{versionId}/observers list',
    /** Add an observer to a version. A user who observes it already is answered as is. */
    createVersionObserver: 'POST /tickets/{id}/versions/{versionId}/observers repeatable',
    /** Remove an observer from a version. The user is not told of the ticket any more. Answers 404 where the user does not observe the version. */
    deleteVersionObserver: 'DELETE /tickets/{id}/versions/{versionId}/observers/{obId} empty',
    /** Count who observes a version. How many users are told of what becomes of the ticket. Answers 404 where the ticket has no such version. */
    countVersionObservers: 'GET /tickets/{id}/versions/{versionId}/observers/count count',
  },
  TicketVersion: {
    /** Read the latest version of a ticket. The ticket as it is now. Answers 404 where there is no such ticket, and where the session may not see it. */
    latest: 'GET /versions/latest',
  },
  Subscription: {
    /** List subscriptions. Takes a `filter`, or a `where` alone. With both, both must hold. */
    find: 'GET /Subscriptions list',
    /** Delete all subscriptions that match. Deletes the records. To end a subscription and what it pays for, unsubscribe the product. */
    deleteAll: 'DELETE /Subscriptions count',
  },
  ServiceProvider: {
    /** List service providers. Takes a `filter`, or a `where` alone. With both, both must hold. */
    find: 'GET /ServiceProviders list',
    /** Delete all service providers that match. Maintenances they do stay. */
    deleteAll: 'DELETE /ServiceProviders count',
  },
  Document: {
    /** List documents. Takes a `filter`, or a `where` alone. With both, both must hold. */
    find: 'GET /Documents list',
    /** Delete all documents that match. Deletes the files as well. */
    deleteAll: 'DELETE /Documents count',
  },
  Mainteinance: {
    /** List maintenances. Takes a `filter`, or a `where` alone. With both, both must hold. */
    find: 'GET /Mainteinances list',
    /** Delete all maintenances that match. Deletes every maintenance that `where` finds. An empty `where` is refused. */
    deleteAll: 'DELETE /Mainteinances count',
  },
  Asset: {
    /** List assets. Takes a `filter`, or a `where` alone. With both, both must hold. */
    find: 'GET /Assets list',
    /** Delete all assets that match. Tickets about them stay. */
    deleteAll: 'DELETE /Assets count',
  },
  Addressee: {
    /** List addressees. Takes a `filter`, or a `where` alone. With both, both must hold. */
    find: 'GET /Addressees list',
    /** Delete all addressees that match. They no longer get notices. */
    deleteAll: 'DELETE /Addressees count',
  },
  Observer: {
    /** List observers. Takes a `filter`, or a `where` alone. With both, both must hold. */
    find: 'GET /Observers list',
    /** Delete all observers that match. The users are no longer told of changes. */
    deleteAll: 'DELETE /Observers count',
  },
  RedisSubscription: {
    /** List realtime subscriptions. Takes a `filter`, or a `where` alone. With both, both must hold. */
    find: 'GET /RedisSubscriptions list',
    /** Delete all realtime subscriptions that match. The sessions no longer hear of the channels. */
    deleteAll: 'DELETE /RedisSubscriptions count',
  },
  PaymentMethod: {
    /** List saved cards. Ask for those of one customer by `customerId`. */
    find: 'GET /PaymentMethods list',
    /** Read the wallet balance. What is left in the wallet of the session's customer. The super administrator has none, and is answered 0. */
    balance: 'GET /PaymentMethods/balance',
    /** Ask whether there is a primary card. Whether there is a card that charges go to by themselves. It says nothing of whether the card still works. */
    hasPrimaryMethod: 'GET /PaymentMethods/has_primary_method',
    /** Give back a payment. Sends all or part of a payment back to the card and takes it out of the wallet. More than is left of the payment is refused with 422. */
    refund: 'PUT /PaymentMethods/refund key bare',
    /** Read the invoice of a transaction. Its number is that of the transaction, so that asking again answers the same one. */
    invoice: 'PUT /PaymentMethods/invoice read',
    /** Begin a card payment. Needs no session, as the sign-up pays before there is one. The card form of the payment provider then confirms the payment, and PaymentMethod.intentToWallet, or DashUser.register, puts it into a wallet. More decimals than the currency has are refused with 422. */
    createIntent: 'POST /PaymentMethods/create_intent key public',
    /** Add a confirmed payment to the wallet. An intent that is not confirmed is refused with 422. One that was added before is answered again and added no second time. One that was paid without a session is added for whoever signs up, or in, with its e-mail address. */
    intentToWallet: 'POST /PaymentMethods/intent_to_wallet repeatable key bare',
    /** Save a card. Takes the token that the card provider gave for the card: the number of the card itself never comes here. A card that is refused answers 402. */
    attach: 'POST /PaymentMethods/attach',
    /** Forget a card. The primary card can go only when it is the last one; make another primary first. */
    detach: 'POST /PaymentMethods/detach count',
    /** Make a card the primary one. Renewals and top-ups are charged to it from then on. */
    setPrimary: 'POST /PaymentMethods/set_primary repeatable',
    /** Charge a saved card. The amount is added to the wallet. Administrators may charge another customer by `customerId`. A card whose bank asks the person first answers 402 with the code `authentication_required` and the payment that was begun: the card form completes it with the `client_secret`, and PaymentMethod.intentToWallet adds it to the wallet. */
    chargeCustomer: 'POST /PaymentMethods/charge_customer key bare',
    /** Begin saving a card. The card form of the payment provider then answers the token to attach. */
    setupCardIntent: 'POST /PaymentMethods/setup_card_intent',
    /** List your own subscriptions. Products that the session's customer has or had, each with its state. */
    subscriptions: 'GET /PaymentMethods/subscriptions list',
    /** Read a plan and what it costs. Plan and add-ons of the session's customer, and what the next charge will be. The owner's staff read those of another customer by `customerId`; the answer names whose they are, which a server that knows no `customerId` leaves out. */
    subscriptionDetail: 'GET /PaymentMethods/subscriptionDetail',
    /** Pause tracking. Calls are still delivered, but no longer tracked. The state that is answered is stricter where the server has stopped calls. */
    pauseTrackingCode: 'POST /PaymentMethods/pause_tracking_code repeatable bare',
    /** Stop incoming calls. Calls to the tracking numbers are refused until the account is reactivated. */
    stopIncomingCalls: 'POST /PaymentMethods/stop_incoming_calls repeatable bare',
    /** Reactivate the account. Tracking and incoming calls run again, but for numbers that were paused or stopped one by one. Refused with 422 while the wallet is empty or overdrawn, or a charge is long past due: those end by themselves with the money. */
    reactiveAccount: 'POST /PaymentMethods/reactive_account repeatable bare',
    /** Save whether the card may be charged without asking. Without consent each charge of the primary card is asked for. With it the card pays for what renews when the wallet does not suffice. Taking it back turns `autoTopUp` off. PaymentMethod.subscriptionDetail answers what was said last, as `consent`. */
    saveConsent: 'PUT /PaymentMethods/save_consent bare',
    /** Download an invoice over some days. A statement of all that moved in the wallet on these days, with the balance before and after, in the customer's currency. With a `transactionId` it is the invoice of that one. More than one's own customer is for the super administrator. */
    getCustomerInvoice: 'POST /PaymentMethods/getCustomerInvoice read blob',
  },
  PaymentTransaction: {
    /** List transactions. Without an `order` the latest `transactionDate` comes first. */
    find: 'GET /PaymentTransactions list',
    /** Give a credit or a discount. Puts money into a wallet that no card paid. With `discountOfId` it is a discount on that charge. An amount with a part of a cent, a charge that is none, and more than is left of it are refused with 422. */
    create: 'POST /PaymentTransactions key',
    /** Count transactions. How many transactions match `where`; all that the session may see where it is left out. */
    count: 'GET /PaymentTransactions/count count',
    /** Read a transaction. Answers 404 where there is no transaction with this id, and where the session may not see it. */
    findById: 'GET /PaymentTransactions/{id} limit=5000',
    /** Sum up what calls cost. What calls of the span cost, day by day and in all. A call counts for whom it was charged to. */
    callChargeSummary: 'POST /PaymentTransactions/callChargeSummary read',
  },
  PriceDiscount: {
    /** List price discounts. All price discounts that the session may see, narrowed down by `filter`. Relations come where `include` names them. */
    find: 'GET /PriceDiscounts list',
  },
  CurrencyRate: {
    /** List currency rates. What 1 USD is worth in each currency. Needs no session, as the sign-up shows prices before there is one. Good for 24 hours. */
    getCurrencyConversionRates: 'GET /CurrencyRates/getCurrencyConversionRates public list',
  },
  Product: {
    /** List products. Ask for `include` of `variations` to have the prices of each. */
    find: 'GET /Products list',
    /** Read a product. Answers 404 where there is no product with this id, and where the session may not see it. */
    findById: 'GET /Products/{id}',
    /** List the plans offered at sign-up. Needs no session. Where a currency has no prices of its own, those in USD are converted at the current rate. */
    regList: 'GET /Products/reg_list public list',
    /** Change a product. Changes the product named by the `id` in the body; fields left out stay as they are. Its variations have calls of their own. */
    updateProduct: 'PUT /Products/updateProduct repeatable',
    /** Subscribe a customer to a product. Each price of a product is a subscription of its own: more at the same price raises its quantity, another price begins a new one beside it. A plan or plan price takes the place of the present plan. The price is taken from the wallet; a balance that is too low, or lacks what is past due of the same, is refused with 402. */
    subscribeProduct: 'POST /Products/subscribe_product key bare',
    /** Unsubscribe a customer from a product. Drops the quantity. At 0 the subscription is cancelled; without another one the customer no longer has the product. */
    unsubscribeProduct: 'POST /Products/unsubscribe_product',
  },
  ProductVariation: {
    /** List product variations. All product variations that the session may see, narrowed down by `filter`. Relations come where `include` names them. */
    find: 'GET /ProductVariations list',
    /** Add or replace a product variation. Replaces the variation named by the `id` in the body; fields left out are dropped. Without an id it creates one. */
    upsert: 'PUT /ProductVariations',
    /** Add a product variation. A product can be subscribed to at the price of each of its variations. */
    create: 'POST /ProductVariations',
    /** Read a product variation. Answers 404 where there is no product variation with this id, and where the session may not see it. */
    findById: 'GET /ProductVariations/{id}',
    /** Replace a product variation. Fields left out are dropped. */
    replaceById: 'PUT /ProductVariations/{id} repeatable',
    /** Delete a product variation. Subscriptions at this price keep it until they renew. */
    deleteById: 'DELETE /ProductVariations/{id} count',
  },
  CustomerProductsRel: {
    /** Take products away from customers. Deletes the links that match. Subscriptions are not cancelled by it. */
    deleteAll: 'DELETE /CustomerProductsRels count',
  },
} as const
