import type { RowProblem, RowProblemKind, RowRule } from './row-problem.ts'

/** Largest limit of a balance, in US dollars. */
export const largestLimitUsd = 100_000

/** Longest time that recordings are kept, in days. */
export const longestKeepDays = 3650

const isLimit = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= largestLimitUsd

const isDays = (value: unknown) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= longestKeepDays

type Check = (value: unknown, payload: object) => RowProblemKind | undefined

const limit: Check = (value) => (isLimit(value) ? undefined : 'limit')

/** What the fields of the settings that this service knows must be. One with another key holds what it likes. */
const knownSettings: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  agreement: { agreement: (value) => (typeof value === 'string' ? undefined : 'text') },
  low_balance: {
    warnBelowUsd: limit,
    stopBelowUsd(value, payload) {
      const warn: unknown = Reflect.get(payload, 'warnBelowUsd')
      // Accounts must not be stopped before anybody was warned.
      return isLimit(value) && isLimit(warn) && value > warn ? 'aboveWarning' : limit(value, payload)
    },
  },
  recording: {
    keepDays: (value) => (isDays(value) ? undefined : 'days'),
    announce: (value) => (typeof value === 'boolean' ? undefined : 'choice'),
  },
}

/** The value as a problem names it: a number as it is, anything else as its text. */
const shown = (value: unknown) => (typeof value === 'number' ? value : JSON.stringify(value ?? null))

/** A setting whose key is known holds what its key says: terms that are text, limits that warn before they stop, whole days. */
export const systemSettingRule: RowRule = (row) => {
  const key: unknown = Reflect.get(row, 'key')
  const payload: unknown = Reflect.get(row, 'payload')
  if (typeof key !== 'string' || !Object.hasOwn(knownSettings, key)) return []
  if (typeof payload !== 'object' || payload === null) return []
  return Object.entries(knownSettings[key] ?? {}).flatMap(([name, check]): RowProblem[] => {
    const value: unknown = Reflect.get(payload, name)
    const kind = check(value, payload)
    return kind ? [{ field: `payload.${name}`, kind, value: shown(value) }] : []
  })
}
