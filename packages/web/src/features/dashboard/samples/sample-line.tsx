import { useState } from 'react'
import { reportError } from '../../../data/report-error.ts'
import { saveUiSettings } from '../../../data/save-ui-settings.ts'
import { isRefused } from '../../../state/may.ts'
import { useSession } from '../../../state/session.ts'
import { toast } from '../../../state/toasts.ts'
import { useUiSettings } from '../../../state/ui-settings-store.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './sample-line.module.css'
import { t } from './samples.messages.ts'

const keep = (sampleSources: readonly number[] | undefined) => saveUiSettings({ sampleSources })

const calls = ['TrackingSource.upsert', 'CallLog.upsert'] as const

/** Offers sample data to look around with; to who has added it, to remove it. */
export function SampleLine() {
  const { user } = useSession()
  const { sampleSources } = useUiSettings()
  const [isBusy, setBusy] = useState(false)
  if (!user || calls.some(isRefused)) return null

  async function change(customerId: number) {
    setBusy(true)
    try {
      const { addSamples, removeSamples } = await import('./sample-data.ts')
      if (sampleSources) await removeSamples(customerId, sampleSources, keep)
      else await addSamples(customerId, keep)
      toast({ severity: 'success', text: t(sampleSources ? 'removed' : 'added') })
    } catch (error) {
      reportError(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <p className={styles.line}>
      <span>{t(sampleSources ? 'there' : 'offer')}</span>
      <Button size="small" loading={isBusy} onClick={() => void change(user.customerId)}>
        {t(sampleSources ? 'remove' : 'add')}
      </Button>
    </p>
  )
}
