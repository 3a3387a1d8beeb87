import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ListId } from '../operation-ids.ts'
import { t } from '../resource.messages.ts'
import { rowsOf, useCallByName } from '../rows/calls-by-name.ts'
import { valueAt } from '../rows/value-at.ts'
import { useFormFacts } from './form-context.ts'

const ASK_AFTER_MS = 300

/** Where to ask whether a value is taken: rows of a list, or a call that answers it for rows one may not see as well. */
export type Unique = ({ list: ListId; ask?: never } | { ask: 'DashUser.isUnique'; list?: never }) & {
  /** Field of such a row. @default the name of the form's field */
  field?: string
}

/**
 * What is wrong with a value that another row has already; asked while it is typed, a moment after the last key. An answer
 * is only ever about the value it was asked for.
 */
export function useUnique(name: string, unique: Unique | undefined): string | undefined {
  const { row, readOnly } = useFormFacts()
  const { getFieldState } = useFormContext()
  const typed: unknown = useWatch({ name, disabled: !unique })
  const text = typeof typed === 'string' ? typed.trim() : ''
  const [asked, setAsked] = useState('')
  const isAsking = unique !== undefined && !readOnly && text !== '' && getFieldState(name).isDirty
  useEffect(() => {
    const timer = setTimeout(() => setAsked(isAsking ? text : ''), ASK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isAsking, text])

  const field = unique?.field ?? name
  // The own value in other letter case is no other row's.
  const isOwn = row !== undefined && String(valueAt(row, field) ?? '').toLowerCase() === asked.toLowerCase()
  const args = unique?.ask
    ? { body: { column: field, pattern: asked } }
    : { filter: { where: { [field]: asked }, limit: 2 } }
  const { data } = useCallByName(unique?.ask ?? unique?.list ?? '', unique && asked && !isOwn ? args : null)
  const own: unknown = row && valueAt(row, 'id')
  const isTaken = unique?.ask
    ? valueAt(Object(data), 'isUnique') === false
    : rowsOf(data).some((other) => valueAt(other, 'id') !== own)
  return isTaken && asked === text ? t('form.taken') : undefined
}
