// Generated from contract/openapi.yaml by `pnpm generate`. Do not edit.
export const GuiSectionName = ["Call Logs","Dashboard","Buy Numbers","Tracking Numbers","Overview Reports","Tracking Sources","Activity Reports","Receiving Numbers","SIP Gateways","Manage Roles","Manage Users","Manage Customers","Manage Billing"] as const
