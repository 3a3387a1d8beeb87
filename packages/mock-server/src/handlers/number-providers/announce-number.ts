import type { components } from '@lineboard/contract'
import type { Context } from '../types.ts'

type Schemas = components['schemas']
type Outcome = Schemas['NumberReservationOutcome'] | Schemas['NumberReleaseOutcome']

/** Tells a customer's open sessions what became of a number that is for sale, or was. */
export function announceNumber({ announce }: Pick<Context, 'announce'>, customerId: number, outcome: Outcome): void {
  announce({ channel: 'number_management', event: 'update', data: outcome, customerId })
}
