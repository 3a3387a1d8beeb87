import { type CallWarning, callWarnings, type LoadedSetup } from '@lineboard/sdk/call-flow'
import { useEffect, useRef } from 'react'
import useSWR from 'swr'
import { kept } from '../../data/use-answer.ts'
import { loadLeftSetup, useUndoneRoutes } from './left-setup.ts'
import { mayTrace } from './may-trace.ts'

/** Which numbers are looked at: one, or all that are in use. */
export type Traced = { id: number } | 'in use'

const whereOf = (traced: Traced) =>
  traced === 'in use' ? ({ status: { inq: ['active', 'paused'] } } as const) : { id: traced.id }

/**
 * What calls to these numbers can meet, once changes are made that can still be undone. Asked again whenever tracking numbers change, and
 * with each such change.
 */
export function useCallSetup(traced: Traced) {
  const key = mayTrace() ? (['OpNumber.callSetup', traced] as const) : null
  const found = useSWR<LoadedSetup, Error>(key, () => loadLeftSetup({ where: whereOf(traced) }), kept)
  const { mutate } = found
  const undone = useUndoneRoutes()
  const known = useRef(undone)
  useEffect(() => {
    if (known.current === undone) return
    known.current = undone
    void mutate()
  }, [undone, mutate])
  return found
}

/** A number in use with something wrong about where its calls go. */
export interface WarnedNumber extends CallWarning {
  number: string
}

/** Numbers with a warning, those whose calls reach nobody first; undefined while they are looked up, or may not be. */
export function useWarnedNumbers(): WarnedNumber[] | undefined {
  const { data } = useCallSetup('in use')
  if (!data) return undefined
  const texts = new Map(data.numbers.map(({ id, tracking_number }) => [id, tracking_number]))
  const warned = callWarnings(data.setup, data.numbers, new Date())
  return warned
    .map((warning) => ({ ...warning, number: texts.get(warning.numberId) ?? '' }))
    .toSorted((one, other) => one.severity.localeCompare(other.severity))
}
