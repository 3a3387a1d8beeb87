import { type Reference, referenceName } from './references.ts'

/**
 * What happens to rows when one that they name is deleted. They go with it, go without it from then on, keep naming it (as
 * history does, and what somebody has to mend), or refuse: as long as they are there, it can't be deleted.
 */
export type DeleteAction = 'goes' | 'goes without' | 'keeps' | 'refuses'

/** By `Model.field`, or by the field for every model that has no line of its own. */
const deleteActions: Readonly<Record<string, DeleteAction>> = {
  // Whatever a customer has goes with the account, but what was done there.
  customerId: 'goes',
  'AuditLog.customerId': 'keeps',
  'AuditLog.forCustomerId': 'keeps',
  'AuditLog.userId': 'keeps',
  'AuditLog.actedById': 'keeps',

  'Addressee.userId': 'goes',
  'ApiKey.userId': 'goes',
  'DashRoleMapping.principalId': 'goes',
  'Observer.userId': 'goes',
  'RedisSubscription.userId': 'goes',
  'Template.userId': 'goes',
  'VerificationToken.userId': 'goes',
  'Ticket.ownerId': 'keeps',
  'Ticket.createdBy': 'keeps',
  'TicketVersion.ownerId': 'keeps',
  'TicketVersion.createdBy': 'keeps',

  'DashRoleMapping.roleId': 'refuses',
  'GuiVisibility.roleId': 'goes',
  'GuiVisibility.guiSectionId': 'keeps',
  'GuiVisibility.guiPermissionId': 'keeps',

  'OpNumber.receiving_numberId': 'goes without',
  'OpNumber.routing_actionId': 'goes without',
  'OpNumber.sip_gatewayId': 'goes without',
  'OpNumber.tracking_sourceId': 'goes without',
  'IvrAction.ivrId': 'goes',
  // A menu or an action that leads to what is gone is told to be wrong until it is mended.
  'IvrAction.target': 'keeps',
  'RoutingAction.targets.target': 'keeps',

  'CallLog.caller_contactId': 'keeps',
  handledBy: 'keeps',
  'CallLog.sip_gatewayId': 'keeps',
  'CallLog.trackingSourceId': 'keeps',
  'LightCallLog.trackingSourceId': 'keeps',
  'Dialog.sip_gatewayId': 'keeps',
  'Asset.recordId': 'keeps',

  'TicketVersion.ticketId': 'goes',
  'TicketAttachment.versionId': 'goes',
  'TicketNotification.versionId': 'goes',
  'Observer.versionId': 'goes',
  'Ticket.versionId': 'keeps',

  'CustomerProductsRel.productId': 'keeps',
  'PaymentTransaction.productId': 'keeps',
  'PriceDiscount.productId': 'keeps',
  'ProductVariation.productId': 'keeps',
  'Subscription.productId': 'keeps',
  'Subscription.variationId': 'keeps',
  'Mainteinance.serviceProviderId': 'keeps',
}

/** Most rows of one call that the audit log keeps as they were: what a call did to more can't be undone. */
export const mostKeptRows = 500

/** What happens to the rows of a reference when what they name is deleted. Throws for a reference that has no line. */
export function deleteActionOf(reference: Pick<Reference, 'model' | 'field'>): DeleteAction {
  const action = deleteActions[referenceName(reference)] ?? deleteActions[reference.field]
  if (!action)
    throw new Error(`What becomes of ${referenceName(reference)} stands in no line of contract/src/delete-actions.ts.`)
  return action
}

/** Lines of the table, to be checked against the references that there are. */
export const deleteActionNames: readonly string[] = Object.keys(deleteActions)
