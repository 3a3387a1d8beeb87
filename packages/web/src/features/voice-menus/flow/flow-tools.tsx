import { useEffect, useRef, useState } from 'react'
import { useLoaded } from '../../../browser/load-once.ts'
import { Button } from '../../../ui/button.tsx'
import { t as edit } from '../edits/edits.messages.ts'
import type { Edits } from '../edits/use-edits.ts'
import type { MenuDraft, MenuEditor } from '../use-menu-editor.ts'
import { t } from './flow.messages.ts'
import styles from './flow-panel.module.css'
import { flowParts } from './flow-parts.ts'
import type { FlowView } from './use-flow.ts'

interface FlowToolsProps {
  flow: FlowView
  edits: Edits
  readOnly: boolean
  typed: MenuEditor['typed']
  /** Undefined while it is looked up what the menu leads to. */
  draft: MenuDraft | undefined
}

/** Undo and redo, and the menu as a picture: on the screen, or on paper. */
export function FlowTools({ flow, edits, readOnly, typed, draft }: FlowToolsProps) {
  const [isPrinting, setPrinting] = useState(false)
  const { value, failed } = useLoaded(flowParts, isPrinting)
  const toggle = useRef<HTMLButtonElement>(null)
  const { isDismissed } = flow
  // The button that hid the canvas went with it.
  useEffect(() => {
    if (isDismissed) toggle.current?.focus()
  }, [isDismissed])
  return (
    <div className={styles.tools}>
      {!readOnly && (
        <>
          <Button size="small" variant="outlined" disabled={!edits.canUndo} onClick={edits.undo}>
            {edit('undo')}
          </Button>
          <Button size="small" variant="outlined" disabled={!edits.canRedo} onClick={edits.redo}>
            {edit('redo')}
          </Button>
        </>
      )}
      <Button
        size="small"
        variant="outlined"
        ref={toggle}
        aria-expanded={flow.isShown}
        onClick={() => flow.toggle(!flow.isShown)}
      >
        {flow.isShown ? t('hide') : t('show')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        loading={isPrinting && !value && !failed}
        disabled={!draft}
        onClick={() => setPrinting(true)}
      >
        {t('print')}
      </Button>
      {isPrinting && failed && <span role="alert">{t('failed')}</span>}
      {isPrinting && value && draft && (
        <value.PrintSheet draft={draft} typed={typed} onDone={() => setPrinting(false)} />
      )}
    </div>
  )
}
