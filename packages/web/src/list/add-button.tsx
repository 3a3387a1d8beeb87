import Add from '@mui/icons-material/Add'
import { Button } from '../ui/button.tsx'
import { t } from './list.messages.ts'
import { useListContext } from './list.ts'

/** Opens the form for a new row. */
export function AddButton() {
  const { resource, openAdd } = useListContext()
  return (
    <Button variant="contained" startIcon={<Add />} onClick={openAdd}>
      {t('list.add', { noun: resource.nouns.one })}
    </Button>
  )
}
