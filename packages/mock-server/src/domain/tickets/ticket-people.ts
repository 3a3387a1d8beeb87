import { OWNER_ID } from '@lineboard/contract/owner'
import { type FieldIssue, unprocessable } from '../../ground/errors.ts'
import type { Row } from '../../store/rows/internal-rows.ts'
import type { RuleContext } from '../rules/rule-context.ts'

/** The user, when it may have to do with tickets of a customer: one of its own people or of the owner's staff. */
export function ticketUser({ store }: RuleContext, customerId: number, userId: number): Row<'DashUser'> | undefined {
  const user = store.table('DashUser').get(userId)
  return user && (user.customerId === customerId || user.customerId === OWNER_ID) ? user : undefined
}

/** Refuses users, by the field that names them, who can have nothing to do with a ticket of the customer. */
export function checkPeople(
  context: RuleContext,
  customerId: number,
  named: Readonly<Record<string, readonly (number | undefined)[] | undefined>>,
): void {
  const issues = Object.entries(named).flatMap(([field, userIds = []]) =>
    userIds
      .filter((userId) => userId !== undefined && !ticketUser(context, customerId, userId))
      .map(
        (value): FieldIssue => ({
          field,
          code: 'existence',
          message: 'is no user of this customer or of the staff',
          value,
        }),
      ),
  )
  if (issues.length > 0) throw unprocessable('Ticket', issues)
}

/** Adds an observer to a version; a user who observes it already is answered as is. */
export function observe({ store, now }: RuleContext, versionId: number, userId: number): Row<'Observer'> {
  const observers = store.table('Observer')
  const known = observers.by('versionId', versionId).find((observer) => observer.userId === userId)
  return known ?? observers.insert({ versionId, userId, createdAt: now().toISOString() })
}
