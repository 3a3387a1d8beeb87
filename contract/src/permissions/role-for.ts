/** Whether a role may be given to people of a customer: it is that customer's, or names none and serves them all. */
export const isRoleFor = (role: { customerId?: number | undefined }, customerId: number): boolean =>
  role.customerId === undefined || role.customerId === customerId
