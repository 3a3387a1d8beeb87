/** The customer that owns the installation: its gateways and entries serve everybody. */
export const OWNER_ID = 1
