import type { MenuChoice } from '@lineboard/sdk/call-path'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { PaperHeading } from '../../../shared/paper/paper-heading.tsx'
import { lineText } from '../editor/line-text.ts'
import { type OutlineLine, outlineOf } from '../editor/outline-lines.ts'
import type { MenuDraft, MenuEditor } from '../editor/use-menu-editor.ts'
import { t as menu } from '../menu/voice-menus.messages.ts'
import { t } from './flow.messages.ts'
import { PaperChart } from './paper-chart.tsx'
import styles from './print-sheet.module.css'
import { useDrawing } from './use-drawing.ts'

interface PrintSheetProps {
  draft: MenuDraft
  typed: MenuEditor['typed']
  /** It was printed, or not. */
  onDone: () => void
}

function Lines({ lines, textOf }: { lines: readonly OutlineLine[]; textOf: (choice: MenuChoice) => string }) {
  if (lines.length === 0) return null
  return (
    <ul>
      {lines.map(({ choice, lines: below }) => (
        <li key={choice.id}>
          {textOf(choice)}
          <Lines lines={below} textOf={textOf} />
        </li>
      ))}
    </ul>
  )
}

/** A menu on paper: its chart over all levels, and its outline as text. It asks the browser to print, and is seen nowhere else. */
export function PrintSheet({ draft, typed, onDone }: PrintSheetProps) {
  const drawing = useDrawing(draft, typed.actions, true)
  useEffect(() => {
    addEventListener('afterprint', onDone)
    print()
    return () => removeEventListener('afterprint', onDone)
  }, [onDone])
  const status = menu(typed.status === 'published' ? 'published' : 'draft')
  return createPortal(
    // Paper is light, whatever the screen is.
    <div className={styles.sheet} data-theme="light" data-paper="instead">
      <PaperHeading title={t('printTitle', { name: draft.menu.name })} facts={[status]} />
      <PaperChart {...drawing} />
      <h2>{t('outline')}</h2>
      <Lines
        lines={outlineOf(draft.setup, draft.menu)}
        textOf={(choice) => lineText(draft.setup, choice, drawing.formatPhone)}
      />
    </div>,
    document.body,
  )
}
