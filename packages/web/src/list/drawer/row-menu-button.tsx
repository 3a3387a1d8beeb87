import MoreVert from '@mui/icons-material/MoreVert'
import { rowName } from '../../resource/rows/row-text.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { rowActions } from '../actions/row-actions.ts'
import { t } from '../list.messages.ts'
import { useListContext } from '../list.ts'

/** What else can be done with the row that is open: the menu that it has in the list. */
export function RowMenuButton({ row }: { row: object }) {
  const list = useListContext()
  if (rowActions(list, row).length === 0) return null
  return (
    <IconButton
      label={t('tools.rowActions', { name: rowName(list.resource, row) })}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => list.openMenu(row, currentTarget)}
    >
      <MoreVert />
    </IconButton>
  )
}
