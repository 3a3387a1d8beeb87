import { useEffect, useState } from 'react'
import type { Resource } from '../define-resource.ts'
import { callByName, rowsOf, useCallByName } from '../rows/calls-by-name.ts'
import type { Target } from '../rows/row-result.ts'
import { rowId, rowName } from '../rows/row-text.ts'
import { chunksOf } from '../runs/id-chunks.ts'

/** As many are offered to choose from. */
const MAX_OFFERED = 200

/**
 * What can take over from rows that go; undefined while it is looked up, `several` where they belong to several customers, `unread`
 * where it could not be looked up.
 */
export type Replacements = readonly Target[] | 'several' | 'unread' | undefined

/** The customers that rows belong to; undefined while they are looked up. */
function useOwners({ list, idField }: Resource, ids: readonly number[], isAsked: boolean) {
  const [owners, setOwners] = useState<{ ids: ReadonlySet<number> | undefined }>()
  const asked = isAsked ? ids.join() : ''
  useEffect(() => {
    if (asked === '') return
    let isWanted = true
    const read = async (inq: number[]) =>
      rowsOf(await callByName(list, { filter: { where: { [idField]: { inq } }, limit: inq.length } }))
    Promise.all(chunksOf(asked.split(',').map(Number)).map(read))
      .then((found) => new Set(found.flat().map((row) => Number(Reflect.get(row, 'customerId')))))
      .catch(() => undefined)
      .then((found) => isWanted && setOwners({ ids: found }))
    return () => {
      isWanted = false
    }
  }, [list, idField, asked])
  return owners
}

/** The other rows of the same customer, by name. */
export function useReplacements(resource: Resource, targets: readonly Target[], isWanted: boolean): Replacements {
  const { list, include, lead, rules } = resource
  const ids = targets.map(({ id }) => id)
  const isAsked = isWanted && rules.hasCustomer
  const owners = useOwners(resource, ids, isAsked)
  const [customerId] = owners?.ids ?? []
  const isOne = owners?.ids?.size === 1
  const filter = {
    where: { customerId },
    ...(include.length > 0 && { include }),
    order: `${lead.field} ASC`,
    // Those that go are among them: too many ids for an address.
    limit: MAX_OFFERED + ids.length,
  }
  const others = useCallByName(list, isOne ? { filter } : null, { silent: true })
  if (!isAsked) return []
  if (others.error || (owners && !owners.ids)) return 'unread'
  if ((owners?.ids?.size ?? 0) > 1) return 'several'
  if (owners === undefined || (isOne && others.data === undefined)) return undefined
  return rowsOf(others.data)
    .map((row) => ({ id: rowId(resource, row), name: rowName(resource, row) }))
    .filter(({ id }) => !ids.includes(id))
    .slice(0, MAX_OFFERED)
}
