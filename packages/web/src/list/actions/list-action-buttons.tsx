import Add from '@mui/icons-material/Add'
import { useState } from 'react'
import { type LoadOnce, loadOnce } from '../../browser/lazy.ts'
import { reportError } from '../../data/report-error.ts'
import type { ListAction, ListDialogModule } from '../../kit/actions/action.ts'
import { Button } from '../../ui/button.tsx'
import { useWanted } from '../../ui/use-wanted.ts'
import { t } from '../context/list.messages.ts'
import { useListCommands, useListQuery, useListRows } from '../context/list-provider.tsx'
import { listActions } from './row-actions.ts'

/** What can be done with the whole list, a button each: beside the title, and of these `starting` ones where there are no rows yet. */
export function ListActionButtons({ starting = false }: { starting?: boolean }) {
  const list = { ...useListQuery(), ...useListRows(), ...useListCommands() }
  const [dialog, setDialog] = useState<LoadOnce<ListDialogModule>>()

  const offered = listActions(list).filter(({ startsList }) => startsList || !starting)

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
      {offered.map((action) => (
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
  const list = { ...useListQuery(), ...useListRows(), ...useListCommands() }
  const value = useWanted(source)
  return value ? <value.ActionDialog list={list} onClose={onClose} /> : null
}

/** Opens the form for a new row. */
export function AddButton() {
  const { resource } = useListQuery()
  const { openAdd } = useListCommands()
  return (
    <Button variant="contained" startIcon={<Add />} onClick={openAdd}>
      {t('list.add', { noun: resource.nouns.one })}
    </Button>
  )
}
