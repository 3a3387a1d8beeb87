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
export type OperationTable = {
  readonly DashUser: {
    /** Sign in. Answers a session token. Some servers answer 200 with `statusCode`, `name` and `message` when the sign-in is refused: that is never a session. What was paid for a sign-up with the address of the user, and never used, enters the wallet of the customer now. */
    readonly authenticate: 'POST /DashUsers/authenticate public'
    /** Sign out. Ends the session whose token the call carries. */
    readonly logout: 'POST /DashUsers/logout empty'
    /** Activate an account. Uses up the token of an activation mail. */
    readonly activate: 'GET /DashUsers/activate/token={token} write public flag'
    /** Reset a forgotten password. Mails a new password to the address. Answers false when the account cannot be reset. */
    readonly forgotPassword: 'POST /DashUsers/forgot-password public flag'
    /** Act as another user. Answers a token of its own. While it is sent, every call is made as that user. For who may change anything, as somebody who may do no more. */
    readonly impersonate: 'POST /DashUsers/impersonate'
    /** Stop acting as another user. Ends the impersonation token. The own session goes on. */
    readonly deimpersonate: 'POST /DashUsers/deimpersonate flag'
    /** Request a verification code by e-mail. First step of the sign-up. Calling it again sends another code. */
    readonly requestEmail: 'POST /DashUsers/request_email public bare'
    /** Verify an e-mail address. Second step of the sign-up. Any message but `success` means that the address is not verified. */
    readonly verifyEmail: 'POST /DashUsers/verify_email public bare'
    /** Open an account. Last step of the sign-up, after the card payment. Makes the customer, its first user, the subscription and the wallet. What else was paid for a sign-up of the same address, and never used, enters the wallet as well. */
    readonly register: 'POST /DashUsers/register key public bare'
    /** Ask whether the session may do something. A section with `kind` asks whether it may be read or changed; without a section the question is about the account as a whole. The answer is a flag, and never 403. */
    readonly canI: 'POST /DashUsers/cani read'
    /** List users. The users the session may see. Staff of a customer see the users of their own company only. */
    readonly find: 'GET /DashUsers list'
    /** Add a user. The password is never answered. */
    readonly create: 'POST /DashUsers'
    /** Delete several users. Deletes every row that meets the condition. */
    readonly deleteAll: 'DELETE /DashUsers count'
    /** Count users. How many users match `where`; all that the session may see where it is left out. */
    readonly count: 'GET /DashUsers/count count'
    /** Read a user. Comes with `Customer` and with `DashRoleMapping`, each with its `DashRole` and that with its `GuiVisibilities`: all that the session's own user needs to build its menu. */
    readonly findById: 'GET /DashUsers/{id} limit=5000'
    /** Delete a user. A `count` of 0 says that there was none with this id to delete. */
    readonly deleteById: 'DELETE /DashUsers/{id} count'
    /** Change a user. Takes single fields, an id and a password, or the whole user with its `uiSettings`. */
    readonly patchById: 'PATCH /DashUsers/{id} repeatable'
    /** Give a user a role. Replaces the role the user had. It is one of the user's customer, or one for every customer. */
    readonly setRole: 'POST /DashUsers/{id}/role repeatable'
    /** Begin to switch on codes at sign-in. Answers a secret for an authenticator app (RFC 6238: SHA-1, 6 digits, 30 seconds), this once. Nothing changes until a code of it is confirmed. */
    readonly beginSecondFactor: 'POST /DashUsers/second-factor bare'
    /** Switch on codes at sign-in. Takes a code of the secret, and answers ten recovery codes, this once. Each of them stands in for one code. */
    readonly confirmSecondFactor: 'POST /DashUsers/second-factor/confirm bare'
    /** Give a code during a session. Calls with `x-recent-code` need a code that is at most 15 minutes old, of users who sign in with one. The code at sign-in counts as well. During impersonation it is a code of the user who impersonates. */
    readonly verifySecondFactor: 'POST /DashUsers/second-factor/verify bare'
    /** Switch off codes at sign-in. Takes the password and a code, or a recovery code. */
    readonly disableSecondFactor: 'POST /DashUsers/second-factor/disable flag'
    /** Ask whether a user signs in with a code. Of others, for users who may change them. The secret is never answered. */
    readonly findSecondFactor: 'GET /DashUsers/{id}/second-factor'
    /** Reset the codes of another user. Switches them off for somebody who has lost the authenticator, and mails that user. The next sign-in says so. Nobody resets the own ones. */
    readonly resetSecondFactor: 'DELETE /DashUsers/{id}/second-factor count'
    /** List the sessions of a user. Where the user is signed in, the session used last first. Sessions in which others act as the user are not listed, nor are API keys. Sessions of others are for users who may change them. */
    readonly findSessions: 'GET /DashUsers/{id}/sessions list'
    /** End the sessions of a user. Ends all sessions of the user except the one that makes the call. */
    readonly endSessions: 'DELETE /DashUsers/{id}/sessions count'
    /** End a session of a user. Ends the session at once, with what its user does as others in it. A `count` of 0 says that it had ended already. */
    readonly endSession: 'DELETE /DashUsers/{id}/sessions/{sessionId} count'
    /** Reset the account of a user. Ends the sessions of the user and mails a new password. */
    readonly accountReset: 'GET /DashUsers/{id}/account-reset write flag'
    /** List verification tokens. Tokens and codes that were mailed for sign-up, activation and password reset. */
    readonly findVerificationTokens: 'GET /DashUsers/verification_tokens list'
    /** Read several users. Ids that are not there, or that the session may not see, are left out. */
    readonly severalUser: 'POST /DashUsers/several_user read list'
    /** Ask whether a user name or e-mail address is free. Answers whether no user has the value in that column yet. What is free now may be taken before it is used, so adding the user decides. */
    readonly isUnique: 'POST /DashUsers/isunique read'
    /** Take all roles from a user. Without a role a person may sign in, and sees only what everybody may. */
    readonly deleteRoleMapping: 'DELETE /DashUsers/{id}/DashRoleMapping repeatable empty'
  }
  readonly DashRole: {
    /** List roles. Include `GuiVisibilities` for what each role may do, `principals` for who has it. */
    readonly find: 'GET /DashRoles list'
    /** Add a role. A new role sees no section until it gets visibilities. */
    readonly create: 'POST /DashRoles'
    /** Delete several roles. Deletes every row that meets the condition. */
    readonly deleteAll: 'DELETE /DashRoles count'
    /** Count roles. How many roles match `where`; all that the session may see where it is left out. */
    readonly count: 'GET /DashRoles/count count'
    /** Read a role. Comes with its `GuiVisibilities`, each with section and permission. */
    readonly findById: 'GET /DashRoles/{id}'
    /** Delete a role. A `count` of 0 says that there was none with this id to delete. */
    readonly deleteById: 'DELETE /DashRoles/{id} count'
    /** Change a role. Fields that are left out stay as they are. Which sections the role opens is changed by its visibilities. */
    readonly patchById: 'PATCH /DashRoles/{id} repeatable'
    /** List the users who have a role. The role is named in the body, and the answer has every user who has it, as far as the session may see them. */
    readonly associatedDashUsers: 'POST /DashRoles/AssociatedDashUsers read list'
    /** Deny a role every section. Deletes all visibilities of the role. */
    readonly deleteGuiVisibilities: 'DELETE /DashRoles/{id}/GuiVisibilities repeatable empty'
    /** Give a role to a user. Adds an assignment of the role in the path, or changes the one that there is. Other roles of the user stay. */
    readonly addPrincipals: 'POST /DashRoles/{roleId}/principals'
  }
  readonly DashRoleMapping: {
    /** List role assignments. All role assignments that the session may see, narrowed down by `filter`. Relations come where `include` names them. */
    readonly find: 'GET /DashRoleMappings list'
    /** Add a role assignment. The user has the role's permissions from the next call on. */
    readonly create: 'POST /DashRoleMappings'
    /** Delete several role assignments. Deletes every row that meets the condition. */
    readonly deleteAll: 'DELETE /DashRoleMappings count'
    /** Delete a role assignment. A `count` of 0 says that there was none with this id to delete. The user loses the role's permissions with the next call. */
    readonly deleteById: 'DELETE /DashRoleMappings/{id} count'
    /** Change a role assignment. Fields that are left out stay as they are. */
    readonly patchById: 'PATCH /DashRoleMappings/{id} repeatable'
  }
  readonly GuiVisibility: {
    /** List visibilities. Which role may do what in which section. Include `GuiSection` and `GuiPermission` for the names. */
    readonly find: 'GET /GuiVisibilities list'
    /** Replace a visibility. Replaces the row named by the `id` in the body. Without an id it creates one. */
    readonly upsert: 'PUT /GuiVisibilities'
    /** Add a visibility. Says what a role may do in one section of the app. A role has one permission a section: a second one is refused with 422. */
    readonly create: 'POST /GuiVisibilities'
    /** Delete several visibilities. Deletes every row that meets the condition. */
    readonly deleteAll: 'DELETE /GuiVisibilities count'
  }
  readonly GuiSection: {
    /** List sections. The parts of the app that permissions are given for, such as Call Logs. They are the same for every customer. */
    readonly find: 'GET /GuiSections list'
  }
  readonly GuiPermission: {
    /** List permissions. The permissions that a role can have for a section: deny, read-only and all. They are the same for every customer. */
    readonly find: 'GET /GuiPermissions list'
  }
  readonly Customer: {
    /** List customers. The customers the session may see. Staff of a customer see their own company only. */
    readonly find: 'GET /Customers list'
    /** Replace a customer. Replaces the customer named by the `id` in the body; fields left out are dropped. Without an id it creates one. */
    readonly upsert: 'PUT /Customers'
    /** Add a customer. The customer starts with an empty wallet and an active account. */
    readonly create: 'POST /Customers'
    /** Count customers. How many customers match `where`; all that the session may see where it is left out. */
    readonly count: 'GET /Customers/count count'
    /** Read a customer. Answers 404 where there is no customer with this id, and where the session may not see it. */
    readonly findById: 'GET /Customers/{id}'
    /** Delete a customer. A `count` of 0 says that there was none with this id to delete. What belongs to the customer goes with it. */
    readonly deleteById: 'DELETE /Customers/{id} count'
    /** List what a customer subscribes to. Products that the customer has or had, each with its state. Answers 404 where the session may not see the customer. */
    readonly findSubscriptions: 'GET /Customers/{id}/Subscriptions list'
  }
  readonly ApiKey: {
    /** List API keys. Keys with their names, scopes and ends. The key itself is shown once, when it is made, and here only by its end. */
    readonly find: 'GET /ApiKeys list'
    /** Make an API key. The server makes the key, and answers it this once. */
    readonly create: 'POST /ApiKeys'
    /** Count API keys. How many API keys match `where`; all that the session may see where it is left out. */
    readonly count: 'GET /ApiKeys/count count'
    /** Read an API key. Answers 404 where there is no key with this id, and where the session may not see it. The key itself is shown only by its end. */
    readonly findById: 'GET /ApiKeys/{id}'
    /** Replace an API key. Changes name, scope and end. The key stays as it is. */
    readonly replaceById: 'PUT /ApiKeys/{id}'
    /** Delete an API key. Programs that use it are refused from then on. */
    readonly deleteById: 'DELETE /ApiKeys/{id} count'
  }
  readonly CallLog: {
    /** List calls. The calls the session may see, with the names joined from contact, source and gateway. The answer says how many match in all. */
    readonly find: 'GET /CallLogs list'
    /** Replace a call. Replaces the call named by the `id` in the body; fields left out are dropped. Without an id it creates one. Who changes `handling` is kept with the call as `handledBy`, and when. */
    readonly upsert: 'PUT /CallLogs'
    /** Delete several calls. Deletes every row that meets the condition. */
    readonly deleteAll: 'DELETE /CallLogs count'
    /** Count calls. How many calls match `where`; all that the session may see where it is left out. */
    readonly count: 'GET /CallLogs/count count'
    /** Read a call. Comes with `legs`, what happened to the call in order. */
    readonly findById: 'GET /CallLogs/{id}'
    /** Link a call to a contact. The call shows the contact's name and address from now on. The contact must be of the same customer. */
    readonly updatePhonebook: 'PUT /CallLogs/update_phonebook repeatable'
    /** Move calls to another customer. `updateInfo` is JSON of the ids of calls and of the customer they go to. What was charged for them stays charged to whom it was. */
    readonly updateCustomer: 'POST /CallLogs/updateCustomer form count'
    /** Count calls by period. How many calls there were today, yesterday, this week and so on. */
    readonly countLogs: 'GET /CallLogs/count_logs'
    /** Compare two periods. Compares the range with a second one. Without a second range it is the one of the same length just before. */
    readonly getCompareReport: 'GET /CallLogs/compare_report'
    /** Compare two periods (fields in the body). Compares the range with a second one. Without a second range it is the one of the same length just before. */
    readonly compareReport: 'POST /CallLogs/compare_report read'
  }
  readonly CallLogSupport: {
    /** List calls for support. Flat rows with joined names and technical details. The answer says how many match in all. */
    readonly find: 'GET /CallLogSupports list'
  }
  readonly LightCallLog: {
    /** List calls briefly. Small rows for charts and long lists. Both dates narrow what the filter lets through. */
    readonly find: 'GET /LightCallLogs list'
  }
  readonly Storage: {
    /** Listen to a recording. A player may ask for a part by a `Range` header and is answered with 206. A reference to the recording stands in its call. */
    readonly getRecording: 'GET /Storages/getRecording blob'
  }
  readonly PhoneBook: {
    /** List contacts. All contacts that the session may see, narrowed down by `filter`. Relations come where `include` names them. */
    readonly find: 'GET /PhoneBooks list'
    /** Read a contact. Answers 404 where there is no contact with this id, and where the session may not see it. */
    readonly findById: 'GET /PhoneBooks/{id}'
    /** Save a contact. Replaces the contact named by the `id` in the body; fields left out are dropped. Without an id it creates one. The path is spelled with a small b. */
    readonly upsert: 'PUT /Phonebooks'
  }
  readonly Report: {
    /** Read the headline figures of a period. The days are those of the time zone that `timezoneOffset` gives, or of UTC. */
    readonly statistics: 'GET /Reports/statistics'
    /** Compute what a dashboard widget shows. `widgetName` says which figures. Days begin and end as `timezoneOffset` has it, and weeks as `weekStart` has it. */
    readonly dashboardData: 'POST /Reports/dashboardData read form'
    /** Report calls day by day. One entry a day of the span, days without calls among them. `offset` says by which clock a day begins. */
    readonly activityReport: 'POST /Reports/activity_report read form'
    /** Report calls by source, number, hour and weekday. The same calls, counted in four ways. `offset` says by which clock hours and weekdays are told. */
    readonly overviewReport: 'POST /Reports/overview_report read form'
    /** Export the calls day by day as CSV. The rows of the activity report: one line a day with the columns date, calls, answered, missed, voicemail, busy, failed, firstTimeCallers, uniqueCallers, talkSeconds, averageTalkSeconds, averageRingSeconds and charge. */
    readonly exportReport: 'POST /Reports/export_report read form text'
  }
  readonly Template: {
    /** List saved views. The views of the session's user and those shared with them. */
    readonly find: 'GET /Templates list'
    /** Save a view. Keeps a list or report as it was set, under a name. The owner is the session's user. */
    readonly create: 'POST /Templates'
    /** Share a saved view. Only the owner may share it. */
    readonly shareTemplate: 'POST /Templates/shareTemplate repeatable'
    /** Replace a saved view. Fields that are left out are dropped. Answers 404 where the session may not see the view. */
    readonly replaceById: 'PUT /Templates/{id} repeatable'
    /** Delete a saved view. A `count` of 0 says that there was none with this id to delete. */
    readonly deleteById: 'DELETE /Templates/{id} count'
  }
  readonly ReceivingNumber: {
    /** List receiving numbers. All receiving numbers that the session may see, narrowed down by `filter`. Relations come where `include` names them. */
    readonly find: 'GET /ReceivingNumbers list'
    /** Add a receiving number. Calls can be delivered to it at once. A number that the customer has already is refused with 422. */
    readonly create: 'POST /ReceivingNumbers'
    /** Change fields of a receiving number. Changes the fields given and leaves the others. */
    readonly patch: 'PATCH /ReceivingNumbers repeatable'
    /** List a page of receiving numbers. The list for screens, a page at a time. Search it by `number` and `tracking_number`. */
    readonly findPaged: 'GET /ReceivingNumbers/receiving_numbers list'
    /** Count receiving numbers. How many receiving numbers match `where`; all that the session may see where it is left out. */
    readonly count: 'GET /ReceivingNumbers/count count'
    /** Read a receiving number. Answers 404 where there is no receiving number with this id, and where the session may not see it. */
    readonly findById: 'GET /ReceivingNumbers/{id}'
    /** Delete a receiving number. Tracking numbers that deliver to it are left without a receiving number. */
    readonly deleteById: 'DELETE /ReceivingNumbers/{id} count'
    /** Import receiving numbers from CSV. Columns `number`, `description` and `companyId`, of which the first is required. Rows are matched by number. A row that is refused does not hold back the others; the same file twice creates nothing twice. */
    readonly bulkUpload: 'POST /ReceivingNumbers/bulk_upload multipart bare'
    /** Export receiving numbers as CSV. Every receiving number that matches, a header row first. */
    readonly bulkDownload: 'GET /ReceivingNumbers/bulk_download text'
  }
  readonly OpNumber: {
    /** List tracking numbers. Ask for those that use a receiving number, gateway or tracking source by `receiving_numberId`, `sip_gatewayId` or `tracking_sourceId`. */
    readonly find: 'GET /OpNumbers list'
    /** Add, buy or replace a tracking number. Replaces the tracking number named by the `id` in the body; fields left out are dropped. Without an id it creates one. Creating a number that NumberProvider.reserve holds for the customer buys it: the set-up price and the first month are taken from the wallet, and the hold ends. A hold that has ended, a wallet that does not suffice, or a number for sale that is not held, is refused with 422. Buying what is held takes Buy Numbers, everything else Tracking Numbers. Making a released number active again restores it while it can be restored. */
    readonly upsert: 'PUT /OpNumbers key'
    /** Delete all tracking numbers that match. Deletes every tracking number that `where` finds and the session may change. An empty `where` is refused. */
    readonly deleteAll: 'DELETE /OpNumbers count'
    /** List a page of tracking numbers. The list for screens, a page at a time. It can be sorted over `tracking_number` and `ReceivingNumber.number`. */
    readonly findPaged: 'GET /OpNumbers/tracking_numbers list'
    /** Count the tracking numbers of the paged list. The count that belongs to the paged list. */
    readonly countPaged: 'GET /OpNumbers/tracking_numbers/count count'
    /** Count tracking numbers by the older path. The same figure under the older path. */
    readonly trackingNumbersCount: 'GET /OpNumbers/tracking_numbers_count count'
    /** Count tracking numbers. How many tracking numbers match `where`; all that the session may see where it is left out. */
    readonly count: 'GET /OpNumbers/count count'
    /** Read a tracking number. Answers 404 where there is no tracking number with this id, and where the session may not see it. */
    readonly findById: 'GET /OpNumbers/{id}'
    /** Delete a tracking number. A `count` of 0 says that there was none with this id to delete. Calls to the number stay in the call log. */
    readonly deleteById: 'DELETE /OpNumbers/{id} count'
    /** Count a tracking number for another source. Calls from now on count for the source. Those that were made keep theirs. */
    readonly updateTrackingSource: 'POST /OpNumbers/{id}/UpdateTrackingSource repeatable'
    /** Write a tracking number into its call logs. Call logs of the tracking number `id` show `trackingNumber` from now on. */
    readonly updateLogs: 'POST /OpNumbers/updateLogs count'
    /** Give tracking numbers to another customer. Their receiving number, gateway and tracking source stay with the former customer and are taken off them. */
    readonly updateCustomer: 'POST /OpNumbers/updateCustomer form count'
    /** Import tracking numbers from CSV. Columns `tracking_number`, `description`, `companyId`, `receiving_number`, `sip_gateway`, `tracking_source` and `routing_action`, of which the first is required; the last four by number or name. Rows are matched by tracking number. A row that is refused does not hold back the others; the same file twice creates nothing twice. A new number that NumberProvider.reserve holds for the customer is bought, as by OpNumber.upsert, by whoever may buy. */
    readonly bulkUpload: 'POST /OpNumbers/bulk_upload key multipart bare'
    /** Export tracking numbers as CSV. Every tracking number that matches, a header row first. */
    readonly bulkDownload: 'GET /OpNumbers/bulk_download text'
  }
  readonly NumberProvider: {
    /** Find numbers to buy. Numbers by country and type, narrowed by place, area code or a pattern, cheapest first. */
    readonly lookup: 'POST /NumberProviders/lookup read'
    /** List number endings that are left. The last four digits of numbers in an area code, to complete an ending while it is typed. */
    readonly suffix: 'GET /NumberProviders/suffix list'
    /** Hold numbers before buying them. No one else can buy a number while it is held. Each number has a result of its own; holding one again starts its time anew. OpNumber.upsert buys a held number. */
    readonly reserve: 'POST /NumberProviders/reserve repeatable list'
    /** Let numbers go. Ends the hold on numbers, or gives bought numbers back to the provider. A bought number can be restored for 30 days. */
    readonly release: 'POST /NumberProviders/release list'
    /** List the countries that have numbers. The countries by name, with the types of number and the states of each. */
    readonly countries: 'GET /NumberProviders/countries list'
    /** List the rate centres of a state. Places that local numbers are counted to, to narrow a search for numbers down. */
    readonly ratecenter: 'GET /NumberProviders/ratecenter list'
  }
  readonly RoutingAction: {
    /** List routing actions. Asks for a page with `limit` and `skip`, or for all without. */
    readonly find: 'GET /RoutingActions list'
    /** Replace a routing action. Replaces the routing action named by the `id` in the body; fields left out are dropped. Without an id it creates one. */
    readonly upsert: 'PUT /RoutingActions'
    /** Add a routing action. Tracking numbers follow it once they name it. */
    readonly create: 'POST /RoutingActions'
    /** Read a routing action. Answers 404 where there is no routing action with this id, and where the session may not see it. */
    readonly findById: 'GET /RoutingActions/{id}'
    /** Delete a routing action. Tracking numbers that follow it go straight to their receiving number. */
    readonly deleteById: 'DELETE /RoutingActions/{id} count'
  }
  readonly SipGateway: {
    /** List gateways. A page with `limit` and `skip`, all without, or those for outbound calls by `type` in `outbound` and `both`. */
    readonly find: 'GET /SipGateways list'
    /** Replace a gateway. Replaces the gateway named by the `id` in the body; fields left out are dropped. Without an id it creates one. */
    readonly upsert: 'PUT /SipGateways'
    /** Add a gateway. The new gateway comes last in the order. */
    readonly create: 'POST /SipGateways'
    /** Count gateways. How many gateways match `where`; all that the session may see where it is left out. */
    readonly count: 'GET /SipGateways/count count'
    /** Read a gateway. Answers 404 where there is no gateway with this id, and where the session may not see it. */
    readonly findById: 'GET /SipGateways/{id}'
    /** Delete a gateway. Tracking numbers that use it are left without one. */
    readonly deleteById: 'DELETE /SipGateways/{id} count'
    /** Delete a gateway and settle its numbers. Deletes a gateway after moving, detaching or deleting the tracking numbers that use it. All of it happens, or none. */
    readonly deleteSipGatewayWithOption: 'POST /SipGateways/deleteSipGatewayWithOption bare'
    /** Set the order gateways are tried in. Takes ids, the gateway that is tried first being the first. Gateways that are not named keep their order, behind those that are. */
    readonly order: 'POST /SipGateways/order repeatable list'
    /** Make a gateway the default outbound one. The gateway that was the default before is no longer. It must be enabled and of type `outbound` or `both`. */
    readonly setDefault: 'POST /SipGateways/set_default repeatable'
    /** Import gateways from CSV. Columns `name`, `address`, `port`, `transport`, `type`, `digitsStrip`, `prefix` and `description`, of which name, address and type are required. Rows are matched by name. A row that is refused does not hold back the others; the same file twice creates nothing twice. */
    readonly bulkUpload: 'POST /SipGateways/bulk_upload multipart bare'
    /** Export gateways as CSV. Every gateway that matches, a header row first. */
    readonly bulkDownload: 'GET /SipGateways/bulk_download text'
  }
  readonly TrackingSource: {
    /** List tracking sources. All tracking sources that the session may see, narrowed down by `filter`. Relations come where `include` names them. */
    readonly find: 'GET /TrackingSources list'
    /** Add or replace a tracking source. Replaces the tracking source named by the `id` in the body; fields left out are dropped. Without an id it creates one. */
    readonly upsert: 'PUT /TrackingSources'
    /** Delete all tracking sources that match. Tracking numbers that use them are left without a source. */
    readonly deleteAll: 'DELETE /TrackingSources count'
    /** List a page of tracking sources. The list for screens, a page at a time. */
    readonly findPaged: 'GET /TrackingSources/tracking_sources list'
    /** Count the tracking sources of the paged list. The count that belongs to the paged list. */
    readonly countPaged: 'GET /TrackingSources/tracking_sources/count count'
    /** Count tracking sources. How many tracking sources match `where`; all that the session may see where it is left out. */
    readonly count: 'GET /TrackingSources/count count'
    /** Read a tracking source. Answers 404 where there is no tracking source with this id, and where the session may not see it. */
    readonly findById: 'GET /TrackingSources/{id}'
    /** Delete a tracking source. Tracking numbers that use it are left without a source. */
    readonly deleteById: 'DELETE /TrackingSources/{id} count'
    /** Delete a tracking source and settle its numbers. Deletes a tracking source after moving, detaching or deleting the tracking numbers that use it. All of it happens, or none. Call logs keep what they say. */
    readonly deleteSourceWithOption: 'POST /TrackingSources/deleteSourceWithOption bare'
    /** Give tracking sources to another customer. Tracking numbers of the former customer that use them are left without a source. */
    readonly updateCustomer: 'POST /TrackingSources/updateCustomer form count'
    /** Import tracking sources from CSV. Columns `name`, `type`, `description`, `companyId`, `monthlyCost` and `callValue`, of which the first two are required. Rows are matched by name. A row that is refused does not hold back the others; the same file twice creates nothing twice. */
    readonly bulkUpload: 'POST /TrackingSources/bulk_upload multipart bare'
    /** Export tracking sources as CSV. Every tracking source that matches, a header row first. */
    readonly bulkDownload: 'GET /TrackingSources/bulk_download text'
  }
  readonly Whitelist: {
    /** List whitelist entries. A page with its total in the header X-Total-Count. */
    readonly find: 'GET /Whitelists list'
    /** Replace a whitelist entry. Replaces the whitelist entry named by the `id` in the body; fields left out are dropped. Without an id it creates one. */
    readonly upsert: 'PUT /Whitelists'
    /** Add a whitelist entry. Calls from the addresses that `ip` and `mask` span are taken from now on. */
    readonly create: 'POST /Whitelists'
    /** Count whitelist entries. How many whitelist entries match `where`; all that the session may see where it is left out. */
    readonly count: 'GET /Whitelists/count count'
    /** Read a whitelist entry. Answers 404 where there is no entry with this id, and where the session may not see it. */
    readonly findById: 'GET /Whitelists/{id}'
    /** Delete a whitelist entry. A `count` of 0 says that there was none with this id to delete. Calls from its addresses are refused from now on, where no other entry spans them. */
    readonly deleteById: 'DELETE /Whitelists/{id} count'
  }
  readonly BlacklistNumber: {
    /** List blocked numbers. Customer 1 sees every entry, any other customer its own and the global ones, which are those of customer 1. */
    readonly find: 'GET /BlacklistNumbers list'
    /** Block a number. Refuses calls from a number. An entry of customer 1 holds for everyone. */
    readonly create: 'POST /BlacklistNumbers'
    /** Unblock a number. A `count` of 0 says that there was none with this id to delete. Calls from the number are taken again. */
    readonly deleteById: 'DELETE /BlacklistNumbers/{id} count'
  }
  readonly Ivr: {
    /** List voice menus. Ask for `include` of `Actions` to have the actions of each. */
    readonly find: 'GET /Ivrs list'
    /** Add a voice menu. A new menu is a draft without actions. */
    readonly create: 'POST /Ivrs'
    /** Count voice menus. How many voice menus match `where`; all that the session may see where it is left out. */
    readonly count: 'GET /Ivrs/count count'
    /** Read a voice menu. Answers 404 where there is no voice menu with this id, and where the session may not see it. */
    readonly findById: 'GET /Ivrs/{id}'
    /** Replace a voice menu. Fields left out are dropped; the actions stay. Publishing a menu that is not valid is refused with 422. */
    readonly replaceById: 'PUT /Ivrs/{id}'
    /** Delete a voice menu. Its actions are deleted with it. */
    readonly deleteById: 'DELETE /Ivrs/{id} count'
    /** Replace an action of a voice menu. Fields left out are dropped. The version of the menu goes up by one, and the menu is checked again. */
    readonly replaceAction: 'PUT /Ivrs/{ivrId}/Actions/{id}'
    /** Delete an action of a voice menu. Answers 404 where the menu has no such action. */
    readonly deleteAction: 'DELETE /Ivrs/{ivrId}/Actions/{id} empty'
    /** Add an action to a voice menu. The version of the menu goes up by one, and the menu is checked again. */
    readonly createAction: 'POST /Ivrs/{ivrId}/Actions'
    /** Delete all actions of a voice menu. The menu itself stays, without a choice to make. Answers 404 where there is no such menu. */
    readonly deleteAllActions: 'DELETE /Ivrs/{ivrId}/Actions repeatable empty'
  }
  readonly Dialog: {
    /** List SIP dialogs in progress. What the switch is connecting right now. A dialog that has ended is here no more. */
    readonly find: 'GET /Dialogs list'
    /** Count SIP dialogs in progress. How many dialogs in progress match `where`; all that the session may see where it is left out. */
    readonly count: 'GET /Dialogs/count count'
  }
  readonly AuditLog: {
    /** List audit log entries. Calls that changed something, or tried to: who made them, when, and from where. */
    readonly find: 'GET /AuditLogs list'
    /** Count audit log entries. How many entries match `where`; all that the session may see where it is left out. */
    readonly count: 'GET /AuditLogs/count count'
  }
  readonly SystemSetting: {
    /** List system settings. Ask for one by its `key`. */
    readonly find: 'GET /SystemSettings list'
    /** Add a system setting. For a setting that has no id yet. A key that is there is refused with 422. */
    readonly create: 'POST /SystemSettings'
    /** Read the settings a visitor needs. The terms of service, shown at sign-up. */
    readonly defaultSettings: 'GET /SystemSettings/defaultSettings public'
    /** Replace a system setting. Fields left out are dropped. */
    readonly replaceById: 'PUT /SystemSettings/{id} repeatable'
  }
  readonly Language: {
    /** List languages. Ask for them by name with `order` `name ASC`. */
    readonly find: 'GET /Languages list'
  }
  readonly Service: {
    /** List services. What the product offers, such as recording, and whether it can be subscribed to. */
    readonly find: 'GET /services list'
    /** Read a service. Answers 404 where there is no service with this id, and where the session may not see it. */
    readonly findById: 'GET /services/{id}'
  }
  readonly Ticket: {
    /** List tickets. The tickets of the customers the session may see. Ask for `include` of `versions` to have the whole case. */
    readonly find: 'GET /tickets list'
    /** Open a ticket. Makes the first version as well. Whoever opens a ticket observes it. */
    readonly create: 'POST /tickets'
    /** Read a ticket. Answers 404 where there is no ticket with this id, and where the session may not see it. */
    readonly findById: 'GET /tickets/{id}'
    /** Delete a ticket. Deletes its versions, attachments, notifications and observers as well. The path starts with a capital letter here. */
    readonly deleteById: 'DELETE /Tickets/{id} count'
    /** Delete all tickets that match. Deletes their versions, attachments, notifications and observers as well. The path starts with a capital letter here. */
    readonly deleteAll: 'DELETE /Tickets count'
    /** Count the tickets a user works on. Counts by the owner of the latest version. */
    readonly countByOwner: 'GET /tickets/count-by-owner count'
    /** Count the tickets in a state. Counts by the state of the latest version. */
    readonly countByState: 'GET /tickets/count-by-state count'
    /** List the versions of a ticket. Every state that the ticket has had, the first one first. Answers 404 where there is no such ticket. */
    readonly findVersions: 'GET /tickets/{id}/versions list'
    /** Add a version to a ticket. An answer, a new owner or a new state. Observers of the version before observe this one too and are told of it. */
    readonly createVersion: 'POST /tickets/{id}/versions'
    /** Read a version of a ticket. Answers 404 where there is no version with this id, and where the session may not see it. */
    readonly findVersionById: 'GET /tickets/{id}/versions/{versionId}'
    /** Read who owns a ticket as of a version. 404 where nobody does. */
    readonly getVersionOwner: 'GET /tickets/{id}/versions/{versionId}/owner'
    /** Read the state of a ticket as of a version. The state that the version gave the ticket. Answers 404 where the ticket has no such version. */
    readonly getVersionState: 'GET /tickets/{id}/versions/{versionId}/state'
    /** List what a version is about. Numbers, gateways, calls and devices that the version names. Answers 404 where the ticket has no such version. */
    readonly findVersionAssets: 'GET /tickets/{id}/versions/{versionId}/assets list'
    /** Read one thing a version is about. Answers 404 where the version names no such thing. */
    readonly findVersionAssetById: 'GET /tickets/{id}/versions/{versionId}/assets/{assetId}'
    /** List the files of a version. Files with names and sizes. Answers 404 where the ticket has no such version. */
    readonly findVersionAttachments: 'GET /tickets/{id}/versions/{versionId}/attachments list'
    /** Upload a file to a version. A file that is too big, or of a type that is not allowed, is refused with 422. */
    readonly createVersionAttachment: 'POST /tickets/{id}/versions/{versionId}/attachments multipart'
    /** Read about a file of a version. Answers where the content is, not the content. */
    readonly findVersionAttachmentById: 'GET /tickets/{id}/versions/{versionId}/attachments/{attachId}'
    /** List the messages sent about a version. Who was told of the version, and by what means. Answers 404 where the ticket has no such version. */
    readonly findVersionNotifications: 'GET /tickets/{id}/versions/{versionId}/notifications list'
    /** Send a message about a version. Tells somebody of the version, who need not be a user. What was sent is kept with the version. */
    readonly createVersionNotification: 'POST /tickets/{id}/versions/{versionId}/notifications'
    /** Read a message sent about a version. Answers 404 where no such message was sent about the version. */
    readonly findVersionNotificationById: 'GET /tickets/{id}/versions/{versionId}/notifications/{notifId}'
    /** List who observes a version. Users who are told of what becomes of the ticket. Answers 404 where the ticket has no such version. */
    readonly findVersionObservers: 'GET /tickets/{id}/versions/{versionId}/observers list'
    /** Add an observer to a version. A user who observes it already is answered as is. */
    readonly createVersionObserver: 'POST /tickets/{id}/versions/{versionId}/observers repeatable'
    /** Remove an observer from a version. The user is not told of the ticket any more. Answers 404 where the user does not observe the version. */
    readonly deleteVersionObserver: 'DELETE /tickets/{id}/versions/{versionId}/observers/{obId} empty'
    /** Count who observes a version. How many users are told of what becomes of the ticket. Answers 404 where the ticket has no such version. */
    readonly countVersionObservers: 'GET /tickets/{id}/versions/{versionId}/observers/count count'
  }
  readonly TicketVersion: {
    /** Read the latest version of a ticket. The ticket as it is now. Answers 404 where there is no such ticket, and where the session may not see it. */
    readonly latest: 'GET /versions/latest'
  }
  readonly Subscription: {
    /** List subscriptions. Takes a `filter`, or a `where` alone. With both, both must hold. */
    readonly find: 'GET /Subscriptions list'
    /** Delete all subscriptions that match. Deletes the records. To end a subscription and what it pays for, unsubscribe the product. */
    readonly deleteAll: 'DELETE /Subscriptions count'
  }
  readonly ServiceProvider: {
    /** List service providers. Takes a `filter`, or a `where` alone. With both, both must hold. */
    readonly find: 'GET /ServiceProviders list'
    /** Delete all service providers that match. Maintenances they do stay. */
    readonly deleteAll: 'DELETE /ServiceProviders count'
  }
  readonly Document: {
    /** List documents. Takes a `filter`, or a `where` alone. With both, both must hold. */
    readonly find: 'GET /Documents list'
    /** Delete all documents that match. Deletes the files as well. */
    readonly deleteAll: 'DELETE /Documents count'
  }
  readonly Mainteinance: {
    /** List maintenances. Takes a `filter`, or a `where` alone. With both, both must hold. */
    readonly find: 'GET /Mainteinances list'
    /** Delete all maintenances that match. Deletes every maintenance that `where` finds. An empty `where` is refused. */
    readonly deleteAll: 'DELETE /Mainteinances count'
  }
  readonly Asset: {
    /** List assets. Takes a `filter`, or a `where` alone. With both, both must hold. */
    readonly find: 'GET /Assets list'
    /** Delete all assets that match. Tickets about them stay. */
    readonly deleteAll: 'DELETE /Assets count'
  }
  readonly Addressee: {
    /** List addressees. Takes a `filter`, or a `where` alone. With both, both must hold. */
    readonly find: 'GET /Addressees list'
    /** Delete all addressees that match. They no longer get notices. */
    readonly deleteAll: 'DELETE /Addressees count'
  }
  readonly Observer: {
    /** List observers. Takes a `filter`, or a `where` alone. With both, both must hold. */
    readonly find: 'GET /Observers list'
    /** Delete all observers that match. The users are no longer told of changes. */
    readonly deleteAll: 'DELETE /Observers count'
  }
  readonly RedisSubscription: {
    /** List realtime subscriptions. Takes a `filter`, or a `where` alone. With both, both must hold. */
    readonly find: 'GET /RedisSubscriptions list'
    /** Delete all realtime subscriptions that match. The sessions no longer hear of the channels. */
    readonly deleteAll: 'DELETE /RedisSubscriptions count'
  }
  readonly PaymentMethod: {
    /** List saved cards. Ask for those of one customer by `customerId`. */
    readonly find: 'GET /PaymentMethods list'
    /** Read the wallet balance. What is left in the wallet of the session's customer. The super administrator has none, and is answered 0. */
    readonly balance: 'GET /PaymentMethods/balance'
    /** Ask whether there is a primary card. Whether there is a card that charges go to by themselves. It says nothing of whether the card still works. */
    readonly hasPrimaryMethod: 'GET /PaymentMethods/has_primary_method'
    /** Give back a payment. Sends all or part of a payment back to the card and takes it out of the wallet. More than is left of the payment is refused with 422. */
    readonly refund: 'PUT /PaymentMethods/refund key bare'
    /** Read the invoice of a transaction. Its number is that of the transaction, so that asking again answers the same one. */
    readonly invoice: 'PUT /PaymentMethods/invoice read'
    /** Begin a card payment. Needs no session, as the sign-up pays before there is one. The card form of the payment provider then confirms the payment, and PaymentMethod.intentToWallet, or DashUser.register, puts it into a wallet. More decimals than the currency has are refused with 422. */
    readonly createIntent: 'POST /PaymentMethods/create_intent key public'
    /** Add a confirmed payment to the wallet. An intent that is not confirmed is refused with 422. One that was added before is answered again and added no second time. One that was paid without a session is added for whoever signs up, or in, with its e-mail address. */
    readonly intentToWallet: 'POST /PaymentMethods/intent_to_wallet repeatable key bare'
    /** Save a card. Takes the token that the card provider gave for the card: the number of the card itself never comes here. A card that is refused answers 402. */
    readonly attach: 'POST /PaymentMethods/attach'
    /** Forget a card. The primary card can go only when it is the last one; make another primary first. */
    readonly detach: 'POST /PaymentMethods/detach count'
    /** Make a card the primary one. Renewals and top-ups are charged to it from then on. */
    readonly setPrimary: 'POST /PaymentMethods/set_primary repeatable'
    /** Charge a saved card. The amount is added to the wallet. Administrators may charge another customer by `customerId`. A card whose bank asks the person first answers 402 with the code `authentication_required` and the payment that was begun: the card form completes it with the `client_secret`, and PaymentMethod.intentToWallet adds it to the wallet. */
    readonly chargeCustomer: 'POST /PaymentMethods/charge_customer key bare'
    /** Begin saving a card. The card form of the payment provider then answers the token to attach. */
    readonly setupCardIntent: 'POST /PaymentMethods/setup_card_intent'
    /** List your own subscriptions. Products that the session's customer has or had, each with its state. */
    readonly subscriptions: 'GET /PaymentMethods/subscriptions list'
    /** Read a plan and what it costs. Plan and add-ons of the session's customer, and what the next charge will be. The owner's staff read those of another customer by `customerId`; the answer names whose they are, which a server that knows no `customerId` leaves out. */
    readonly subscriptionDetail: 'GET /PaymentMethods/subscriptionDetail'
    /** Pause tracking. Calls are still delivered, but no longer tracked. The state that is answered is stricter where the server has stopped calls. */
    readonly pauseTrackingCode: 'POST /PaymentMethods/pause_tracking_code repeatable bare'
    /** Stop incoming calls. Calls to the tracking numbers are refused until the account is reactivated. */
    readonly stopIncomingCalls: 'POST /PaymentMethods/stop_incoming_calls repeatable bare'
    /** Reactivate the account. Tracking and incoming calls run again, but for numbers that were paused or stopped one by one. Refused with 422 while the wallet is empty or overdrawn, or a charge is long past due: those end by themselves with the money. */
    readonly reactiveAccount: 'POST /PaymentMethods/reactive_account repeatable bare'
    /** Save whether the card may be charged without asking. Without consent each charge of the primary card is asked for. With it the card pays for what renews when the wallet does not suffice. Taking it back turns `autoTopUp` off. PaymentMethod.subscriptionDetail answers what was said last, as `consent`. */
    readonly saveConsent: 'PUT /PaymentMethods/save_consent bare'
    /** Download an invoice over some days. A statement of all that moved in the wallet on these days, with the balance before and after, in the customer's currency. With a `transactionId` it is the invoice of that one. More than one's own customer is for the super administrator. */
    readonly getCustomerInvoice: 'POST /PaymentMethods/getCustomerInvoice read blob'
  }
  readonly PaymentTransaction: {
    /** List transactions. Without an `order` the latest `transactionDate` comes first. */
    readonly find: 'GET /PaymentTransactions list'
    /** Give a credit or a discount. Puts money into a wallet that no card paid. With `discountOfId` it is a discount on that charge. An amount with a part of a cent, a charge that is none, and more than is left of it are refused with 422. */
    readonly create: 'POST /PaymentTransactions key'
    /** Count transactions. How many transactions match `where`; all that the session may see where it is left out. */
    readonly count: 'GET /PaymentTransactions/count count'
    /** Read a transaction. Answers 404 where there is no transaction with this id, and where the session may not see it. */
    readonly findById: 'GET /PaymentTransactions/{id} limit=5000'
    /** Sum up what calls cost. What calls of the span cost, day by day and in all. A call counts for whom it was charged to. */
    readonly callChargeSummary: 'POST /PaymentTransactions/callChargeSummary read'
  }
  readonly PriceDiscount: {
    /** List price discounts. All price discounts that the session may see, narrowed down by `filter`. Relations come where `include` names them. */
    readonly find: 'GET /PriceDiscounts list'
  }
  readonly CurrencyRate: {
    /** List currency rates. What 1 USD is worth in each currency. Needs no session, as the sign-up shows prices before there is one. Good for 24 hours. */
    readonly getCurrencyConversionRates: 'GET /CurrencyRates/getCurrencyConversionRates public list'
  }
  readonly Product: {
    /** List products. Ask for `include` of `variations` to have the prices of each. */
    readonly find: 'GET /Products list'
    /** Read a product. Answers 404 where there is no product with this id, and where the session may not see it. */
    readonly findById: 'GET /Products/{id}'
    /** List the plans offered at sign-up. Needs no session. Where a currency has no prices of its own, those in USD are converted at the current rate. */
    readonly regList: 'GET /Products/reg_list public list'
    /** Change a product. Changes the product named by the `id` in the body; fields left out stay as they are. Its variations have calls of their own. */
    readonly updateProduct: 'PUT /Products/updateProduct repeatable'
    /** Subscribe a customer to a product. Each price of a product is a subscription of its own: more at the same price raises its quantity, another price begins a new one beside it. A plan or plan price takes the place of the present plan. The price is taken from the wallet; a balance that is too low, or lacks what is past due of the same, is refused with 402. */
    readonly subscribeProduct: 'POST /Products/subscribe_product key bare'
    /** Unsubscribe a customer from a product. Drops the quantity. At 0 the subscription is cancelled; without another one the customer no longer has the product. */
    readonly unsubscribeProduct: 'POST /Products/unsubscribe_product'
  }
  readonly ProductVariation: {
    /** List product variations. All product variations that the session may see, narrowed down by `filter`. Relations come where `include` names them. */
    readonly find: 'GET /ProductVariations list'
    /** Add or replace a product variation. Replaces the variation named by the `id` in the body; fields left out are dropped. Without an id it creates one. */
    readonly upsert: 'PUT /ProductVariations'
    /** Add a product variation. A product can be subscribed to at the price of each of its variations. */
    readonly create: 'POST /ProductVariations'
    /** Read a product variation. Answers 404 where there is no product variation with this id, and where the session may not see it. */
    readonly findById: 'GET /ProductVariations/{id}'
    /** Replace a product variation. Fields left out are dropped. */
    readonly replaceById: 'PUT /ProductVariations/{id} repeatable'
    /** Delete a product variation. Subscriptions at this price keep it until they renew. */
    readonly deleteById: 'DELETE /ProductVariations/{id} count'
  }
  readonly CustomerProductsRel: {
    /** Take products away from customers. Deletes the links that match. Subscriptions are not cancelled by it. */
    readonly deleteAll: 'DELETE /CustomerProductsRels count'
  }
}

/** The same in few bytes, read by operation-table.ts: words that letters stand for, calls that letters stand for, models. */
export const packedOperations = {
  words: 'GET POST list count DELETE repeatable PUT bare read public key form empty flag text multipart PATCH write limit=5000 blob',
  shared: 'ac  find,b  create,ed  deleteAll,a {id} findById,ed {id} deleteById,ad count,g  upsert,ao bulk_download,qf {id} patchById,bld updateCustomer,gf {id} replaceById,bph bulk_upload,as {id} findById,g {id} replaceById',
  models: 'DashUser,bj authenticate,bm logout,arjn activate/token={token} activate,bjn forgot-password,b impersonate,bn deimpersonate,bjh request_email,bjh verify_email,bkjh register,bi cani canI,a,b,c,f,m,e,i,bf {id}/role setRole,bh second-factor beginSecondFactor,bh second-factor/confirm confirmSecondFactor,bh second-factor/verify verifySecondFactor,bn second-factor/disable disableSecondFactor,a {id}/second-factor findSecondFactor,ed {id}/second-factor resetSecondFactor,ac {id}/sessions findSessions,ed {id}/sessions endSessions,ed {id}/sessions/{sessionId} endSession,arn {id}/account-reset accountReset,ac verification_tokens findVerificationTokens,bic several_user,bi isunique isUnique,efm {id}/DashRoleMapping deleteRoleMapping;DashRole,a,b,c,f,d,e,i,bic AssociatedDashUsers associatedDashUsers,efm {id}/GuiVisibilities deleteGuiVisibilities,b {roleId}/principals addPrincipals;DashRoleMapping,a,b,c,e,i;GuiVisibility/GuiVisibilities,a,g,b,c;GuiSection,a;GuiPermission,a;Customer,a,g,b,f,d,e,ac {id}/Subscriptions findSubscriptions;ApiKey,a,b,f,d,n,e;CallLog,a,g,c,f,d,gf update_phonebook,j,a count_logs,a compare_report getCompareReport,bi compare_report;CallLogSupport,a;LightCallLog,a;Storage,at getRecording;PhoneBook,a,d,g /Phonebooks upsert;Report,a statistics,bil dashboardData,bil activity_report,bil overview_report,bilo export_report;Template,a,b,bf shareTemplate,k,e;ReceivingNumber,a,b,qf  patch,ac receiving_numbers findPaged,f,d,e,l,h;OpNumber,a,gk  upsert,c,ac tracking_numbers findPaged,ad tracking_numbers/count countPaged,ad tracking_numbers_count,f,d,e,bf {id}/UpdateTrackingSource updateTrackingSource,bd updateLogs,j,bkph bulk_upload,h;NumberProvider,bi lookup,ac suffix,bfc reserve,bc release,ac countries,ac ratecenter;RoutingAction,a,g,b,d,e;SipGateway,a,g,b,f,d,e,bh deleteSipGatewayWithOption,bfc order,bf set_default,l,h;TrackingSource,a,g,c,ac tracking_sources findPaged,ad tracking_sources/count countPaged,f,d,e,bh deleteSourceWithOption,j,l,h;Whitelist,a,g,b,f,d,e;BlacklistNumber,a,b,e;Ivr,a,b,f,d,n,e,g {ivrId}/Actions/{id} replaceAction,em {ivrId}/Actions/{id} deleteAction,b {ivrId}/Actions createAction,efm {ivrId}/Actions deleteAllActions;Dialog,a,f;AuditLog,a,f;SystemSetting,a,b,aj defaultSettings,k;Language,a;Service/services,a,d;Ticket/tickets,a,b,d,ed /Tickets/{id} deleteById,ed /Tickets deleteAll,ad count-by-owner,ad count-by-state,ac {id}/versions findVersions,b {id}/versions createVersion,a {id}/versions/{versionId} findVersionById,a {id}/versions/{versionId}/owner getVersionOwner,a {id}/versions/{versionId}/state getVersionState,ac {id}/versions/{versionId}/assets findVersionAssets,a {id}/versions/{versionId}/assets/{assetId} findVersionAssetById,ac {id}/versions/{versionId}/attachments findVersionAttachments,bp {id}/versions/{versionId}/attachments createVersionAttachment,a {id}/versions/{versionId}/attachments/{attachId} findVersionAttachmentById,ac {id}/versions/{versionId}/notifications findVersionNotifications,b {id}/versions/{versionId}/notifications createVersionNotification,a {id}/versions/{versionId}/notifications/{notifId} findVersionNotificationById,ac {id}/versions/{versionId}/observers findVersionObservers,bf {id}/versions/{versionId}/observers createVersionObserver,em {id}/versions/{versionId}/observers/{obId} deleteVersionObserver,ad {id}/versions/{versionId}/observers/count countVersionObservers;TicketVersion/versions,a latest;Subscription,a,c;ServiceProvider,a,c;Document,a,c;Mainteinance,a,c;Asset,a,c;Addressee,a,c;Observer,a,c;RedisSubscription,a,c;PaymentMethod,a,a balance,a has_primary_method,gkh refund,gi invoice,bkj create_intent,bfkh intent_to_wallet,b attach,bd detach,bf set_primary,bkh charge_customer,b setup_card_intent,ac subscriptions,a subscriptionDetail,bfh pause_tracking_code,bfh stop_incoming_calls,bfh reactive_account,gh save_consent,bit getCustomerInvoice;PaymentTransaction,a,bk  create,f,m,bi callChargeSummary;PriceDiscount,a;CurrencyRate,ajc getCurrencyConversionRates;Product,a,d,ajc reg_list,gf updateProduct,bkh subscribe_product,b unsubscribe_product;ProductVariation,a,g,b,d,k,e;CustomerProductsRel,c',
}
