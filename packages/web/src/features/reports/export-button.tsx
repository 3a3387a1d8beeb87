import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import { useState } from 'react'
import { chooseTarget } from '../../browser/save-stream.ts'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { Button } from '../../ui/button.tsx'
import type { ReportRequest } from './report-request.ts'
import { t } from './reports.messages.ts'

/** Writes the calls of the report's period day by day to a file, as the API makes it. */
export function ExportButton({ request }: { request: ReportRequest }) {
  const [isSaving, setSaving] = useState(false)

  async function save() {
    const [first, last] = [request.start_date.slice(0, 10), request.end_date.slice(0, 10)]
    const target = await chooseTarget(`calls-${first}-${last}.csv`)
    if (!target) return
    setSaving(true)
    try {
      await target.write(textOf(request), new AbortController().signal)
    } catch (error) {
      reportError(error)
    } finally {
      setSaving(false)
    }
  }

  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<FileDownloadOutlined />}
      title={t('exportHint')}
      loading={isSaving}
      onClick={() => void save()}
    >
      {t('export')}
    </Button>
  )
}

// Asked for once there is a place for it.
async function* textOf(request: ReportRequest): AsyncGenerator<string> {
  yield await api().Report.exportReport({ body: request })
}
