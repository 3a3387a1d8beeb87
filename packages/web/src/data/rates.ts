import { areRatesStale, type Rate } from '@lineboard/sdk'
import { useSyncExternalStore } from 'react'
import { proxy, ref, subscribe } from 'valtio'
import { readStoredJson, writeStored } from '../browser/storage.ts'
import { awaitedRates, formatInCurrency, formatStep, type KnownMove } from '../state/numbers.ts'
import { api } from './client.ts'

const storageKey = 'currencyRates'

interface KeptRates {
  /** When they were fetched, in milliseconds since 1970. */
  currentTime: number
  rates: readonly Rate[]
}

const isRate = (value: unknown): value is Rate =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  'rate' in value &&
  typeof value.rate === 'number'

function keptRates(): KeptRates | undefined {
  const { currentTime, rates }: Record<string, unknown> = Object(readStoredJson(storageKey))
  return typeof currentTime === 'number' && Array.isArray(rates) && rates.every(isRate)
    ? { currentTime, rates }
    : undefined
}

const state = proxy<{ rates: readonly Rate[] }>({ rates: ref(keptRates()?.rates ?? awaitedRates) })

/** Fetches what a US dollar is worth elsewhere, unless what is kept is of the last 24 hours. Throws what the failed call threw. */
export async function loadRates(nowMs = Date.now()): Promise<void> {
  if (!areRatesStale(keptRates()?.currentTime, nowMs)) return
  try {
    const rates = await api().CurrencyRate.getCurrencyConversionRates()
    state.rates = ref(rates)
    writeStored(storageKey, JSON.stringify({ currentTime: nowMs, rates } satisfies KeptRates))
  } catch (error) {
    // Nobody waits for them any more: amounts are said in dollars.
    if (areRatesAwaited()) state.rates = ref([])
    throw error
  }
}

/** Whether no answer has said yet what a US dollar is worth. */
export const areRatesAwaited = (): boolean => state.rates === awaitedRates

/** What a US dollar is worth in other currencies by now, as far as it is known: `awaitedRates` before an answer has come. */
export const knownRates = (): readonly Rate[] => state.rates

const listenTo = (listen: () => void) => subscribe(state, listen)

/** `knownRates` for a component, which follows them. */
export const useRates = (): readonly Rate[] => useSyncExternalStore(listenTo, knownRates, knownRates)

/** Writes what moved wallets, so that movements in a currency add up to the balances; in US dollars without a rate. */
export function useStepIn(currency: string): (move: KnownMove) => string {
  const rates = useRates()
  return (move) => formatStep(move, currency, rates)
}

/** Writes stored amounts, which are in US dollars, in another currency; in US dollars without a rate. */
export function useMoneyIn(currency: string): (amountUsd: number | undefined) => string {
  const rates = useRates()
  return (amountUsd) => formatInCurrency(amountUsd, currency, rates)
}
