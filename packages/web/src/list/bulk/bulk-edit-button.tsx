import EditOutlined from '@mui/icons-material/EditOutlined'
import { useState } from 'react'
import { loadOnce } from '../../browser/load-once.ts'
import type { Resource } from '../../resource/define-resource.ts'
import { Button } from '../../ui/button.tsx'
import { useWanted } from '../../ui/use-wanted.ts'
import { useListContext } from '../list.ts'
import { t } from './bulk.messages.ts'
import styles from './selection-bar.module.css'

const dialog = loadOnce(() => import('./bulk-edit-dialog.tsx'))

/** Changes several fields of the selected rows, where the form has fields for that. */
export function BulkEditButton({ source }: { source: NonNullable<Resource['form']> }) {
  const { resource, selection } = useListContext()
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
