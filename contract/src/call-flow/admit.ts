import { toLowBalance, walletBand } from '../account/index.ts'
import type { RefusedReason } from './call-reason.ts'
import type { CallCustomer, CalledNumber, CallSetup } from './call-setup.ts'
import type { CallOutcome } from './call-step.ts'
import { entryFor, type Sender } from './sender.ts'
import { note, startWalk, type Walk } from './walk.ts'

/** What is known of the call itself. */
export interface Admission {
  /** When it comes in. */
  at: Date
  /** Number of the caller; not checked against lists where left out. */
  caller?: string | undefined
  /** Where it comes in from; not checked against the whitelist where left out. */
  sender?: Sender | undefined
}

/** Below what a setting names the server has stopped the account: its state says so. */
const anyBalance = toLowBalance(undefined)

/** Whether a wallet lets calls in: it is not empty, or its customer pays afterwards. The owner's calls cost nothing. */
export const isEnough = (customer: CallCustomer): boolean => walletBand(customer, anyBalance) !== 'empty'

/** Checks a call against what may keep it out, in order. Undefined where it is let in. */
export function admit(walk: Walk, { caller, sender }: Admission): CallOutcome | undefined {
  const { setup, number, steps } = walk
  const { customerId, status } = number
  const refuse = (reason: RefusedReason) => ({ kind: 'refused' as const, reason })
  if (sender) {
    const entry = entryFor(setup, customerId, sender)
    steps.push({ kind: 'sender', ip: sender.ip, ...(entry && { entryId: entry.id }) })
    if (!entry) return refuse('sender_not_allowed')
  }
  const at = { model: 'OpNumber' as const, id: number.id }
  if (status === 'released') return note(walk, { reason: 'number_released', at })
  if (status === 'stopped') return refuse('number_stopped')
  const customer = setup.customer(customerId)
  if (!customer) return note(walk, { reason: 'customer_gone', at })
  steps.push({ kind: 'account', customerId, state: customer.state })
  if (customer.state === 'calls_stopped') return refuse('calls_stopped')
  if (caller !== undefined) {
    const blocker = setup.blocker(customerId, caller)
    steps.push({ kind: 'caller', caller, ...(blocker && { blocker }) })
    if (blocker) return refuse('caller_blocked')
  }
  steps.push({ kind: 'wallet', balanceUsd: customer.balance, isEnough: isEnough(customer) })
  if (!isEnough(customer)) return refuse('wallet_empty')
  if (status === 'paused') steps.push({ kind: 'untracked', by: 'number' })
  else if (customer.state === 'tracking_paused') steps.push({ kind: 'untracked', by: 'account' })
  return undefined
}

/** Whether calls to a number are let in and tracked, wherever they go. */
export function isTracked(setup: CallSetup, number: CalledNumber, at: Date): boolean {
  const walk = startWalk(setup, number)
  return admit(walk, { at }) === undefined && walk.steps.every(({ kind }) => kind !== 'untracked')
}
