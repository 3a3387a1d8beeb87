import type { ReactNode } from 'react'
import { DiscardQuestion } from './discard-question.tsx'
import styles from './typed-fields.module.css'
import type { useTypedGuard } from './use-typed-guard.ts'

interface TypedFieldsProps {
  guard: ReturnType<typeof useTypedGuard>
  children: ReactNode
}

/** The fields of a dialog, and the question whether what was typed in them may be lost. */
export const TypedFields = ({ guard, children }: TypedFieldsProps) => (
  <div className={styles.fields} onChange={guard.handleChange}>
    {children}
    <DiscardQuestion guard={guard} />
  </div>
)
