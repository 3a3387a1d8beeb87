// Generated from contract/openapi.yaml by `pnpm generate`. Do not edit.
/** Fields that only our reading of the documents has, whatever the model: a core API may lack them. */
export const inferredFields = 'contactEmail phone website industry BusinessAddress autoTopUp autoTopUpProblem state termsVersion termsAcceptedAt agreements createdAt readable writeable roleId guiSectionId guiPermissionId customerId principalId emailVerified lastLoginAt userId email type token expiresAt usedAt productId name description currency currencySymbol price recur walletBaseline active code kind tier variationId status startedAt renewsAt cancelledAt scope lastUsedAt number company street city country notes blocked monthlyCost callValue totalCalls transport prefix enabled position defaultOutbound health checkedAt callId direction answeredAt endedAt ringSeconds talkSeconds trackingSourceId sip_gatewayId recordingId charge firstTimeCaller phonebookName PhonebookCity PhonebookState PhonebookCountry trackingSourceName routingAddress legs handling handledBy handledAt companyName hangupCause callerNumber trackingNumber receivingNumber resource definition sharedWith tracking_number targets recordCalls whisper numberType areaCode routing_actionId monthlyPrice lastCallAt restorableUntil ivrId key target label greeting timeoutSeconds maxAttempts version valid errors updatedAt fromUri toUri durationSeconds actedById statusCode affected recordId recordName changes rows movements reason forCustomerId nativeName versionId size url channel to text sentAt ticketId title body priority ownerId stateId assetIds createdBy subject versionNumber supportEmail supportPhone serviceProviderId impact startsAt endsAt topic connectionId subscribedAt lastMessageAt primary brand last4 expMonth expYear holderName balanceAfter refundedAmount refundOfId discountOfId invoiceNumber isAutomatic percent from until subscriptionId'

/** The same of relations. */
export const inferredRelations = 'Product variations Customer ProductVariation PhoneBook TrackingSource SipGateway handler RoutingAction DashUser actedBy forCustomer creator ServiceProvider'

/** Calls that the documents do not have: a core API may lack them. */
export const extensionCalls = 'DashUser.beginSecondFactor DashUser.confirmSecondFactor DashUser.verifySecondFactor DashUser.disableSecondFactor DashUser.findSecondFactor DashUser.resetSecondFactor DashUser.findSessions DashUser.endSessions DashUser.endSession'

/** Of each model, the fields and relations that the documents name. */
export const statedFields: Readonly<Record<string, string>> = {
  Customer: 'id companyName companyId firstName lastName vatNumber billingEmail currency accounting_type billingId balance',
  GuiSection: 'id name',
  GuiPermission: 'id name',
  GuiVisibility: 'id GuiSection GuiPermission',
  DashRole: 'id name description GuiVisibilities principals',
  DashRoleMapping: 'id principalType DashRole',
  DashUser: 'id username email firstName lastName customerId uiSettings isSuperAdmin Customer DashRoleMapping',
  VerificationToken: 'id',
  ProductVariation: 'id',
  Product: 'id name description recur price currencySymbol walletBaseline',
  Subscription: 'id quantity',
  ApiKey: 'id name apikey',
  PhoneBook: 'id',
  TrackingSource: 'id name description companyId type',
  SipGateway: 'id name address port type digitsStrip description',
  CallLog: 'id callerNumber trackingNumber receivingNumber caller_contactId metrics',
  CallLogSupport: 'id callerNumber trackingNumber receivingNumber metrics phonebookName PhonebookCity PhonebookState PhonebookCountry trackingSourceName routingAddress',
  LightCallLog: 'id',
  Template: 'id',
  ReceivingNumber: 'id number description companyId totalCalls',
  RoutingAction: 'id',
  OpNumber: 'id tracking_number description companyId receiving_numberId sip_gatewayId tracking_sourceId routing_action ReceivingNumber',
  Whitelist: 'id ip mask port proto pattern',
  BlacklistNumber: 'id customerId',
  IvrAction: 'id',
  Ivr: 'id Actions',
  Dialog: 'id',
  AuditLog: 'id endpoint method ip userAgent userId',
  SystemSetting: 'id key payload',
  Language: 'id name',
  Service: 'id',
  TicketAttachment: 'id',
  TicketNotification: 'id',
  Observer: 'id versionId userId',
  TicketVersion: 'id state owner attachments notifications observers',
  Ticket: 'id state owner versions',
  Asset: 'id',
  ServiceProvider: 'id',
  Document: 'id',
  Mainteinance: 'id',
  Addressee: 'id',
  RedisSubscription: 'id',
  PaymentMethod: 'id customerId token payment_id',
  PaymentTransaction: 'id customerId productId description cardType transactionType category amount transactionDate',
  PriceDiscount: 'id',
  CustomerProductsRel: 'id',
}
