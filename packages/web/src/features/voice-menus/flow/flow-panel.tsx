import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useHadPause, useMedia } from '../../../browser/hooks.ts'
import { loadOnce, useLoaded } from '../../../browser/lazy.ts'
import type { MenuDraft } from '../editor/use-menu-editor.ts'
import { t } from './flow.messages.ts'
import styles from './flow-panel.module.css'
import type { FlowProps } from './use-canvas.ts'

/** The canvas and the printed chart, and the libraries of both: they come when one of them is shown. */
export const flowParts = loadOnce(() => import('./flow-chunk.ts'))

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

/** Whether the canvas is shown: beside the fields where there is room, once the form rests, and anywhere that it is asked for. */
export function useFlow() {
  const hasRoom = useMedia('(width >= 1200px)')
  const [asked, setAsked] = useState<boolean>()
  const rests = useHadPause()
  const [printed, setPrinted] = useState<{ isShown: boolean }>()
  // While it is printed the page is as narrow as the paper: that must not put the canvas away.
  const isShown = printed?.isShown ?? asked ?? (hasRoom && rests)
  return {
    isShown,
    /** Somebody wants to see it now; otherwise it comes by itself. */
    isAsked: asked === true,
    /** Somebody wants to see it no more. */
    isDismissed: asked === false,
    toggle: setAsked,
    isPrinting: printed !== undefined,
    print: () => setPrinted({ isShown }),
    endPrinting: useCallback(() => setPrinted(undefined), []),
  }
}

export type FlowView = ReturnType<typeof useFlow>
