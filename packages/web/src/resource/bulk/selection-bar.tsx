import Close from '@mui/icons-material/Close'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import { useListContext } from '../list.ts'
import { t } from './bulk.messages.ts'
import { BulkEditButton } from './bulk-edit-button.tsx'
import { SelectMatching } from './select-matching.tsx'
import styles from './selection-bar.module.css'

/** What can be done with the selected rows. */
export function SelectionBar() {
  const { can, resource, selection, select, askRemoveSelected } = useListContext()
  return (
    <>
      <span className={styles.count} role="status">
        {t('selected', { count: selection.size })}
      </span>
      {can.edit && resource.form && <BulkEditButton source={resource.form} />}
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
