import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import MoreVert from '@mui/icons-material/MoreVert'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import { useRowName } from '../../kit/rows/row-text.ts'
import { PlainLink } from '../../ui/place-link.tsx'
import { prepareRowMenu } from '../actions/use-row-menu.tsx'
import { t } from '../context/list.messages.ts'
import type { CommandsContext, QueryContext, SelectionContext } from '../context/list-provider.tsx'
import { openedFromList } from '../context/use-row-route.ts'
import styles from './row-actions-cell.module.css'

export interface ActionsContext
  extends Pick<QueryContext, 'resource'>,
    Pick<SelectionContext, 'mayChange'>,
    Pick<CommandsContext, 'can' | 'askRemove' | 'openMenu'> {
  /** Address that opens a row; undefined where something else does. */
  hrefOf: (row: object) => string | undefined
}

const BUTTON_PX = 34
const PADDING_PX = 20

/** How wide the last column is, in pixels: for as many buttons as a row may have. */
export const actionsWidthPx = ({ can }: Pick<ActionsContext, 'can'>): number =>
  (can.remove ? 3 : 2) * BUTTON_PX + PADDING_PX

interface RowActionsCellProps extends ActionsContext {
  row: object
  tabIndex: number
}

/** Opens and deletes one row, and has a menu for what else can be done with it. */
export function RowActionsCell({
  row,
  tabIndex,
  resource,
  can,
  mayChange,
  hrefOf,
  askRemove,
  openMenu,
}: RowActionsCellProps) {
  const name = useRowName(resource)(row)
  const href = hrefOf(row)
  const isMine = mayChange(row)
  const edits = can.edit && isMine
  const openText = edits ? t('row.edit', { name }) : t('row.open', { name })
  return (
    <span className={styles.actions}>
      {href && (
        <PlainLink
          className={styles.action}
          href={href}
          state={openedFromList}
          tabIndex={tabIndex}
          aria-label={openText}
          title={openText}
        >
          {edits ? <EditOutlined fontSize="inherit" /> : <VisibilityOutlined fontSize="inherit" />}
        </PlainLink>
      )}
      {can.remove && isMine && (
        <button
          type="button"
          className={styles.action}
          tabIndex={tabIndex}
          aria-label={t('row.remove', { name })}
          title={t('row.remove', { name })}
          onClick={() => askRemove(row)}
        >
          <DeleteOutlined fontSize="inherit" />
        </button>
      )}
      <button
        type="button"
        className={styles.action}
        tabIndex={tabIndex}
        aria-label={t('tools.rowActions', { name })}
        title={t('tools.more')}
        aria-haspopup="menu"
        onPointerEnter={prepareRowMenu}
        onClick={(event) => openMenu(row, event.currentTarget)}
      >
        <MoreVert fontSize="inherit" />
      </button>
    </span>
  )
}
