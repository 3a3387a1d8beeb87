// Generated from contract/openapi.yaml by `pnpm generate`. Do not edit.
/** The values of each named enumeration, in the order of the contract. */
export const enumerations = {
  GuiSectionName: ["Call Logs","Dashboard","Buy Numbers","Tracking Numbers","Overview Reports","Tracking Sources","Activity Reports","Receiving Numbers","SIP Gateways","Manage Roles","Manage Users","Manage Customers","Manage Billing"],
  GuiPermissionName: ["DENY","READONLY","PERMITALL"],
  AccountState: ["active","tracking_paused","calls_stopped"],
  SubscriptionStatus: ["active","past_due","paused","cancelled"],
  PlanTier: ["BASIC","ADVANCED"],
  CallDirection: ["inbound","outbound"],
  CallStatus: ["answered","missed","busy","failed","voicemail"],
  ViewBy: [1,2,3,4],
  WidgetName: ["callsByDay","callsByHour","callsByWeekday","callsByStatus","callsByTrackingSource","callsByTrackingNumber","callsByReceivingNumber","callsByCountry","firstTimeCallers","talkTimeByDay","chargeByDay","topCallers"],
  NumberType: ["local","toll_free","mobile"],
  OpNumberStatus: ["active","paused","stopped","released"],
  TicketPriority: ["low","normal","high","urgent"],
  TicketStateName: ["open","in_progress","waiting","resolved","closed"],
  ChannelName: ["call_log","notifications","customer","user","role","product","number_management","tracking_number","receiving_numbers","sip_gateway"],
} as const
