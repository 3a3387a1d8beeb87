// Calls that no screen makes, with the reason.

/** @type {readonly (readonly [why: string, calls: string])[]} */
export const withoutScreen = [
  ['the ticket and its list of versions contain it', 'TicketVersion.latest Ticket.getVersionState'],
  ['the ticket names the assets of its latest version', 'Ticket.findVersionAssets'],
  [
    'imports write row by row, so that they can be previewed and resumed',
    'OpNumber.bulkUpload ReceivingNumber.bulkUpload SipGateway.bulkUpload TrackingSource.bulkUpload',
  ],
  ['saving a voice menu saves its choices one by one', 'Ivr.deleteAllActions'],
  ['it takes one UTC offset, and reports cross daylight saving changes', 'CallLog.countLogs Report.exportReport'],
  ['the calls include these names', 'CallLogSupport.find'],
  ['subscribing and unsubscribing keep the history that it deletes', 'CustomerProductsRel.deleteAll'],
  [
    'lists read rows with their relations',
    `ApiKey.findById DashRole.findById OpNumber.findById PaymentTransaction.findById Product.findById
     ProductVariation.findById ReceivingNumber.findById RoutingAction.findById Service.findById SipGateway.findById Ticket.findById
     TrackingSource.findById Whitelist.findById`,
  ],
  [
    'the list of a ticket includes it',
    'Ticket.findVersionById Ticket.findVersionAssetById Ticket.findVersionAttachmentById Ticket.findVersionNotificationById',
  ],
  ['the role of the user already says what the session may do', 'DashUser.canI'],
  ['there are three permissions, and the app has their names', 'GuiPermission.find'],
  [
    'a role saves its permissions section by section, with the call that adds or changes one',
    'DashRole.deleteGuiVisibilities GuiVisibility.deleteAll',
  ],
  [
    'roles are given and taken user by user, with a result for each',
    'DashRole.addPrincipals DashRoleMapping.deleteAll',
  ],
  ['a screen makes the same request by another call', 'CallLog.getCompareReport ProductVariation.replaceById'],
  ['it is the older address of a count that a screen uses', 'OpNumber.trackingNumbersCount'],
  ['the customer includes the balance, and live messages update it', 'PaymentMethod.balance'],
]

/** The same by call. */
export const reasons = new Map(withoutScreen.flatMap(([why, calls]) => calls.split(/\s+/).map((id) => [id, why])))
