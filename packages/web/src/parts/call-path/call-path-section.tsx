import { useState } from 'react'
import { loadOnce, useLoaded } from '../../browser/load-once.ts'
import styles from './call-path-section.module.css'
import { t } from './call-path-title.messages.ts'
import { mayTrace } from './may-trace.ts'

const panel = loadOnce(() => import('./panel/call-path.tsx'))

interface CallPathSectionProps {
  numberId: number
  currency?: string | undefined
}

/** Where calls to a number go, once somebody asks: nothing is read before. */
export function CallPathSection(props: CallPathSectionProps) {
  const [isOpen, setOpen] = useState(false)
  if (!mayTrace()) return null
  return (
    <details className={styles.section} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('title')}</summary>
      {isOpen && <Panel {...props} />}
    </details>
  )
}

function Panel(props: CallPathSectionProps) {
  const { value } = useLoaded(panel)
  return value ? <value.CallPath {...props} /> : <p role="status">{t('loading')}</p>
}
