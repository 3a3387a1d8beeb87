import { useEffect, useState } from 'react'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import type { Target } from '../../resource/rows/row-result.ts'
import { chunksOf } from '../../resource/runs/id-chunks.ts'
import type { OpNumber } from './numbers-in-use.ts'

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

/** Tracking numbers as the server has them now; undefined while they are read. */
export function useNumbers(targets: readonly Target[]): readonly OpNumber[] | undefined {
  const [rows, setRows] = useState<readonly OpNumber[]>()
  // What is selected when the dialog opens is what it is about.
  const [asked] = useState(targets)
  useEffect(() => {
    let isWanted = true
    read(asked).then((found) => isWanted && setRows(found.flat()), reportError)
    return () => {
      isWanted = false
    }
  }, [asked])
  return rows
}
