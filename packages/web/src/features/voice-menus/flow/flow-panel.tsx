import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLoaded } from '../../../browser/load-once.ts'
import type { MenuDraft } from '../editor/use-menu-editor.ts'
import { t } from './flow.messages.ts'
import type { FlowProps } from './flow.tsx'
import styles from './flow-panel.module.css'
import { flowParts } from './flow-parts.ts'

interface FlowPanelProps extends Omit<FlowProps, 'draft'> {
  tools: ReactNode
  /** Undefined while it is looked up what the menu leads to. */
  draft: MenuDraft | undefined
  /** Whether somebody asked for it, who is brought to it. */
  focus: boolean
}

/** The canvas of a menu, beside the fields where there is room. */
export function FlowPanel({ tools, draft, focus, ...flow }: FlowPanelProps) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { value, failed } = useLoaded(flowParts)
  useEffect(() => {
    if (!focus) return
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'start' })
  }, [focus])
  return (
    <section aria-labelledby={titleId} className={styles.panel} data-beside data-paper="none">
      <div className={styles.tools}>
        <h3 id={titleId} ref={title} tabIndex={-1}>
          {t('title')}
        </h3>
        {tools}
      </div>
      <p>{flow.readOnly ? t('hintReadOnly') : t('hint')}</p>
      <div className={styles.frame}>
        {value && draft ? (
          <value.Flow draft={draft} {...flow} />
        ) : (
          <p role="status">{failed ? t('failed') : t('loading')}</p>
        )}
      </div>
    </section>
  )
}
