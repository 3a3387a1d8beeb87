import { activityDays } from '@lineboard/sdk/reports'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import { useState } from 'react'
import { chooseTarget } from '../../browser/save-stream.ts'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { Button } from '../../ui/button.tsx'
import { activityLines } from './activity-lines.ts'
import type { AskedReport } from './report-address.ts'
import { t } from './reports.messages.ts'

/** Writes the calls of the report's period day by day to a file: the figures of the activity report. */
export function ExportButton({ asked }: { asked: AskedReport }) {
  const [isSaving, setSaving] = useState(false)

  async function save() {
    const { first, last } = asked.current
    const target = await chooseTarget(`calls-${first}-${last}.csv`)
    if (!target) return
    setSaving(true)
    try {
      await target.write(textOf(asked), new AbortController().signal)
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
      title={t('exportHint', { zone: asked.question.timeZone })}
      loading={isSaving}
      onClick={() => void save()}
    >
      {t('export')}
    </Button>
  )
}

// Asked for once there is a place for it.
async function* textOf({ question }: AskedReport): AsyncGenerator<string> {
  yield activityLines((await activityDays(api(), question)).rows, question.timeZone)
}
