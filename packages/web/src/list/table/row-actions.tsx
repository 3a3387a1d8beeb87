import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import MoreVert from '@mui/icons-material/MoreVert'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import { useRowName } from '../../resource/rows/use-row-name.ts'
import { PlainLink } from '../../ui/plain-link.tsx'
import { hasCalls } from '../actions/call-actions.ts'
import { hasRowActions } from '../actions/row-actions.ts'
import { prepareRowMenu } from '../actions/use-row-menu.tsx'
import { t } from '../list.messages.ts'
import type { List } from '../list.ts'
import { openedFromList } from '../use-row-route.ts'
import styles from './row-actions.module.css'

export interface ActionsContext
  extends Pick<List, 'resource' | 'can' | 'may' | 'mayChange' | 'askRemove' | 'openMenu'> {
  /** Address that opens a row; undefined where something else does. */
  hrefOf: (row: object) => string | undefined
}

const BUTTON_PX = 34
const PADDING_PX = 20

/** How wide the last column is, in pixels: for as many buttons as a row may have. */
export function actionsWidthPx({ resource, can, may }: Pick<ActionsContext, 'resource' | 'can' | 'may'>): number {
  const hasMenu = resource.actions?.some(({ call }) => may(call)) || hasCalls(resource)
  const most = 1 + [can.remove, hasMenu].filter(Boolean).length
  return most * BUTTON_PX + PADDING_PX
}

interface RowActionsProps extends ActionsContext {
  row: object
  tabIndex: number
}

/** Opens and deletes one row, and has a menu for what else can be done with it. */
export function RowActions({
  row,
  tabIndex,
  resource,
  can,
  may,
  mayChange,
  hrefOf,
  askRemove,
  openMenu,
}: RowActionsProps) {
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
      {hasRowActions({ resource, may, mayChange }, row) && (
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
      )}
    </span>
  )
}
