import type { components } from '@lineboard/contract'
import { proxy, useSnapshot } from 'valtio'
import { readStoredJson, writeStored } from '../../browser/storage.ts'
import { addPersonalState } from '../../state/personal-state.ts'

const storageKey = 'heldNumbers'

type Schemas = components['schemas']

/** What became of a number, as the calls and the live channel tell it. */
export type NumberOutcome = Schemas['NumberReservationOutcome'] | Schemas['NumberReleaseOutcome']

/** A number that is held for a customer. */
export interface HeldNumber {
  customerId: number
  number: string
  /** When the hold ends. */
  heldUntil: string
  /** In US dollars, as is the price to set it up. */
  monthlyPrice: number
  setupPrice: number
}

/** How near the end of a hold is. */
export type HoldStage = 'plenty' | 'five' | 'minute' | 'ended'

const isHeld = (value: unknown): value is HeldNumber => {
  const { customerId, number, heldUntil, monthlyPrice, setupPrice }: Record<string, unknown> = Object(value)
  return (
    typeof customerId === 'number' &&
    typeof number === 'string' &&
    typeof heldUntil === 'string' &&
    typeof monthlyPrice === 'number' &&
    typeof setupPrice === 'number'
  )
}

/** Holds that were kept and have not ended. No call lists them, so the browser keeps what it was told. */
export function keptNumbers(kept: unknown, nowMs: number): HeldNumber[] {
  return Array.isArray(kept) ? kept.filter(isHeld).filter((held) => secondsLeft(held, nowMs) > 0) : []
}

const state = proxy<{ list: HeldNumber[] }>({ list: keptNumbers(readStoredJson(storageKey), Date.now()) })

/** Seconds until a hold ends; 0 once it has. */
export function secondsLeft({ heldUntil }: Pick<HeldNumber, 'heldUntil'>, nowMs: number): number {
  return Math.max(0, Math.ceil((Date.parse(heldUntil) - nowMs) / 1000))
}

/** How near the end of a hold is, by the seconds that are left. */
export function holdStage(seconds: number): HoldStage {
  if (seconds === 0) return 'ended'
  if (seconds < 60) return 'minute'
  return seconds < 300 ? 'five' : 'plenty'
}

/** The held numbers after an outcome: one that is held stands last or where it stood, any other is no longer there. */
export function withOutcome(
  list: readonly HeldNumber[],
  customerId: number,
  outcome: NumberOutcome,
): readonly HeldNumber[] {
  const isSame = (held: HeldNumber) => held.customerId === customerId && held.number === outcome.number
  const next = { customerId, ...outcome }
  if (outcome.status !== 'held' || !isHeld(next)) return list.filter((held) => !isSame(held))
  const { number, heldUntil, monthlyPrice, setupPrice } = next
  const held = { customerId, number, heldUntil, monthlyPrice, setupPrice }
  return list.some(isSame) ? list.map((each) => (isSame(each) ? held : each)) : [...list, held]
}

/** Notes what became of a number of this customer, past a page that is loaded again. */
export function noteOutcome(customerId: number, outcome: NumberOutcome): void {
  state.list = [...withOutcome(state.list, customerId, outcome)]
  writeStored(storageKey, state.list.length > 0 ? JSON.stringify(state.list) : undefined)
}

/** Takes a number off the list, without a word to the server. */
export const dropHeld = ({ customerId, number }: Pick<HeldNumber, 'customerId' | 'number'>): void =>
  noteOutcome(customerId, { number, status: 'unknown' })

/** Numbers held for this customer, as far as this browser was told. */
export const useHeldNumbers = (customerId: number): readonly HeldNumber[] =>
  useSnapshot(state).list.filter((held) => held.customerId === customerId)

// Signing out clears what is kept.
addPersonalState({
  forget() {
    state.list = keptNumbers(readStoredJson(storageKey), Date.now())
  },
})
