import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import styles from './call-flow-section.module.css'
import { t } from './call-flow-title.messages.ts'
import { mayTrace } from './may-trace.ts'

const panel = loadOnce(() => import('./call-flow-panels.ts'))

interface CallFlowSectionProps {
  numberId: number
  currency?: string | undefined
}

/** Where calls to the number of a form go, once somebody asks: nothing is read before. */
export function CallFlowSection(props: CallFlowSectionProps) {
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

function Panel(props: CallFlowSectionProps) {
  const { value } = useLoaded(panel)
  return value ? <value.CallFlow {...props} /> : <p role="status">{t('loading')}</p>
}
