import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { t as edit } from '../edits/edits.messages.ts'
import type { Edits } from '../edits/use-edits.ts'
import { t } from './flow.messages.ts'
import styles from './flow-panel.module.css'
import type { FlowView } from './use-flow.ts'

interface FlowToolsProps {
  flow: FlowView
  edits: Edits
  readOnly: boolean
}

/** Undo and redo, and the menu as a picture: on the screen, or on paper. */
export function FlowTools({ flow, edits, readOnly }: FlowToolsProps) {
  const toggle = useRef<HTMLButtonElement>(null)
  const { isDismissed } = flow
  // The button that hid the canvas went with it.
  useEffect(() => {
    if (isDismissed) toggle.current?.focus()
  }, [isDismissed])
  const look = { size: 'small', variant: 'outlined' } as const
  return (
    <div className={styles.tools}>
      {!readOnly && (
        <>
          <Button {...look} disabled={!edits.canUndo} onClick={edits.undo}>
            {edit('undo')}
          </Button>
          <Button {...look} disabled={!edits.canRedo} onClick={edits.redo}>
            {edit('redo')}
          </Button>
        </>
      )}
      <Button {...look} ref={toggle} aria-expanded={flow.isShown} onClick={() => flow.toggle(!flow.isShown)}>
        {flow.isShown ? t('hide') : t('show')}
      </Button>
      <Button {...look} loading={flow.isPrinting} onClick={flow.print}>
        {t('print')}
      </Button>
    </div>
  )
}
