/** Whether a role may see a section, and change things in it. */
export type Permission = 'deny' | 'readonly' | 'all'

/** Who asks, worked out from the token of the request. */
export interface Principal {
  userId: number
  customerId: number
  /** Principal type of the first role mapping: USER, ADMIN or others; ANONYMOUS without a session. */
  principalType: string
  isSuperAdmin: boolean
  roleId?: number
  /** Permission by section name. A section without an entry is denied. */
  sections: ReadonlyMap<string, Permission>
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
}
