import { DAY_MS } from '@lineboard/contract/durations'
import type { Service } from '../../rules/service.ts'
import type { AccountContext } from '../accounts/account-state.ts'
import { duesBefore } from './dues.ts'
import { collectDue, nextDunnings, takeDunningStep } from './dunning.ts'
import { settleAccounts } from './follow-accounts.ts'

/** Of a clock that leaps: days beyond ten years are not told one by one. */
const MOST_DAYS = 3660

/** Something that happens by the clock. */
interface Happening {
  at: string
  happen(context: AccountContext): void
}

/** What happens by the clock before a moment, the first first. */
function happenings({ store }: Service, moment: string): Happening[] {
  const charges = duesBefore(store, moment)
    .filter(({ isOverdue }) => !isOverdue)
    .map((due) => ({
      at: due.dueAt,
      happen(context: AccountContext) {
        if (!collectDue(context, due, true)) takeDunningStep(context, due.customerId, 0)
      },
    }))
  const reminders = nextDunnings(store)
    .filter(({ at }) => at < moment)
    .map(({ at, customerId, step }) => ({
      at,
      happen: (context: AccountContext) => takeDunningStep(context, customerId, step),
    }))
  return [...charges, ...reminders].sort((one, other) => one.at.localeCompare(other.at))
}

/**
 * Lets plans, add-ons and numbers renew that are due, out of the wallet, and reminds who does not pay: each at its time and a day after
 * the other, also where the clock has leapt.
 */
export function runRenewals(world: Service): void {
  const now = world.clock.now()
  settleAccounts(world)
  for (let days = 0; days < MOST_DAYS; days++) {
    const [first] = happenings(world, now.toISOString())
    if (!first) return
    // Within a day nothing is due twice, so that what happens comes in order.
    const until = new Date(Math.min(Date.parse(first.at) + DAY_MS, now.getTime()))
    for (const { at, happen } of happenings(world, until.toISOString())) {
      happen({ world, store: world.store, now: () => new Date(at) })
      settleAccounts(world, new Date(at))
    }
  }
}
