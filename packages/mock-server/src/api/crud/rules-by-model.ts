import { productVariationRules } from '../../domain/billing/products/plans.ts'
import { subscriptionRules } from '../../domain/billing/products/subscriptions.ts'
import { blacklistNumberRules, phoneBookRules, whitelistRules } from '../../domain/call-flow/caller-rules.ts'
import { sipGatewayRules } from '../../domain/call-flow/gateways.ts'
import { routingActionRules } from '../../domain/call-flow/routing-actions.ts'
import { ivrRules } from '../../domain/call-flow/voice-menus.ts'
import { callLogRules } from '../../domain/calls/call-rules.ts'
import { customerRules } from '../../domain/customers/customer-rules.ts'
import { receivingNumberRules, trackingSourceRules, unlinkField } from '../../domain/numbers/number-links.ts'
import { opNumberRules } from '../../domain/numbers/number-rules.ts'
import { dashRoleMappingRules, dashRoleRules, guiVisibilityRules } from '../../domain/roles/role-rules.ts'
import type { AllModelRules, AnyModelRules } from '../../domain/rules/model-rules.ts'
import { among, referring } from '../../domain/rules/references.ts'
import { systemSettingRules, templateRules } from '../../domain/settings/settings.ts'
import { ticketAttachmentRules } from '../../domain/tickets/attachments.ts'
import { apiKeyRules } from '../../domain/users/api-keys.ts'
import { verificationTokenRules } from '../../domain/users/mailed-secrets.ts'
import { dashUserRules } from '../../domain/users/user-rules.ts'
import type { AnyRow, ModelName } from '../../store/rows/internal-rows.ts'
import type { Context } from '../context/context.ts'

type Noting = Pick<Context, 'store' | 'touched'>

/**
 * Does what the contract says of rows that name others which go: takes them out, and what names them in turn, or takes the name off them.
 * Each of them is noted for the audit log. `goneOf` answers what else goes with a row of a model.
 */
function applyDeleteActions(
  context: Noting,
  model: ModelName,
  going: readonly AnyRow[],
  goneOf: (model: ModelName) => AnyModelRules['gone'],
): void {
  const { store } = context
  const ids = going.map(({ id }) => id)
  const gone = goneOf(model)
  for (const row of going) gone?.(row, store)
  for (const { reference, table } of referring(store, model, 'goes')) {
    const rows = table.deleteWhere({ [reference.field]: among(ids) })
    for (const row of rows) context.touched(table.model, row, undefined)
    if (rows.length > 0) applyDeleteActions(context, table.model, rows, goneOf)
  }
  for (const { reference, table } of referring(store, model, 'goes without'))
    for (const row of table.find({ where: { [reference.field]: among(ids) } })) {
      unlinkField(store, row, reference)
      context.touched(table.model, row, table.get(row.id))
    }
}

/** Rules of every model that has some, one file a model. */
const modelRules: AllModelRules = {
  ApiKey: apiKeyRules,
  BlacklistNumber: blacklistNumberRules,
  CallLog: callLogRules,
  Customer: customerRules,
  DashRole: dashRoleRules,
  DashRoleMapping: dashRoleMappingRules,
  DashUser: dashUserRules,
  GuiVisibility: guiVisibilityRules,
  Ivr: ivrRules,
  OpNumber: opNumberRules,
  PhoneBook: phoneBookRules,
  ProductVariation: productVariationRules,
  ReceivingNumber: receivingNumberRules,
  RoutingAction: routingActionRules,
  SipGateway: sipGatewayRules,
  Subscription: subscriptionRules,
  SystemSetting: systemSettingRules,
  Template: templateRules,
  TicketAttachment: ticketAttachmentRules,
  TrackingSource: trackingSourceRules,
  VerificationToken: verificationTokenRules,
  Whitelist: whitelistRules,
}

/** The rules of a model, and what the contract's table says of rows that name one that goes. */
export function anyRulesOf(model: ModelName): AnyModelRules {
  const known: Partial<Record<ModelName, AnyModelRules>> = modelRules
  const rules = known[model]
  return {
    ...rules,
    beforeDelete(row, context) {
      rules?.beforeDelete?.(row, context)
      applyDeleteActions(context, model, [row], (name) => known[name]?.gone)
    },
  }
}
