import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import { useSearch } from 'wouter'
import { chooseTarget } from '../../browser/transfer.ts'
import { reportError } from '../../data/report-error.ts'
import { Button } from '../../ui/button.tsx'
import type { AskedReport } from './report-address.ts'
import { sortAt } from './report-table.tsx'
import type { ReportColumn, ReportTableSpec } from './report-table-spec.ts'
import { t } from './reports.messages.ts'

interface TableExportProps<Data, Figures> {
  spec: ReportTableSpec<Data, Figures>
  columns: readonly ReportColumn<Figures>[]
  data: Data
  asked: AskedReport
}

/** Writes a table to a file, as it is shown. */
export function TableExport<Data, Figures>({ spec, columns, data, asked }: TableExportProps<Data, Figures>) {
  const { timeZone } = asked.question
  const search = useSearch()

  async function save() {
    const { first, last } = asked.current
    const target = await chooseTarget(`${spec.id}-${first}-${last}.csv`)
    if (!target) return
    try {
      // What writes files comes when somebody wants one.
      const { tableFile } = await import('./report-panels.ts')
      const text = tableFile(spec, columns, data, { sort: sortAt(search, spec.id), timeZone })
      await target.write(
        (async function* () {
          yield text
        })(),
        new AbortController().signal,
      )
    } catch (error) {
      reportError(error)
    }
  }

  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<FileDownloadOutlined />}
      title={t('exportHint', { zone: timeZone })}
      aria-label={t('exportTable', { title: spec.title })}
      onClick={() => void save()}
    >
      {t('export')}
    </Button>
  )
}
