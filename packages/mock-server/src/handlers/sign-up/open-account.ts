import type { components } from '@lineboard/contract'
import { createRow } from '../../crud/write.ts'
import { termsOf } from '../../models/terms.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/types.ts'
import type { Context } from '../types.ts'

type Registration = components['schemas']['Registration']

/** Role of the person who opens an account, who then runs it. */
const FIRST_ROLE = 'Customer administrator'

function firstRole(store: Store): Row<'DashRole'> | undefined {
  const forEverybody = store.table('DashRole').find({ where: { customerId: null } })
  return forEverybody.find(({ name }) => name === FIRST_ROLE) ?? forEverybody[0]
}

/** Keeps which version of the terms somebody agreed to, and when. */
function noteTerms({ store, now }: Context, customerId: number, { agreeTermsConditions }: Registration): void {
  const { version } = termsOf(store)
  if (agreeTermsConditions !== true || version === undefined) return
  store.table('Customer').patch(customerId, { termsVersion: version, termsAcceptedAt: now().toISOString() })
}

/** Makes the customer and its first user, an administrator. */
export function openAccount(
  context: Context,
  registration: Registration,
): { customer: Row<'Customer'>; user: Row<'DashUser'> } {
  const { Customer, BusinessAddress, email, username, password, firstName, lastName } = registration
  const { name: companyName, ...company } = Customer
  const person = { firstName, lastName }
  const customer = createRow(context, 'Customer', {
    ...company,
    ...person,
    companyName,
    BusinessAddress,
    billingEmail: email,
  })
  noteTerms(context, customer.id, registration)
  const user = createRow(context, 'DashUser', {
    ...person,
    username,
    email,
    password,
    phone: company.phone,
    customerId: customer.id,
    emailVerified: registration.isVerificationRequired !== true,
  })
  const role = firstRole(context.store)
  if (role) {
    const mapping = { principalType: 'ADMIN', principalId: user.id, roleId: role.id }
    context.store.table('DashRoleMapping').insert(mapping)
  }
  return { customer, user }
}
