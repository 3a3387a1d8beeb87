import { useState } from 'react'
import { type LoadOnce, loadOnce, useLoaded } from '../../browser/load-once.ts'
import { reportError } from '../../data/report-error.ts'
import type { ListAction, ListDialogModule } from '../../resource/actions/action.ts'
import { Button } from '../../ui/button.tsx'
import { useListContext } from '../list.ts'
import { listActions } from './row-actions.ts'

/** What can be done with the whole list, a button each beside the title. */
export function ListActionButtons() {
  const list = useListContext()
  const [dialog, setDialog] = useState<LoadOnce<ListDialogModule>>()

  async function choose(action: ListAction) {
    if (action.dialog) return setDialog(loadOnce(() => action.dialog()))
    try {
      await action.run(list)
      if (!action.forReaders) list.refresh()
    } catch (error) {
      reportError(error)
    }
  }
  return (
    <>
      {listActions(list).map((action) => (
        <Button
          key={action.id}
          variant="outlined"
          color="inherit"
          startIcon={action.icon && <action.icon />}
          onClick={() => void choose(action)}
        >
          {action.label}
        </Button>
      ))}
      {dialog && <ListDialog source={dialog} onClose={() => setDialog(undefined)} />}
    </>
  )
}

function ListDialog({ source, onClose }: { source: LoadOnce<ListDialogModule>; onClose: () => void }) {
  const list = useListContext()
  const { value } = useLoaded(source)
  return value ? <value.ActionDialog list={list} onClose={onClose} /> : null
}
