import { useState } from 'react'
import { loadOnce, useLoaded } from '../../../browser/load-once.ts'
import { FormSkeleton } from '../../../resource/drawer/form-skeleton.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FactsSection } from '../../../ui/facts.tsx'
import { t } from './undo-entry.messages.ts'
import { type AuditLog, undoDays, whyNot } from './undo-rule.ts'

const panel = loadOnce(() => import('./undo-panel.tsx'))

/** What can be undone of an entry, once somebody asks; why not, where nothing can. */
export function UndoPart({ entry }: { entry: AuditLog }) {
  const [isOpen, setOpen] = useState(false)
  const why = whyNot(entry, new Date())
  return (
    <FactsSection title={t('title')}>
      {why ? (
        <p>{t(`whyNot.${why}`, { days: undoDays })}</p>
      ) : isOpen ? (
        <LoadedPanel entry={entry} />
      ) : (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      )}
    </FactsSection>
  )
}

function LoadedPanel({ entry }: { entry: AuditLog }) {
  const { value, failed } = useLoaded(panel)
  if (!value) return failed ? <ErrorState error={undefined} /> : <FormSkeleton />
  return <value.UndoPanel entry={entry} />
}
