import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid'
import type { Column } from '../../kit/column.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { cellText, rowId } from '../../kit/rows/row-text.ts'
import { valueAt } from '../../kit/value-at.ts'
import { CallIcon } from '../../shared/phone/call-icon.tsx'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { PlainLink } from '../../ui/place-link.tsx'
import type { CommandsContext } from '../context/list-provider.tsx'
import { openedFromList } from '../context/use-row-route.ts'
import { DayCell, PinnedMark, RowMarks } from '../marks/row-marks.tsx'
import { roomOf } from '../views/column-width.ts'
import styles from './grid-view.module.css'

type HrefOf = CommandsContext['hrefOf']

/** The grid's columns for those of a resource. */
export function gridColumns(
  columns: readonly Column[],
  resource: Pick<Resource, 'lead' | 'rules' | 'periodField' | 'showsDays'>,
  hrefOf: HrefOf,
  widthsPx: Readonly<Record<string, number>>,
  scale = 1,
): GridColDef[] {
  const { lead, rules, periodField, showsDays } = resource
  return columns.map((column, index) => {
    const { field, label, cell } = column
    const { widthPx, grow } = roomOf(column, widthsPx[field], scale)
    const align = cell.align ?? 'left'
    return {
      field,
      headerName: label,
      align,
      headerAlign: align,
      sortable: rules.sortable.has(field),
      hideable: false,
      ...(grow ? { flex: grow, minWidth: widthPx } : { width: widthPx }),
      valueGetter: (_value, row: object) => valueAt(row, field),
      valueFormatter: (_value, row: object) => cellText(column, row),
      ...renderer(column, column === lead ? hrefOf : undefined),
      ...(index === 0 && stuck(column === lead)),
      ...(showsDays && field === periodField && dayRenderer(column)),
    }
  })
}

/** The first column, which stays in sight beside the boxes. */
const stuck = (isLead: boolean) => ({
  headerClassName: styles.first ?? '',
  cellClassName: [styles.first, isLead && styles.leadCell].filter(Boolean).join(' '),
})

function renderer(
  column: Column,
  hrefOf: HrefOf | undefined,
): Pick<GridColDef, 'renderCell' | 'display' | 'cellClassName'> {
  const { cell } = column
  if (hrefOf) {
    return {
      cellClassName: styles.leadCell ?? '',
      renderCell: (params) => <LeadCell column={column} href={hrefOf(params.row)} params={params} />,
    }
  }
  if (!cell.render) return cell.hasPhones ? { renderCell: ({ row }) => <PhoneText column={column} row={row} /> } : {}
  return {
    display: 'flex',
    renderCell: ({ value, row, tabIndex }) => (value === undefined ? null : cell.render?.({ value, row, tabIndex })),
  }
}

const dayRenderer = (column: Column): Pick<GridColDef, 'renderCell'> => ({
  renderCell: ({ row }) => <DayCell id={rowId(row)}>{cellText(column, row)}</DayCell>,
})

interface PhoneTextProps {
  column: Column
  row: object
}

/** Text with phone numbers, which alone is drawn anew once those from abroad can be read in groups. */
function PhoneText({ column, row }: PhoneTextProps) {
  usePhoneFormat()
  return cellText(column, row)
}

/** Calls the number that names a row. */
function LeadCall({ column, value, tabIndex }: Pick<GridRenderCellParams, 'value' | 'tabIndex'> & { column: Column }) {
  if (!column.cell.isPhone || typeof value !== 'string') return null
  return (
    <span className={styles.call}>
      <CallIcon number={value} tabIndex={tabIndex} />
    </span>
  )
}

interface LeadCellProps {
  column: Column
  href: string
  params: GridRenderCellParams
}

function LeadCell({ column, href, params }: LeadCellProps) {
  return (
    <>
      <PlainLink className={styles.lead} dir="auto" href={href} state={openedFromList} tabIndex={params.tabIndex}>
        <PhoneText column={column} row={params.row} />
      </PlainLink>
      <LeadCall column={column} {...params} />
      <RowMarks row={params.row} tabIndex={params.tabIndex} />
      <PinnedMark id={Number(params.id)} />
    </>
  )
}
