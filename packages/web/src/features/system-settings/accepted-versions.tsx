import { Fragment } from 'react'
import { useCall } from '../../data/use-call.ts'
import { FieldGroup } from '../../kit/form/field-group.tsx'
import { rowHref } from '../../places/href.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import styles from './editors.module.css'
import { t } from './system-settings.messages.ts'

/** Most customers that are read, and that are named of a version. */
const MOST_READ = 1000
const MOST_NAMED = 5

/** Who accepted which version of the terms, the latest first; `inForce` is the number of the one that is shown to people, 0 where none has any. */
export function AcceptedVersions({ inForce }: { inForce: number }) {
  const filter = { where: { id: { gt: 1 } }, order: 'id DESC', limit: MOST_READ } as const
  const { data, error } = useCall('Customer.find', { filter }, { silent: true })
  if (error) return <Said>{t('terms.uncounted')}</Said>
  if (!data) return null
  const versions = [...new Set(data.flatMap(({ termsVersion }) => termsVersion ?? []))].toSorted((a, b) => b - a)
  const never = data.filter(({ termsVersion }) => termsVersion === undefined).length
  return (
    <FieldGroup title={t('terms.accepted')}>
      <ul className={styles.list}>
        {versions.length > 0 && inForce > 0 && !versions.includes(inForce) && (
          <li>{t('terms.acceptedByNobody', { version: inForce })}</li>
        )}
        {versions.map((version) => (
          <Accepted key={version} version={version} customers={data.filter((one) => one.termsVersion === version)} />
        ))}
        {versions.length === 0 && <li>{t('terms.nobody')}</li>}
        {never > 0 && <li>{t('terms.never', { count: never })}</li>}
      </ul>
    </FieldGroup>
  )
}

function Accepted({ version, customers }: { version: number; customers: { id: number; companyName: string }[] }) {
  return (
    <li>
      {t('terms.acceptedBy', { count: customers.length, version })}{' '}
      {customers.slice(0, MOST_NAMED).map(({ id, companyName }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <PlaceLink href={rowHref('customers', { action: 'edit', id })}>{companyName}</PlaceLink>
        </Fragment>
      ))}
      {customers.length > MOST_NAMED && t('terms.more', { count: customers.length - MOST_NAMED })}
    </li>
  )
}

const Said = ({ children }: { children: string }) => (
  <FieldGroup title={t('terms.accepted')}>
    <p className={styles.note}>{children}</p>
  </FieldGroup>
)
