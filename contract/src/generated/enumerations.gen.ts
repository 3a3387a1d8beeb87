// Generated from contract/openapi.yaml by `pnpm generate`. Do not edit.
import { GuiSectionName } from './sections.gen.ts'
export { GuiSectionName }
export const GuiPermissionName = ["DENY","READONLY","PERMITALL"] as const
export const AccountState = ["active","tracking_paused","calls_stopped"] as const
export const SubscriptionStatus = ["active","past_due","paused","cancelled"] as const
export const PlanTier = ["BASIC","ADVANCED"] as const
export const CallDirection = ["inbound","outbound"] as const
export const CallStatus = ["answered","missed","voicemail","busy","failed"] as const
export const CallHandling = ["open","called_back","handled"] as const
export const ViewBy = [1,2,3,4] as const
export const WidgetName = ["callsByDay","callsByHour","callsByWeekday","callsByStatus","callsByTrackingSource","callsByTrackingNumber","callsByReceivingNumber","callsByCountry","firstTimeCallers","talkTimeByDay","chargeByDay","topCallers"] as const
export const NumberType = ["local","toll_free","mobile"] as const
export const OpNumberStatus = ["active","paused","stopped","released"] as const
export const TicketPriority = ["low","normal","high","urgent"] as const
export const TicketStateName = ["open","in_progress","waiting","resolved","closed"] as const
export const ChannelName = ["call_log","notifications","customer","user","role","product","number_management","tracking_number","receiving_numbers","sip_gateway"] as const

/** The values of each named enumeration, in the order of the contract. */
export const enumerations = {
  GuiSectionName,
  GuiPermissionName,
  AccountState,
  SubscriptionStatus,
  PlanTier,
  CallDirection,
  CallStatus,
  CallHandling,
  ViewBy,
  WidgetName,
  NumberType,
  OpNumberStatus,
  TicketPriority,
  TicketStateName,
  ChannelName,
} as const
