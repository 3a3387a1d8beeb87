import { useState } from 'react'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { FormSkeleton } from '../../kit/form/form-frame.tsx'
import { fieldLabel } from '../../lib/errors/field-problems.ts'
import { personName } from '../../lib/names.ts'
import { movementsInBoth } from '../../shared/payment/movement-text.ts'
import { formatDateTime } from '../../state/dates.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Fact, Facts, FactsSection } from '../../ui/facts.tsx'
import { t } from './audit-logs.messages.ts'
import { LinkedSentence } from './linked-sentence.tsx'
import { outcomeOf, whoOf } from './sentence.ts'
import { t as undoPartT } from './undo-entry.messages.ts'
import { type AuditLog, undoDays, whyNot } from './undo-rule.ts'
import { valueText } from './value-text.ts'

const panel = loadOnce(() => import('./undo-panel.tsx'))

/** What can be undone of an entry, once somebody asks; why not, where nothing can. */
export function UndoPart({ entry }: { entry: AuditLog }) {
  const [isOpen, setOpen] = useState(false)
  const why = whyNot(entry, new Date())
  return (
    <FactsSection title={undoPartT('title')}>
      {why ? (
        <p>{undoPartT(`whyNot.${why}`, { days: undoDays })}</p>
      ) : isOpen ? (
        <LoadedPanel entry={entry} />
      ) : (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {undoPartT('open')}
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

/** All that was recorded of one call of the API. */
export function Details({ row }: { row: AuditLog }) {
  return (
    <>
      <p>
        <LinkedSentence entry={row} />
      </p>
      {row.changes && <Changes changes={row.changes} />}
      <UndoPart entry={row} />
      <Facts title={t('detailsTitle')}>
        <Fact label={t('who')}>{whoOf(row)}</Fact>
        <Fact label={t('actedBy')}>{row.actedBy && personName(row.actedBy)}</Fact>
        <Fact label={t('money')}>{row.movements && movementsInBoth(row.movements)}</Fact>
        <Fact label={t('reason')}>{row.reason}</Fact>
        <Fact label={t('forCustomer')}>{row.forCustomer?.companyName}</Fact>
        <Fact label={t('createdAt')}>{formatDateTime(row.createdAt, { zone: true, seconds: true })}</Fact>
        <Fact label={t('status')}>{outcomeOf(row.statusCode)}</Fact>
        <Fact label={t('method')}>{row.method}</Fact>
        <Fact label={t('endpoint')}>{row.endpoint}</Fact>
        <Fact label={t('customer')}>{row.Customer?.companyName}</Fact>
      </Facts>
      <Facts title={t('fromTitle')}>
        <Fact label={t('ip')}>{row.ip}</Fact>
        <Fact label={t('userAgent')}>{row.userAgent || t('noAgent')}</Fact>
      </Facts>
    </>
  )
}

type Change = NonNullable<AuditLog['changes']>[number]

function changeText({ field, before, after }: Change): string {
  if (before === undefined && after === undefined) return t('changedUnseen')
  if (before === undefined) return t('set', { after: valueText(after, field) })
  if (after === undefined) return t('emptied', { before: valueText(before, field) })
  return t('changed', { before: valueText(before, field), after: valueText(after, field) })
}

/** What changed of the row, field by field, where the server keeps it. */
function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <Facts title={t('changesTitle')}>
      {changes.map((change) => (
        <Fact key={change.field} label={fieldLabel(change.field)}>
          {changeText(change)}
        </Fact>
      ))}
    </Facts>
  )
}
