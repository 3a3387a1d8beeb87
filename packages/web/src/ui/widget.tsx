import { type ReactNode, useId } from 'react'
import { isUnoffered } from '../lib/errors/error-text.ts'
import { ErrorState } from './error-state.tsx'
import { t } from './ui.messages.ts'
import styles from './widget.module.css'

interface WidgetProps<Data> {
  title: string
  /** A link at the far end of the title. */
  action?: ReactNode
  answer: { data: Data | undefined; error: Error | undefined; mutate: () => unknown }
  /** Height kept free until the answer is here, in pixels. */
  heightPx: number
  children: (data: Data) => ReactNode
  /** Leaves it out where the server does not offer what it shows. @default false */
  isSpare?: boolean
}

/** A card of a page: its title, and its content once that is known. */
export function Widget<Data>({ title, action, answer, heightPx, children, isSpare = false }: WidgetProps<Data>) {
  const titleId = useId()
  const { data, error, mutate } = answer
  if (isSpare && data === undefined && isUnoffered(error)) return null
  return (
    <section className={styles.widget} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {action}
      </header>
      <div style={{ minHeight: heightPx }}>
        {data !== undefined && children(data)}
        {data === undefined && error && <ErrorState error={error} onRetry={() => void mutate()} />}
        {data === undefined && !error && (
          <div className={styles.skeleton} style={{ height: heightPx }} role="status" aria-label={t('loading')} />
        )}
      </div>
    </section>
  )
}
