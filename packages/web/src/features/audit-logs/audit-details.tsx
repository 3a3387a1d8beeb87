import type { components } from '@lineboard/contract'
import { formatDateTime } from '../../state/dates.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { t } from './audit-logs.messages.ts'
import { outcomeOf, sentenceOf, whoOf } from './sentence.ts'

type AuditLog = components['schemas']['AuditLog']

/** All that was recorded of one call of the API. */
export function Details({ row }: { row: AuditLog }) {
  return (
    <>
      <p>{sentenceOf(row)}</p>
      <Facts title={t('detailsTitle')}>
        <Fact label={t('who')}>{whoOf(row)}</Fact>
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
