import { Link } from 'wouter'
import { useMoneyIn } from '../../data/rates.ts'
import { personName } from '../../lib/person-name.ts'
import { hrefOf } from '../../places/href.ts'
import type { User } from '../../state/session.ts'
import { formatTimeZone } from '../../state/time-zone-name.ts'
import { useUiSettings } from '../../state/ui-settings-store.ts'
import { PersonAvatar } from './person-avatar.tsx'
import styles from './profile-menu.module.css'
import { t } from './shell.messages.ts'

interface ProfileHeaderProps {
  user: Readonly<Pick<User, 'firstName' | 'lastName' | 'username' | 'email' | 'Customer'>>
  seesAll: boolean
}

function Account({ user: { Customer: customer }, seesAll }: ProfileHeaderProps) {
  const moneyOf = useMoneyIn(customer?.currency ?? 'USD')
  if (seesAll) return <p className={styles.role}>{t('profile.superAdministrator')}</p>
  if (!customer) return null
  return (
    <dl className={styles.facts}>
      <dt className="visually-hidden">{t('profile.account')}</dt>
      <dd className={styles.company}>{customer.companyName}</dd>
      {customer.billingId && (
        <>
          <dt>{t('profile.accountId')}</dt>
          <dd>{customer.billingId}</dd>
        </>
      )}
      <dt>{t('profile.balance')}</dt>
      <dd className="tabular">{moneyOf(customer.balance)}</dd>
    </dl>
  )
}

/** Who is signed in, for which account, and in which time zone all times are shown. */
export function ProfileHeader({ user, seesAll }: ProfileHeaderProps) {
  // The time zone is written by the settings of the moment.
  useUiSettings()
  return (
    <div className={styles.header}>
      <Link href={hrefOf('settings')} className={styles.who}>
        <PersonAvatar name={personName(user)} sizePx={44} />
        <span className={styles.person}>
          <span className={styles.name}>{personName(user)}</span>
          <span className={styles.email}>{user.email}</span>
        </span>
      </Link>
      <Account user={user} seesAll={seesAll} />
      <dl className={styles.facts}>
        <dt>{t('profile.timeZone')}</dt>
        <dd>{formatTimeZone()}</dd>
      </dl>
    </div>
  )
}
