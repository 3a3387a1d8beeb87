import { useMemo, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import styles from './call-flow-section.module.css'
import { t } from './call-flow-title.messages.ts'
import { mayTrace } from './may-trace.ts'
import { type TypedNumber, typedFields } from './typed-number.ts'

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
      {isOpen && <Panel {...props} />}
    </details>
  )
}

/** The number as it is typed, as far as the form has such fields; what is chosen no more is undefined. */
function useTyped(): TypedNumber {
  const typed: unknown[] = useWatch({ name: [...typedFields] })
  return useMemo(() => {
    const pairs = typedFields.map((field, at) => [field, typed[at]] as const)
    return Object.fromEntries(
      pairs.flatMap(([field, value]) => (value === undefined ? [] : [[field, value ?? undefined]])),
    )
  }, [typed])
}

/** Where calls go as the form has it, before it is saved. */
function Panel(props: CallFlowSectionProps) {
  const { value } = useLoaded(panel)
  const { isDirty } = useFormState()
  const typed = useTyped()
  return (
    <>
      <p role="status">{isDirty && t('unsaved')}</p>
      {value ? <value.CallFlow {...props} typed={isDirty ? typed : undefined} /> : <p role="status">{t('loading')}</p>}
    </>
  )
}
