import { session } from '../../state/session.ts'
import { softphoneConfig } from '../../state/softphone-config.ts'

/** What a withheld number is called on the wire. */
const WITHHELD = 'anonymous'

/** Whether this person has a softphone: who acts as somebody else has none. */
const hasSoftphone = (): boolean => !!softphoneConfig() && !session.impersonation

/** Whether a number can be called from here. */
export const mayCall = (number: string | undefined): number is string =>
  !!number && number !== WITHHELD && hasSoftphone()
