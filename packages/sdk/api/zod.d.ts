// What this entry exports. Made by `pnpm generate`, for reviews: nothing imports it.

// made from the contract: zAccountState

// made from the contract: zAccountStateAnswer

// made from the contract: zAccountStateRequest

// made from the contract: zActivityReport

// made from the contract: zAddPrincipalsRequest

// made from the contract: zAddressee

// made from the contract: zAdjustmentRequest

// made from the contract: zAgreement

// made from the contract: zAgreements

// made from the contract: zAmountFrom

// made from the contract: zApiKey

// made from the contract: zApiKeyInput

// made from the contract: zAsset

// made from the contract: zAssetReference

// made from the contract: zAssociatedDashUsersRequest

// made from the contract: zAttachMethodRequest

// made from the contract: zAuditChange

// made from the contract: zAuditLog

// made from the contract: zAuditMovement

// made from the contract: zAuditRow

// made from the contract: zAutoTopUp

// made from the contract: zAutoTopUpProblem

// made from the contract: zAvailableNumber

// made from the contract: zBlacklistNumber

// made from the contract: zBlacklistNumberInput

// made from the contract: zBulkUploadResult

// made from the contract: zBusinessAddress

// made from the contract: zCallChargeDay

// made from the contract: zCallChargeSummary

// made from the contract: zCallChargeSummaryRequest

// made from the contract: zCallDirection

// made from the contract: zCallHandling

// made from the contract: zCallLeg

// made from the contract: zCallLog

// made from the contract: zCallLogCounts

// made from the contract: zCallLogInput

// made from the contract: zCallLogSupport

// made from the contract: zCallStatus

// made from the contract: zCanIAnswer

// made from the contract: zCanIRequest

// made from the contract: zCardSetupIntent

// made from the contract: zCardSetupRequest

// made from the contract: zCardType

// made from the contract: zChannelName

// made from the contract: zChargeRequest

// made from the contract: zCodeProof

// made from the contract: zCompareReport

// made from the contract: zCompareRequest

// made from the contract: zComparedRange

// made from the contract: zComparedStep

// made from the contract: zCountBody

// made from the contract: zCsvUpload

// made from the contract: zCurrencyRate

// made from the contract: zCustomer

// made from the contract: zCustomerInput

// made from the contract: zCustomerInvoiceRequest

// made from the contract: zCustomerProductsRel

// made from the contract: zDashRole

// made from the contract: zDashRoleInput

// made from the contract: zDashRoleMapping

// made from the contract: zDashRoleMappingInput

// made from the contract: zDashRoleMappingPatch

// made from the contract: zDashRolePatch

// made from the contract: zDashRolePrincipal

// made from the contract: zDashUser

// made from the contract: zDashUserInput

// made from the contract: zDashUserPatch

// made from the contract: zDashboardData

// made from the contract: zDashboardPoint

// made from the contract: zDashboardRequest

// made from the contract: zDefaultSettings

// made from the contract: zDeimpersonateRequest

// made from the contract: zDeleteWithOption

// made from the contract: zDeleteWithOptionResult

// made from the contract: zDetachMethodRequest

// made from the contract: zDialog

// made from the contract: zDocument

// made from the contract: zEmailCodeAnswer

// made from the contract: zEmailCodeRequest

// made from the contract: zErrorBody

// made from the contract: zFilter

// made from the contract: zForgotPasswordRequest

// made from the contract: zFullProof

// made from the contract: zGuiPermission

// made from the contract: zGuiPermissionName

// made from the contract: zGuiSection

// made from the contract: zGuiSectionName

// made from the contract: zGuiVisibility

// made from the contract: zGuiVisibilityInput

// made from the contract: zId

// made from the contract: zIdempotencyKey

// made from the contract: zImpersonateRequest

// made from the contract: zIntentToWalletRequest

// made from the contract: zInvoice

// made from the contract: zInvoiceLine

// made from the contract: zInvoiceRequest

// made from the contract: zIsUniqueAnswer

// made from the contract: zIsUniqueRequest

// made from the contract: zIvr

// made from the contract: zIvrAction

// made from the contract: zIvrActionInput

// made from the contract: zIvrGreeting

// made from the contract: zIvrInput

// made from the contract: zIvrProblem

// made from the contract: zLanguage

// made from the contract: zLightCallLog

// made from the contract: zLocalDateTime

// made from the contract: zLoginAnswer

// made from the contract: zLoginFailure

// made from the contract: zLoginRequest

// made from the contract: zMainteinance

// made from the contract: zNumberRelease

// made from the contract: zNumberReleaseOutcome

// made from the contract: zNumberReservation

// made from the contract: zNumberReservationOutcome

// made from the contract: zNumberSearch

// made from the contract: zNumberSearchResult

// made from the contract: zNumberSuffix

// made from the contract: zNumberType

// made from the contract: zObserver

// made from the contract: zObserverInput

// made from the contract: zOpNumber

// made from the contract: zOpNumberInput

// made from the contract: zOpNumberLogsUpdate

// made from the contract: zOpNumberSourceChange

// made from the contract: zOpNumberStatus

// made from the contract: zOverviewReport

// made from the contract: zPassword

// made from the contract: zPasswordProof

// made from the contract: zPaymentConsent

// made from the contract: zPaymentConsentRequest

// made from the contract: zPaymentIntent

// made from the contract: zPaymentIntentCustomer

// made from the contract: zPaymentIntentRequest

// made from the contract: zPaymentMethod

// made from the contract: zPaymentTransaction

// made from the contract: zPhoneBook

// made from the contract: zPhoneBookInput

// made from the contract: zPlanTier

// made from the contract: zPriceDiscount

// made from the contract: zPricedProduct

// made from the contract: zPrimaryMethodAnswer

// made from the contract: zProduct

// made from the contract: zProductUpdate

// made from the contract: zProductVariation

// made from the contract: zProductVariationInput

// made from the contract: zProviderCountry

// made from the contract: zProviderState

// made from the contract: zRateCenter

// made from the contract: zReason

// made from the contract: zReceivingNumber

// made from the contract: zReceivingNumberInput

// made from the contract: zReceivingNumberPatch

// made from the contract: zRecentCode

// made from the contract: zRecoveryCodes

// made from the contract: zRedisSubscription

// made from the contract: zRefundRequest

// made from the contract: zRegistration

// made from the contract: zRegistrationAddress

// made from the contract: zRegistrationAnswer

// made from the contract: zRegistrationCustomer

// made from the contract: zRegistrationPayment

// made from the contract: zRegistrationPlan

// made from the contract: zRegistrationProduct

// made from the contract: zRegistrationService

// made from the contract: zReportDay

// made from the contract: zReportFigures

// made from the contract: zReportGroup

// made from the contract: zReportRequest

// made from the contract: zReportStatistics

// made from the contract: zRequiredWhere

// made from the contract: zRoutingAction

// made from the contract: zRoutingActionInput

// made from the contract: zRoutingTarget

// made from the contract: zSecondFactorSecret

// made from the contract: zSecondFactorState

// made from the contract: zService

// made from the contract: zServiceProvider

// made from the contract: zSession

// made from the contract: zSetPrimaryRequest

// made from the contract: zSetRoleRequest

// made from the contract: zSeveralUserRequest

// made from the contract: zShareTemplateRequest

// made from the contract: zSipGateway

// made from the contract: zSipGatewayDefault

// made from the contract: zSipGatewayInput

// made from the contract: zSipGatewayOrder

// made from the contract: zSubscribeAnswer

// made from the contract: zSubscribeRequest

// made from the contract: zSubscription

// made from the contract: zSubscriptionDetail

// made from the contract: zSubscriptionStatus

// made from the contract: zSystemSetting

// made from the contract: zSystemSettingInput

// made from the contract: zTemplate

// made from the contract: zTemplateInput

// made from the contract: zTicket

// made from the contract: zTicketAttachment

// made from the contract: zTicketAttachmentUpload

// made from the contract: zTicketInput

// made from the contract: zTicketNotification

// made from the contract: zTicketNotificationInput

// made from the contract: zTicketPriority

// made from the contract: zTicketState

// made from the contract: zTicketStateId

// made from the contract: zTicketStateName

// made from the contract: zTicketVersion

// made from the contract: zTicketVersionInput

// made from the contract: zTrackingSource

// made from the contract: zTrackingSourceInput

// made from the contract: zUnsubscribeRequest

// made from the contract: zUpcomingCharge

// made from the contract: zUpdateCustomerForm

// made from the contract: zUpdatePhonebookRequest

// made from the contract: zUserSession

// made from the contract: zUtcDateTime

// made from the contract: zValidationDetails

// made from the contract: zVerificationToken

// made from the contract: zVerifyEmailAnswer

// made from the contract: zVerifyEmailRequest

// made from the contract: zViewBy

// made from the contract: zWaitingPayment

// made from the contract: zWalletBalance

// made from the contract: zWalletMovement

// made from the contract: zWhere

// made from the contract: zWhitelist

// made from the contract: zWhitelistInput

// made from the contract: zWidgetName
