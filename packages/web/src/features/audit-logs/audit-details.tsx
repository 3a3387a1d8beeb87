import { fieldLabel } from '../../lib/errors/field-problems.ts'
import { personName } from '../../lib/names.ts'
import { movementsInBoth } from '../../shared/payment/movement-text.ts'
import { permissionWord } from '../../shared/rights/permission-changes.tsx'
import { formatDateTime } from '../../state/dates.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { t } from './audit-logs.messages.ts'
import { LinkedSentence, outcomeOf, whoOf } from './sentence-cell.tsx'
import { UndoPart, valueText } from './undo-part.tsx'
import type { AuditLog } from './undo-rule.ts'

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

/** A value of a change in words: what the row was called that an id named, where that was kept. */
function wordsOf(field: string, value: Change['before'], name: string | undefined): string {
  if (name === undefined) return valueText(value, field)
  return field === 'guiPermissionId' ? permissionWord(name) : name
}

function changeText({ field, before, after, beforeName, afterName }: Change): string {
  if (before === undefined && after === undefined) return t('changedUnseen')
  if (before === undefined) return t('set', { after: wordsOf(field, after, afterName) })
  if (after === undefined) return t('emptied', { before: wordsOf(field, before, beforeName) })
  return t('changed', { before: wordsOf(field, before, beforeName), after: wordsOf(field, after, afterName) })
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
