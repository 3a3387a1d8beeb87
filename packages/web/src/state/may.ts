import {
  type About,
  type Access,
  mayChangeRow as changesRow,
  may as mayDo,
  type OperationId,
  seesEveryCustomer as seesAll,
} from '@lineboard/sdk'
import { isServed } from './served-calls.ts'
import { session, useSession } from './session.ts'

// The one place where the app asks who may do what: screens, forms, buttons, menus and what is asked ahead of need.

interface ByName {
  may(access: Access, operation: string, about?: About): boolean
}

// The table learns at run time which operations it calls.
const byName: ByName = { may: mayDo }

/** Whether this person may make a call, about this row; nobody may before it is known who is signed in. */
export const mayAs = (access: Access | undefined, operation: string, about?: About): boolean =>
  access !== undefined && isServed(operation) && byName.may(access, operation, about)

/** Whether this person may change a row of an entity, as far as whose it is says. */
export const mayChangeAs = (access: Access | undefined, model: string, row: object): boolean =>
  access !== undefined && changesRow(access, model, row)

/** Whether this person sees the rows of every customer: only then does it tell something whose a row is. */
export const seesEveryCustomer = (access: Access | undefined): boolean =>
  access !== undefined && isServed('OpNumber.find') && seesAll(access)

/** Whether the signed-in person may make a call. */
export function useMay(operation: OperationId, about?: About): boolean {
  const { access } = useSession()
  return mayAs(access, operation, about)
}

/** Whether it is known that the server would refuse a call: somebody is signed in who may not make it. */
export const isRefused = (operation: OperationId): boolean =>
  session.access !== undefined && !mayAs(session.access, operation)

/** The same of a call about a row. */
export const isRefusedFor = (operation: OperationId, about: About): boolean =>
  session.access !== undefined && !mayAs(session.access, operation, about)
