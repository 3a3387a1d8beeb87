import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import { useState } from 'react'
import { loadOnce, useLoaded } from '../../browser/load-once.ts'
import { Button } from '../../ui/button.tsx'
import { t } from '../list.messages.ts'
import { useListContext } from '../list.ts'

const dialog = loadOnce(() => import('./import-dialog.tsx'))

/** Opens the import of a file, where rows can be added from one. */
export function ImportButton() {
  const { resource, can } = useListContext()
  const [isOpen, setOpen] = useState(false)
  if (!resource.import || !can.add) return null
  return (
    <>
      <Button size="small" color="inherit" startIcon={<UploadFileOutlined />} onClick={() => setOpen(true)}>
        {t('list.import')}
      </Button>
      {isOpen && <Import onClose={() => setOpen(false)} />}
    </>
  )
}

function Import({ onClose }: { onClose: () => void }) {
  const { resource, seesAll, state } = useListContext()
  const { value } = useLoaded(dialog)
  if (!value) return null
  return (
    <value.ImportDialog
      resource={resource}
      asksOwner={seesAll && resource.rules.hasCustomer}
      customerId={state.customer}
      onClose={onClose}
    />
  )
}
