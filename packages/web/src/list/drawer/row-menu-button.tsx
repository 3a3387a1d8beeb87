import MoreVert from '@mui/icons-material/MoreVert'
import { useRowName } from '../../kit/rows/use-row-name.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { t } from '../list.messages.ts'
import { useListContext } from '../list.ts'

/** What else can be done with the row that is open: the menu that it has in the list. */
export function RowMenuButton({ row }: { row: object }) {
  const list = useListContext()
  const nameOf = useRowName(list.resource)
  return (
    <IconButton
      label={t('tools.rowActions', { name: nameOf(row) })}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => list.openMenu(row, currentTarget)}
    >
      <MoreVert />
    </IconButton>
  )
}
