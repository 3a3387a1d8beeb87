import {
  type AccountState,
  dunningSteps,
  strictest,
  toLowBalance,
  type WalletBand,
  walletBand,
} from '@lineboard/contract/account'
import type { Row } from '../../../store/rows/models.ts'
import type { Store } from '../../../store/rows/types.ts'
import type { Service } from '../../rules/service.ts'
import type { WalletContext } from '../wallet/wallet.ts'

/** Where, when and in which world an account is looked after. */
export interface AccountContext extends WalletContext {
  world: Service
}

/** What the server remembers of an account, so that it says each thing once and undoes only what it did itself. */
export interface AccountStanding {
  /** The customer's. */
  id: number
  /** The state that people have chosen. */
  chosen: AccountState
  /** The state that was written last. Where the row says another, somebody chose that. */
  given: AccountState
  /** How full the wallet was when it was last looked at. */
  band: WalletBand
  /** Whether the server has stopped calls, as the wallet passed below what it must hold. */
  isStopped: boolean
  /** Whether the card was charged, or tried, since the wallet passed below the threshold of `autoTopUp`. */
  isToppedUp: boolean
  /** The month, such as 2026-05, in which no more may be charged by itself. */
  limitMonth?: string
  /** How many of the `dunningSteps` were taken for what is past due. */
  dunned: number
}

declare module '../../../store/rows/internal-rows.ts' {
  interface InternalRows {
    AccountStanding: AccountStanding
  }
}

/** What wallets must hold at present. */
export const lowBalanceOf = (store: Store) =>
  toLowBalance(store.table('SystemSetting').by('key', 'low_balance')[0]?.payload)

/** The standing of an account. One that is seen first is taken as it is: nothing has passed below anything yet. */
export function standingOf(store: Store, customer: Row<'Customer'>): AccountStanding {
  const { id, state } = customer
  const standings = store.table('AccountStanding')
  const known = standings.get(id)
  if (known) return known.given === state ? known : standings.patch(id, { chosen: state, given: state })
  const band = walletBand(customer, lowBalanceOf(store))
  return standings.insert({ id, chosen: state, given: state, band, isStopped: false, isToppedUp: false, dunned: 0 })
}

/** The state that the server itself keeps an account in. */
export const stateByServer = ({ isStopped, dunned }: AccountStanding): AccountState =>
  strictest(isStopped ? 'calls_stopped' : 'active', dunningSteps[dunned - 1]?.state ?? 'active')

/** Why an account is not active; undefined where it is. */
export function inactiveReason({ chosen, ...standing }: AccountStanding): 'person' | 'wallet' | 'past_due' | undefined {
  const own = stateByServer({ chosen, ...standing })
  if (strictest(chosen, own) === 'active') return undefined
  if (chosen === strictest(chosen, own)) return 'person'
  return standing.isStopped ? 'wallet' : 'past_due'
}
