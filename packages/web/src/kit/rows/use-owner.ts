import { useEffect, useState } from 'react'
import { callByName, chunksOf, rowsOf } from './calls-by-name.ts'

/**
 * The one customer that rows belong to; undefined while it is looked up, `several` where there is more than one, `unread` where it
 * could not be looked up.
 */
export type Owner = number | 'several' | 'unread' | undefined

interface Rows {
  /** Operation that lists them. */
  list: string
}

/** Whose rows are. Asks only where that is wanted. */
export function useOwner({ list }: Rows, ids: readonly number[], isAsked: boolean): Owner {
  const [owner, setOwner] = useState<Owner>()
  const asked = isAsked ? ids.join() : ''
  useEffect(() => {
    if (asked === '') return
    let isWanted = true
    const read = async (inq: number[]) =>
      rowsOf(await callByName(list, { filter: { where: { id: { inq } }, limit: inq.length } }))
    Promise.all(chunksOf(asked.split(',').map(Number)).map(read))
      .then((found) => oneOf(found.flat().map((row) => Number(Reflect.get(row, 'customerId')))))
      .catch(() => 'unread' as const)
      .then((found) => isWanted && setOwner(found))
    return () => {
      isWanted = false
    }
  }, [list, asked])
  return owner
}

/** Rows that are gone meanwhile are nobody's any more. */
function oneOf(customerIds: readonly number[]): Owner {
  const [one, ...others] = new Set(customerIds)
  return one === undefined ? 'unread' : others.length > 0 ? 'several' : one
}
