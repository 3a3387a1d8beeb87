import type { components } from '@lineboard/contract'
import { isLost } from '@lineboard/contract/restorable'
import { useEffect, useState } from 'react'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import type { Target } from '../../kit/row-result.ts'
import { chunksOf } from '../../kit/rows/calls-by-name.ts'
import { WordedError } from '../../lib/errors/is-worded.ts'
import { comma } from '../../lib/messages.ts'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { formatDateTime } from '../../state/dates.ts'
import { t } from './tracking-numbers.messages.ts'

export type OpNumber = components['schemas']['OpNumber']

const MAX_NAMED = 3

function named(values: readonly (string | undefined)[]): string | undefined {
  const names = [...new Set(values.filter((value) => value !== undefined))]
  if (names.length === 0) return undefined
  return names.length > MAX_NAMED ? `${names.slice(0, MAX_NAMED).join(comma)}, …` : names.join(comma)
}

/** What a change of their state concerns, in words: the calls of tracking numbers, what these count for and where they go. */
export function usesOf(numbers: readonly OpNumber[]): string[] {
  const calls = numbers.reduce((sum, { totalCalls }) => sum + totalCalls, 0)
  const last = numbers
    .flatMap(({ lastCallAt }) => lastCallAt ?? [])
    .sort()
    .at(-1)
  const sources = named(numbers.map(({ TrackingSource }) => TrackingSource?.name))
  const receiving = named(numbers.map(({ ReceivingNumber }) => ReceivingNumber && formatPhone(ReceivingNumber.number)))
  const counted = t('callsSoFar', { count: calls })
  return [
    last === undefined ? counted : `${counted}, ${t('lastCall', { at: formatDateTime(last) })}`,
    ...(sources === undefined ? [] : [t('sourceOf', { names: sources })]),
    ...(receiving === undefined ? [] : [t('receivingOf', { names: receiving })]),
  ]
}

/**
 * Whether a number may be deleted at once: it was given back, or was typed in and never rang. Others leave in steps, as what callers
 * dial and what is paid for can't be restored once its row is gone.
 */
export const isDeletable = ({ status, totalCalls, monthlyPrice }: OpNumber): boolean =>
  status === 'released' || (totalCalls === 0 && monthlyPrice === 0)

/** Until when all of the numbers that were given back can be restored, as far as they still can be. */
export const restorableAll = (numbers: readonly OpNumber[], now = new Date()): string | undefined =>
  numbers
    .filter((row) => row.status === 'released' && !isLost(row, now))
    .flatMap(({ restorableUntil }) => restorableUntil ?? [])
    .sort()[0]

const read = (targets: readonly Target[]) =>
  Promise.all(
    chunksOf(targets).map((some) =>
      api().OpNumber.findPaged({
        filter: {
          where: { id: { inq: some.map(({ id }) => id) } },
          include: ['TrackingSource', 'ReceivingNumber'],
          limit: some.length,
        },
      }),
    ),
  )

/** Tracking numbers as the server has them now, or why they could not be read. */
export interface Numbers {
  /** Undefined while they are read. */
  rows?: readonly OpNumber[]
  error?: unknown
}

/** Reads the tracking numbers that a question is about; `retry` reads them again where that failed. */
export function useNumbers(targets: readonly Target[]): Numbers & { retry: () => void } {
  const [numbers, setNumbers] = useState<Numbers>({})
  // What is selected when the dialog opens is what it is about; a copy of it is asked for anew.
  const [asked, setAsked] = useState(targets)
  useEffect(() => {
    let isWanted = true
    const show = (next: Numbers) => isWanted && setNumbers(next)
    read(asked)
      .then((found) => {
        const rows = found.flat()
        show(rows.length > 0 ? { rows } : { error: new WordedError(t('numbersGone', { count: asked.length })) })
      })
      .catch((error: unknown) => {
        reportError(error, { isShown: true })
        show({ error })
      })
    return () => {
      isWanted = false
    }
  }, [asked])
  const retry = () => {
    setNumbers({})
    setAsked([...asked])
  }
  return { ...numbers, retry }
}
