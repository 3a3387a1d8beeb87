// Generated from contract/openapi.yaml by `pnpm generate`. Do not edit.
/** Fields of answers whose content is somebody's own: nothing in them is read by its name. */
export const freeNames = "definition payload row"

/** Fields that are decimal numbers wherever they stand in an answer, and that methods work out which read no columns. */
export const numberNames = "amountUsd averageRingSeconds averageTalkSeconds balance balanceAfter belowUsd callValue charge charged dailySpend discountPercent fullPrice monthlyCost monthlyLimitUsd monthlyPrice monthlyTotal nextInvoiceAmount previousTotal price rate refundedAmount setupPrice stopBelowUsd subtotal tax unitPrice value walletBaseline warnBelowUsd"
