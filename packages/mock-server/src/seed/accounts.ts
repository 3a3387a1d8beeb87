import { dunningSteps, toLowBalance, walletBand } from '@lineboard/contract/account'
import { DAY_MS } from '@lineboard/contract/durations'
import { monthAfter } from '../renewals/month-after.ts'
import type { Seed } from './types.ts'

/** How the accounts stand: the plumber is past due, was reminded, and tracking is paused since. Numbers are paid until their month ends. */
export const accounts: Seed = ({ now, soFar }) => {
  const limits = toLowBalance(soFar('SystemSetting').find(({ key }) => key === 'low_balance')?.payload)
  return {
    AccountStanding: soFar('Customer').map((customer) => {
      const { id, state } = customer
      const owed = soFar('Subscription').find(({ customerId, status }) => customerId === id && status === 'past_due')
      const days = owed?.renewsAt === undefined ? -1 : (now.getTime() - Date.parse(owed.renewsAt)) / DAY_MS
      return {
        id,
        chosen: 'active',
        given: state,
        band: walletBand(customer, limits),
        isStopped: false,
        isToppedUp: false,
        dunned: dunningSteps.filter(({ day }) => day <= days).length,
      }
    }),
    NumberRent: soFar('OpNumber').map(({ id, createdAt }) => ({
      id,
      dueAt: monthAfter(createdAt, now.toISOString()),
      isOverdue: false,
    })),
  }
}
