// Calls that no screen makes, and why: the decision that says so, and its half sentence.

/** @type {readonly (readonly [decision: number, why: string, calls: string])[]} */
export const withoutScreen = [
  [8, 'the ticket and the list of its versions say it', 'TicketVersion.latest Ticket.getVersionState'],
  [8, 'what the latest version is about stands on the ticket', 'Ticket.findVersionAssets'],
  [
    17,
    'imports go row by row, which can be tried first and begun again',
    'OpNumber.bulkUpload ReceivingNumber.bulkUpload SipGateway.bulkUpload TrackingSource.bulkUpload',
  ],
  [110, 'the choices of a voice menu are saved with it, each by itself', 'Ivr.deleteAllActions'],
  [124, 'it knows one offset, and reports go where clocks change', 'CallLog.countLogs Report.exportReport'],
  [131, 'its names come with the calls themselves', 'CallLogSupport.find'],
  [150, 'subscribing and unsubscribing keep what it deletes', 'CustomerProductsRel.deleteAll'],
  [
    181,
    'a row is read through its list, with the rows that belong to it',
    `ApiKey.findById DashRole.findById OpNumber.findById PaymentTransaction.findById PhoneBook.findById Product.findById
     ProductVariation.findById ReceivingNumber.findById RoutingAction.findById Service.findById SipGateway.findById Ticket.findById
     TrackingSource.findById Whitelist.findById`,
  ],
  [
    181,
    'it comes with the list of those of a ticket',
    'Ticket.findVersionById Ticket.findVersionAssetById Ticket.findVersionAttachmentById Ticket.findVersionNotificationById',
  ],
  [181, 'what the session may do follows from the role of its user, without a question', 'DashUser.canI'],
  [181, 'there are three permissions, which have names in the app', 'GuiPermission.find'],
  [
    181,
    'permissions of a role are saved section by section, by the call that adds or changes one',
    'DashRole.deleteGuiVisibilities GuiVisibility.deleteAll',
  ],
  [
    181,
    'a role is given and taken user by user, by the calls that say what became of it',
    'DashRole.addPrincipals DashRoleMapping.deleteAll',
  ],
  [
    181,
    'it is another way to make a call that a screen makes',
    'CallLog.getCompareReport ProductVariation.replaceById',
  ],
  [181, 'it is the older address of a count that a screen asks for', 'OpNumber.trackingNumbersCount'],
  [181, 'the balance comes with the customer, whom live messages keep up to date', 'PaymentMethod.balance'],
]

/** The same by call. */
export const reasons = new Map(
  withoutScreen.flatMap(([decision, why, calls]) => calls.split(/\s+/).map((id) => [id, { decision, why }])),
)
