/** Calls know numbers by their digits, and no ids. */
export const byDigits: Readonly<Record<string, { own: string; field: string }>> = {
  OpNumber: { own: 'tracking_number', field: 'trackingNumber' },
  ReceivingNumber: { own: 'number', field: 'receivingNumber' },
  BlacklistNumber: { own: 'number', field: 'callerNumber' },
}

/** Operation that counts calls. */
export const countOfCalls = 'CallLog.count'
