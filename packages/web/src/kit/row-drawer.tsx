import Close from '@mui/icons-material/Close'
import Drawer from '@mui/material/Drawer'
import { type ReactNode, useEffect, useId } from 'react'
import { usePrinting } from '../browser/output.ts'
import { PaperHeading } from '../shared/paper/paper-heading.tsx'
import { useRecordTitle } from '../state/page-title.ts'
import { holdBelow } from '../state/pending-changes.ts'
import { noteOpened } from '../state/toasts.ts'
import { Button } from '../ui/button.tsx'
import { RoundButton } from '../ui/round-button.tsx'
import { Themed } from '../ui/themed.tsx'
import { unlessRepeated } from '../ui/use-wanted.ts'
import { t } from './resource.messages.ts'
import styles from './row-drawer.module.css'

interface RowDrawerProps {
  title: string
  /** What stands before the cross in the head. */
  tools?: ReactNode
  /** What stands below the head and does not scroll away. */
  strip?: ReactNode
  /** Buttons at the foot; without any there is no foot. */
  actions?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A panel over the right part of the list, for one row. Escape and the cross close it. */
export function RowDrawer({ title, tools, strip, actions, onClose, children }: RowDrawerProps) {
  const titleId = useId()
  useRecordTitle(title)
  // The same drawer may go from one record to the next.
  useEffect(() => {
    if (title) noteOpened()
  }, [title])
  useEffect(holdBelow, [])
  const isPrinting = usePrinting()
  return (
    <Themed>
      <Drawer
        open
        anchor="right"
        onClose={unlessRepeated(onClose)}
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, className: styles.drawer },
        }}
      >
        {isPrinting && <PaperHeading title={title} />}
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title} dir="auto">
            {title}
          </h2>
          <div className={styles.tools}>
            {tools}
            <RoundButton label={t('form.close')} onClick={onClose} isAtEnd>
              <Close />
            </RoundButton>
          </div>
        </header>
        {strip}
        {/* What is only read scrolls by keys as well; in a form the fields do that. */}
        <div className={styles.body} {...(!actions && { role: 'group', 'aria-label': title, tabIndex: 0 })}>
          {children}
        </div>
        {actions && <footer className={styles.foot}>{actions}</footer>}
      </Drawer>
    </Themed>
  )
}

interface SaveActionsProps {
  formId: string
  isBusy: boolean
  onCancel: () => void
}

/** The foot of a form that can be saved. */
export function SaveActions({ formId, isBusy, onCancel }: SaveActionsProps) {
  return (
    <>
      <Button onClick={onCancel} disabled={isBusy}>
        {t('form.cancel')}
      </Button>
      <Button type="submit" form={formId} variant="contained" loading={isBusy}>
        {t('form.save')}
      </Button>
    </>
  )
}
