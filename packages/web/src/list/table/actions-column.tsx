import type { GridColDef } from '@mui/x-data-grid'
import { t } from '../list.messages.ts'
import { type ActionsContext, actionsWidthPx, RowActionsCell } from './row-actions-cell.tsx'

/** The last column: what can be done with one row. */
export function actionsColumn(context: ActionsContext): GridColDef[] {
  return [
    {
      field: 'actions',
      headerName: t('row.actions'),
      width: actionsWidthPx(context),
      align: 'right',
      display: 'flex',
      sortable: false,
      resizable: false,
      renderHeader: () => <span className="visually-hidden">{t('row.actions')}</span>,
      renderCell: ({ row, tabIndex }) => <RowActionsCell row={row} tabIndex={tabIndex} {...context} />,
    },
  ]
}
