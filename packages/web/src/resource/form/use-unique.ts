import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { valueAt } from '../field-path.ts'
import { rowsOf, useLooseCall } from '../loose-calls.ts'
import type { ListId } from '../operation-ids.ts'
import { t } from '../resource.messages.ts'
import { useFormFacts } from './form-context.ts'

const ASK_AFTER_MS = 300

/** Where to look whether a value is taken. */
export interface Unique {
  /** Operation that lists the rows. */
  list: ListId
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

  const where = { [unique?.field ?? name]: asked }
  const { data } = useLooseCall(unique?.list ?? '', unique && asked ? { filter: { where, limit: 2 } } : null)
  const own: unknown = row && valueAt(row, 'id')
  const isTaken = rowsOf(data).some((other) => valueAt(other, 'id') !== own)
  return isTaken && asked === text ? t('form.taken') : undefined
}
