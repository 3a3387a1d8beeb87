import { type CsvRecord, type ImportedRow, sheetRow } from '@lineboard/sdk/csv'
import { DataGrid, type GridCellParams, type GridColDef, type GridSlotProps } from '@mui/x-data-grid'
import { useMemo, useState } from 'react'
import { NARROW, useMedia } from '../../browser/hooks.ts'
import gridStyles from '../table/grid-view.module.css'
import { lightParts } from '../table/light-parts.tsx'
import { Pager } from '../table/pager.tsx'
import { problemText } from './bad-rows.ts'
import { t } from './import.messages.ts'
import styles from './import-dialog.module.css'
import type { HeaderMap, ImportField } from './import-fields.ts'

/** The line of text of a cell that is being changed. */
function CellInput({ inputRef, className, type, value, onChange }: GridSlotProps['baseInput']) {
  return (
    <span className={`${styles.cellInput} ${className}`}>
      <input ref={inputRef} type={type} value={value} onChange={onChange} />
    </span>
  )
}

interface PreviewTableProps {
  rows: readonly ImportedRow[]
  fields: readonly ImportField[]
  headers: HeaderMap
  /** What is saved of a cell, where that is not its text. */
  savedText: (record: CsvRecord, field: string) => string | undefined
  /** Takes a changed row, and answers what would become of it now. */
  onFix: (record: CsvRecord) => Promise<ImportedRow | undefined>
}

const slots = { ...lightParts, baseInput: CellInput }

const fixed = { sortable: false, disableColumnMenu: true } as const

type Column = GridColDef<ImportedRow>

/** What becomes of a row, and why: where there is little room in one cell, which needs no scrolling to be read. */
export function outcomeColumns(fields: readonly ImportField[], isNarrow: boolean): Column[] {
  const status: Column = {
    ...fixed,
    field: 'status',
    headerName: t('state'),
    valueGetter: (_value, row) => t(row.status),
  }
  if (isNarrow)
    return [
      {
        ...status,
        ...{ flex: 1, minWidth: 264 },
        renderCell: ({ row, value }) => (
          <span className={styles.outcome}>
            {value}
            <small>{problemText(row, fields)}</small>
          </span>
        ),
      },
    ]
  return [
    { ...status, width: 120 },
    // Beside the state, as the cells may go on out of sight.
    {
      ...fixed,
      field: 'reason',
      headerName: t('problem'),
      flex: 1,
      minWidth: 320,
      valueGetter: (_value, row) => problemText(row, fields),
      renderCell: ({ row, value }) =>
        row.changes ? (
          <span className={styles.outcome} title={String(value)}>
            <small>{value}</small>
          </span>
        ) : (
          value
        ),
    },
  ]
}

/** Heights of rows, in pixels: of one line, of three lines of changes, or of a state and three lines of what is wrong. */
const ROW_PX = { wide: 40, changes: 64, narrow: 90 }

/** Rows of a file with what would become of each; their cells can be changed in place. */
export function PreviewTable({ rows, fields, headers, savedText, onFix }: PreviewTableProps) {
  const [place, setPlace] = useState({ page: 1, pageSize: 100 })
  const isNarrow = useMedia(NARROW)
  const columns = useMemo<Column[]>(
    () => [
      { ...fixed, field: 'row', headerName: t('row'), width: 70, valueGetter: (_value, { row }) => sheetRow(row) },
      ...outcomeColumns(fields, isNarrow),
      ...fields.flatMap((field) => {
        const isRewritten = rows.some(({ record }) => savedText(record, field.field) !== undefined)
        return cellColumn(field, headers[field.field], { savedText, widthPx: isRewritten ? 290 : 160 })
      }),
    ],
    [rows, fields, headers, isNarrow, savedText],
  )
  const widePx = rows.some(({ changes }) => changes) ? ROW_PX.changes : ROW_PX.wide
  const from = (place.page - 1) * place.pageSize
  const shown = useMemo(() => rows.slice(from, from + place.pageSize), [rows, from, place.pageSize])
  return (
    <div className={styles.table}>
      <DataGrid
        className={gridStyles.grid ?? ''}
        label={t('check')}
        rows={shown}
        columns={columns}
        slots={slots}
        getRowId={({ row }) => row}
        processRowUpdate={async (row) => (await onFix(row.record)) ?? row}
        rowHeight={isNarrow ? ROW_PX.narrow : widePx}
        columnHeaderHeight={40}
        paginationMode="server"
        paginationModel={{ page: 0, pageSize: place.pageSize }}
        rowCount={shown.length}
        hideFooter
        disableRowSelectionOnClick
        disableColumnFilter
        disableColumnSelector
        disableDensitySelector
        getCellClassName={({ row, field }: GridCellParams<ImportedRow>) =>
          row.problems?.some((problem) => problem.field === field) ? (styles.wrong ?? '') : ''
        }
      />
      <Pager
        {...place}
        shown={shown.length}
        count={rows.length}
        onChange={(next) => setPlace((before) => ({ ...before, ...next }))}
      />
    </div>
  )
}

function cellColumn(
  { field, label }: ImportField,
  heading: string | undefined,
  { savedText, widthPx }: Pick<PreviewTableProps, 'savedText'> & { widthPx: number },
): Column[] {
  if (heading === undefined) return []
  const withText = (row: ImportedRow, text: unknown): ImportedRow => ({
    ...row,
    record: { row: row.row, cells: { ...row.record.cells, [heading]: String(text ?? '') } },
  })
  return [
    {
      ...fixed,
      field,
      headerName: label,
      width: widthPx,
      editable: true,
      valueGetter: (_value, row) => row.record.cells[heading] ?? '',
      valueSetter: (text, row) => withText(row, text),
      // What stands in the file, and what is made of it.
      valueFormatter: (text: string, row) => {
        const saved = savedText(row.record, field)
        return saved === undefined || saved === text ? text : t('savedAs', { text, saved })
      },
    },
  ]
}
