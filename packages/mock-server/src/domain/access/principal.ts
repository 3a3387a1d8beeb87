import type { Asker } from '@lineboard/contract/permissions'

/** Who asks, worked out from the token of the request. */
export interface Principal extends Asker {
  roleId?: number
  /** Id of the token, when there is one. */
  tokenId?: string
  /** Id of the API key, when there is one in the place of a token. */
  apiKeyId?: number
  /** User who acts as this one, during impersonation. */
  impersonatedBy?: number
}

/** Nobody in particular. */
export const anonymous: Principal = {
  userId: 0,
  customerId: 0,
  principalType: 'ANONYMOUS',
  isSuperAdmin: false,
  sections: new Map(),
  means: 'session',
}
