import { useState } from 'react'
import { useCallByName } from '../rows/calls-by-name.ts'
import { type Naming, optionOf, type RelationOption } from './relation-option.ts'

/**
 * The row that a field has chosen by its id. What was chosen here, or came with the row, is known; another one, such as the target
 * of an action, is asked for, as an id says nothing to a person. One that is not there for the person is called `unseen`, where such rows
 * are others' and serve him all the same.
 */
export function useChosenRow(
  lookup: Naming & { list: string; include?: unknown },
  value: unknown,
  initial: object | undefined,
  unseen?: string,
) {
  const [picked, pick] = useState<RelationOption | null>(initial ? optionOf(initial, lookup) : null)
  const { list, note, include = note?.relation } = lookup
  const isUnknown = typeof value === 'number' && picked?.id !== value
  const filter = { where: { id: value }, limit: 1, ...(include !== undefined && { include }) }
  const { data } = useCallByName(list, isUnknown ? { filter } : null, { silent: true })
  const [found]: object[] = isUnknown && Array.isArray(data) ? data : []
  const isMissing = isUnknown && Array.isArray(data) && found === undefined
  const named: RelationOption | null = isMissing && unseen !== undefined ? { id: value, text: unseen, note: '' } : null
  return {
    chosen: isUnknown ? (found ? optionOf(found, lookup) : named) : value === null ? null : picked,
    pick,
    /** There is no such row any more, or this person does not see it. */
    isGone: isMissing && named === null,
  }
}
