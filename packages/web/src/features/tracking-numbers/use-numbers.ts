import { useEffect, useState } from 'react'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import type { Target } from '../../kit/row-result.ts'
import { chunksOf } from '../../kit/rows/calls-by-name.ts'
import { WordedError } from '../../lib/errors/worded-error.ts'
import type { OpNumber } from './numbers-in-use.ts'
import { t } from './tracking-numbers.messages.ts'

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
