// Generated from contract/openapi.yaml by `pnpm generate`. Do not edit.
/** Fields of answers whose content is somebody's own: nothing in them is read by its name. */
export const freeNames = "definition payload row"

/** Fields that are numbers wherever they stand in an answer. */
export const numberNames = "actedById actionId affected amountInCurrency amountUsd answered available averageRingSeconds averageTalkSeconds balance balanceAfter belowUsd busy callValue caller_contactId calls charge charged count createdBy customerId dailySpend day daysLeft deleted detached digitsStrip discountOfId discountPercent durationSeconds expMonth expYear failed firstTimeCallers forCustomerId fullPrice guiPermissionId guiSectionId handledBy ivrId last30 last60 last7 lastMonth lastWeek mask maxAttempts missed monthlyCost monthlyLimitUsd monthlyPrice monthlyTotal moved nextInvoiceAmount of ofInCurrency offset ownerId percent port position previousTotal price principalId productId quantity rate receivingNumbers receiving_numberId recordId recoveryCodesLeft refundOfId refundedAmount ringSeconds roleId routing_actionId serviceProviderId setupPrice sip_gatewayId size stateId statusCode stopBelowUsd subscriptionId subtotal talkSeconds tax termsVersion thisMonth thisWeek ticketId timeoutSeconds today total totalCalls trackingNumbers trackingSourceId trackingSources tracking_sourceId transactionId ttl uniqueCallers unitPrice updated userId value variationId version versionId versionNumber viewBy voicemail walletBaseline warnBelowUsd yesterday"

/** Fields that are yes or no wherever they stand in an answer. */
export const booleanNames = "accepted activated active allowed blocked cut defaultOutbound emailVerified enabled firstTimeCaller has_primary_method isAutomatic isCurrent isOn isSecondFactorReset isSuperAdmin isUnique primary readable recordCalls valid verified writeable"

/** Fields that are numbers in the answers of these operations alone, or, after a "!", in all but theirs. */
export const partlyNumbers: Readonly<Record<string, string>> = {
  "amount": "! PaymentMethod.createIntent",
  "created": "! DashUser.authenticate DashUser.impersonate",
  "id": "! DashUser.authenticate DashUser.impersonate DashUser.findSessions",
  "number": "Ticket.find Ticket.create Ticket.findById TicketVersion.latest Ticket.findVersions Ticket.createVersion Ticket.findVersionById",
  "recordingId": "! Ivr.find Ivr.create Ivr.findById Ivr.replaceById",
  "row": "! AuditLog.find"
}
