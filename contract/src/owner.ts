/** Customer 1 owns the installation: what is its own serves or holds for everybody, and its calls cost nothing. */
export const OWNER_ID = 1

/** User 1, whom nobody takes away, looks after everything. */
export const SUPER_ADMIN_ID = 1

/** Whether somebody is a super administrator: user 1, or one with the flag. */
export const isSuperAdmin = (user: { id: number; isSuperAdmin?: boolean | undefined }): boolean =>
  user.id === SUPER_ADMIN_ID || user.isSuperAdmin === true
