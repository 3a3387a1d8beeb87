import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import styles from './call-path-section.module.css'
import { t } from './call-path-title.messages.ts'
import { mayTrace } from './may-trace.ts'

const panel = loadOnce(() => import('./call-path-panels.ts'))

interface CallPathSectionProps {
  numberId: number
  currency?: string | undefined
}

/** Where calls to the number of a form go, once somebody asks: nothing is read before. */
export function CallPathSection(props: CallPathSectionProps) {
  const [isOpen, setOpen] = useState(false)
  if (!mayTrace()) return null
  return (
    <details className={styles.section} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('title')}</summary>
      {isOpen && (
        <>
          <Unsaved />
          <Panel {...props} />
        </>
      )}
    </details>
  )
}

/** Where the server sends calls is asked of it, and it knows what is saved alone. */
function Unsaved() {
  const { isDirty } = useFormState()
  return <p role="status">{isDirty && t('unsaved')}</p>
}

function Panel(props: CallPathSectionProps) {
  const { value } = useLoaded(panel)
  return value ? <value.CallPath {...props} /> : <p role="status">{t('loading')}</p>
}
