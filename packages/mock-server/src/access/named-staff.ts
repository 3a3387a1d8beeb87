// Whoever sees a ticket learns who works on it, of the owner's staff too, but no more of them than their names.
const namesPeople = new Set(['Ticket', 'TicketVersion', 'Observer'])

/** What is told of such a person. */
export const staffFields: readonly string[] = [
  'id',
  'username',
  'email',
  'firstName',
  'lastName',
  'customerId',
  'emailVerified',
  'createdAt',
]

/** Whether the rows of a model name the staff they are related to, whoever may see these otherwise. */
export const namesStaff = (model: string, related: string): boolean => related === 'DashUser' && namesPeople.has(model)
