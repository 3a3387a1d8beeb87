import Close from '@mui/icons-material/Close'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import { useState } from 'react'
import { type LoadOnce, loadOnce } from '../../browser/lazy.ts'
import { reportError } from '../../data/report-error.ts'
import type { SelectionAction, SelectionDialogModule } from '../../kit/actions/action.ts'
import type { Resource } from '../../kit/define-resource.ts'
import type { Target } from '../../kit/row-result.ts'
import { Button } from '../../ui/button.tsx'
import { useWanted } from '../../ui/use-wanted.ts'
import { useListCommands, useListQuery, useListSelection } from '../context/list-provider.tsx'
import { t } from './bulk.messages.ts'
import { selectionActions } from './row-actions.ts'
import { SelectMatching } from './select-matching.tsx'
import styles from './selection-bar.module.css'

const dialog = loadOnce(() => import('./bulk-edit-dialog.tsx'))

/** Changes several fields of the selected rows, where the form has fields for that. */
function BulkEditButton({ source }: { source: NonNullable<Resource['form']> }) {
  const { resource } = useListQuery()
  const { selection } = useListSelection()
  const [isOpen, setOpen] = useState(false)
  const value = useWanted(source)
  if (!value?.form.bulk?.length) return null
  const targets = [...selection].map(([id, name]) => ({ id, name }))
  return (
    <>
      <Button className={styles.button ?? ''} size="small" startIcon={<EditOutlined />} onClick={() => setOpen(true)}>
        {t('edit')}
      </Button>
      {isOpen && <Dialog form={value.form} resource={resource} targets={targets} onClose={() => setOpen(false)} />}
    </>
  )
}

type DialogProps = Parameters<NonNullable<ReturnType<typeof dialog.peek>>['BulkEditDialog']>[0]

function Dialog(props: DialogProps) {
  const value = useWanted(dialog)
  return value ? <value.BulkEditDialog {...props} /> : null
}

/** What can be done with the selected rows. */
export function SelectionBar() {
  const { can, may } = useListCommands()
  const { resource } = useListQuery()
  const { selection, select, askRemoveSelected } = useListSelection()
  const targets = [...selection].map(([id, name]) => ({ id, name }))
  return (
    <>
      {can.edit && resource.form && <BulkEditButton source={resource.form} />}
      {selectionActions({ resource, may }).map((action) => (
        <SelectionButton key={action.id} action={action} targets={targets} />
      ))}
      {can.remove && (
        <Button
          className={styles.button ?? ''}
          size="small"
          color="error"
          startIcon={<DeleteOutlined />}
          onClick={askRemoveSelected}
        >
          {t('remove')}
        </Button>
      )}
      <Button
        className={styles.button ?? ''}
        size="small"
        color="inherit"
        startIcon={<Close />}
        onClick={() => select([])}
      >
        {t('clear')}
      </Button>
      <SelectMatching />
    </>
  )
}

interface SelectionButtonProps {
  action: SelectionAction
  targets: readonly Target[]
}

function SelectionButton({ action, targets }: SelectionButtonProps) {
  const [dialog, setDialog] = useState<LoadOnce<SelectionDialogModule>>()
  const choose = async () => {
    if (action.dialog) return setDialog(loadOnce(() => action.dialog()))
    try {
      await action.run(targets)
    } catch (error) {
      reportError(error)
    }
  }
  return (
    <>
      <Button
        className={styles.button ?? ''}
        size="small"
        startIcon={action.icon && <action.icon />}
        onClick={() => void choose()}
      >
        {action.label}
      </Button>
      {dialog && <SelectionDialog source={dialog} targets={targets} onClose={() => setDialog(undefined)} />}
    </>
  )
}

interface SelectionDialogProps {
  source: LoadOnce<SelectionDialogModule>
  targets: readonly Target[]
  onClose: () => void
}

function SelectionDialog({ source, ...props }: SelectionDialogProps) {
  const value = useWanted(source)
  return value ? <value.SelectionDialog {...props} /> : null
}
