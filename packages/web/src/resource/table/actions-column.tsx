import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import type { GridColDef } from '@mui/x-data-grid'
import { Link } from 'wouter'
import type { List } from '../list.ts'
import { t } from '../resource.messages.ts'
import { rowName } from '../row-text.ts'
import { openedFromList } from '../use-row-route.ts'
import styles from './row-actions.module.css'

type ActionsContext = Pick<List, 'resource' | 'can' | 'hrefOf' | 'askRemove'>

/** The last column: what can be done with one row. None where that is nothing. */
export function actionsColumn(context: ActionsContext): GridColDef[] {
  const { form, details } = context.resource
  if (!form && !details && !context.can.remove) return []
  return [
    {
      field: 'actions',
      headerName: t('row.actions'),
      width: context.can.remove ? 88 : 56,
      align: 'right',
      display: 'flex',
      sortable: false,
      resizable: false,
      renderHeader: () => null,
      renderCell: ({ row, tabIndex }) => <RowActions row={row} tabIndex={tabIndex} {...context} />,
    },
  ]
}

interface RowActionsProps extends ActionsContext {
  row: object
  tabIndex: number
}

/** Opens and deletes one row. */
export function RowActions({ row, tabIndex, resource, can, hrefOf, askRemove }: RowActionsProps) {
  const name = rowName(resource, row)
  const href = hrefOf(row)
  const openText = can.edit ? t('row.edit', { name }) : t('row.open', { name })
  return (
    <span className={styles.actions}>
      {href && (
        <Link
          className={styles.action}
          href={href}
          state={openedFromList}
          tabIndex={tabIndex}
          aria-label={openText}
          title={openText}
        >
          {can.edit ? <EditOutlined fontSize="inherit" /> : <VisibilityOutlined fontSize="inherit" />}
        </Link>
      )}
      {can.remove && (
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
    </span>
  )
}
