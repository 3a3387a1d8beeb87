import { type ReactNode, useRef } from 'react'
import { refresh, showStored } from '../../data/use-call.ts'
import type { Notice } from '../../state/toasts.ts'
import { useConflict } from '../conflict/use-conflict.tsx'
import type { Resource } from '../define-resource.ts'
import { FormSkeleton } from '../form/form-frame.tsx'
import type { SaveTarget } from '../form/use-saving.ts'
import { RowDrawer } from '../row-drawer.tsx'
import { type FreshRow, readOpenedRow, useFreshRow } from '../rows/read-row.ts'
import { changeRow, saveForm } from '../rows/save-row.ts'
import { useKnownForm } from '../served/known-form.ts'
import { FormDrawer } from './form-drawer.tsx'

interface EditRowDrawerProps {
  resource: Resource
  id: number
  /** Title of the drawer; without the row while it is read. */
  titleOf: (row?: object) => string
  /** Why the values are only to be read; undefined where they may be changed. @default none */
  whyReadOnly?: (row: object) => string | undefined
  /** What stands before the cross while nothing is changed. */
  toolsOf?: (row: object) => ReactNode
  /** What stands below the head. */
  stripOf?: (row: object) => ReactNode
  /** What stands there while there is no row; undefined while it is read. */
  problemOf: (row: FreshRow) => ReactNode
  /** All of it is saved; `said` is what its form says of that. */
  onSaved: (said: Promise<Notice | undefined> | undefined) => void
  onClose: () => void
}

/** The form of a row that is there, read anew. Where somebody else has changed it meanwhile, saving asks whose values count. */
export function EditRowDrawer({
  resource,
  id,
  titleOf,
  whyReadOnly,
  toolsOf,
  stripOf,
  problemOf,
  onSaved,
  onClose,
}: EditRowDrawerProps) {
  const fresh = useFreshRow(resource, id, readOpenedRow)
  const conflict = useConflict(resource)
  const form = useKnownForm(resource)
  const sent = useRef<object>(undefined)
  const { row } = fresh
  if (!form) return null
  if (!row) {
    return (
      <RowDrawer title={titleOf()} onClose={onClose}>
        {problemOf(fresh) ?? <FormSkeleton />}
      </RowDrawer>
    )
  }
  const save: SaveTarget['save'] = async (mine, saved = row, open) => {
    const { form: declared } = await form.load()
    const settled = await conflict.settle({ form: declared, loaded: saved, id, mine, open })
    if (!settled) return undefined
    const { body, current } = settled
    const send = (changed: object, before = current) => {
      sent.current = changed
      return changeRow(resource, declared, before, changed)
    }
    return saveForm(declared, current, open.values(), { body, send })
  }
  const readAgain = async () => {
    void refresh(resource.model)
    return readOpenedRow(resource, id)
  }
  return (
    <>
      <FormDrawer
        title={titleOf(row)}
        source={form}
        row={row}
        tools={toolsOf?.(row)}
        strip={stripOf?.(row)}
        whyReadOnly={whyReadOnly?.(row)}
        save={save}
        onHalfSaved={readAgain}
        onSaved={(stored) => {
          if (stored) showStored(resource.model, id, stored)
          onSaved(stored && form.peek()?.form.savedText?.(stored, row, sent.current))
        }}
        onClose={onClose}
      />
      {conflict.view}
    </>
  )
}
