import type { ModelName } from '../store/models.ts'
import { apiKeyRules } from './api-key.ts'
import { applyDeleteActions } from './apply-delete-actions.ts'
import { blacklistNumberRules } from './blacklist-number.ts'
import { callLogRules } from './call-log.ts'
import { customerRules } from './customer.ts'
import { dashRoleRules } from './dash-role.ts'
import { dashRoleMappingRules } from './dash-role-mapping.ts'
import { dashUserRules } from './dash-user.ts'
import { guiVisibilityRules } from './gui-visibility.ts'
import { ivrRules } from './ivr.ts'
import { opNumberRules } from './op-number.ts'
import { phoneBookRules } from './phone-book.ts'
import { productVariationRules } from './product-variation.ts'
import { receivingNumberRules } from './receiving-number.ts'
import { routingActionRules } from './routing-action.ts'
import { sipGatewayRules } from './sip-gateway.ts'
import { subscriptionRules } from './subscription.ts'
import { systemSettingRules } from './system-setting.ts'
import { templateRules } from './template.ts'
import { ticketAttachmentRules } from './ticket-attachment.ts'
import { trackingSourceRules } from './tracking-source.ts'
import type { AllModelRules, AnyModelRules } from './types.ts'
import { verificationTokenRules } from './verification-token.ts'
import { whitelistRules } from './whitelist.ts'

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
