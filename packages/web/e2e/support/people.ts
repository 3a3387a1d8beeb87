/** People of the sample data: the owner's super administrator, and three of one customer. */
export const people = ['super', 'admin', 'user', 'readonly'] as const

export type Person = (typeof people)[number]

export const password = 'Lineboard1!'
