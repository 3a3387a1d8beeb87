import type { components } from '@lineboard/contract'
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { prefetchCall, refresh, useCall } from '../../data/use-call.ts'
import { accountStateLabels } from '../../kit/cells/status-cell.tsx'
import type { Resource } from '../../kit/define-resource.ts'
import { EditRowDrawer } from '../../kit/drawer/edit-row-drawer.tsx'
import type { FreshRow } from '../../kit/rows/read-row.ts'
import { WordedError } from '../../lib/errors/is-worded.ts'
import { labelOf } from '../../lib/labels.ts'
import { countryName } from '../../lib/own-names.ts'
import { hrefOf } from '../../places/href.ts'
import { titleOf } from '../../places/title-of.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { formatDate } from '../../state/dates.ts'
import { useMay } from '../../state/may.ts'
import { session, useSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Fact, FactList } from '../../ui/facts.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { Widget } from '../../ui/widget.tsx'
import { t } from './account.messages.ts'
import styles from './account.module.css'
import { Balance } from './balance.tsx'
import { billingCalls } from './billing-calls.ts'
import { BillingSubscriptions } from './billing-subscriptions.tsx'
import { RenewalPayer } from './renewal-consent.tsx'

interface EditAccountProps {
  customerId: number
  /** The customers' declaration, whose form it is. */
  customers: Resource
  onClose: () => void
}

/** The form of customers over the profile of one's own. */
export function EditAccount({ customerId, customers, onClose }: EditAccountProps) {
  const problemOf = ({ error, isMissing, retry }: FreshRow) =>
    (error || isMissing) && <ErrorState error={error ?? new WordedError(t('profile.missing'))} onRetry={retry} />
  const handleSaved = () => {
    toast({ severity: 'success', text: t('profile.saved') })
    void refresh('Customer', 'PaymentMethod')
  }
  return (
    <EditRowDrawer
      resource={customers}
      id={customerId}
      titleOf={() => t('profile.edit')}
      problemOf={problemOf}
      onSaved={handleSaved}
      onClose={onClose}
    />
  )
}

export { Themed as Around } from '../../ui/themed.tsx'

type Customer = components['schemas']['Customer']
type Address = components['schemas']['BusinessAddress']

/** An address as it stands on an envelope; the sign-up keeps names of countries, the form their codes. */
const addressLines = ({ street_address = '', zip_code = '', city = '', province = '', country }: Address) =>
  [street_address, `${zip_code} ${city}`.trim(), province, countryName(country ?? '')].filter((line) => line !== '')

interface PageProps {
  /** The customers' declaration, whose form changes the account. */
  resource: Resource
}

/** The account of one's own company: what it is called, what it holds and pays for, and where it is. */
export function Page({ resource }: PageProps) {
  const { user } = useSession()
  return user ? <Profile customerId={user.customerId} own={user.Customer} customers={resource} /> : null
}

interface ProfileProps {
  customerId: number
  customers: Resource
  /** The customer in the store, whose balance follows the server's. */
  own: Readonly<Customer> | undefined
}

function Profile({ customerId, own, customers }: ProfileProps) {
  const [isEditing, setEditing] = useState(false)
  const customer = useCall('Customer.findById', billingCalls(customerId).customer, { silent: true })
  const detail = useCall('PaymentMethod.subscriptionDetail', {}, { silent: true })
  const subscriptions = useCall('PaymentMethod.subscriptions', {}, { silent: true })
  const primary = useCall('PaymentMethod.hasPrimaryMethod', {}, { silent: true })
  const seesSubscriptions = useMay('PaymentMethod.subscriptions')
  const canEdit = useMay('Customer.upsert', { model: 'Customer', row: { id: customerId } })

  return (
    <>
      <PageHeader
        title={titleOf('billingProfile')}
        subtitle={own?.companyName}
        actions={
          canEdit && (
            <Button variant="contained" onClick={() => setEditing(true)}>
              {t('profile.edit')}
            </Button>
          )
        }
      />
      {!canEdit && (
        <Alert severity="info" className={styles.note ?? ''}>
          {t('profile.readOnly')}
        </Alert>
      )}
      <div className={styles.grid}>
        <Widget title={t('profile.account')} answer={customer} heightPx={220}>
          {(row) => <AccountFacts customer={row} />}
        </Widget>
        <Widget title={t('profile.contact')} answer={customer} heightPx={220}>
          {(row) => <ContactFacts customer={row} />}
        </Widget>
        <Widget
          title={t('balance.title')}
          action={
            <PlaceLink isAction href={hrefOf('billingSettings')} className={styles.link}>
              {t('profile.settings')}
            </PlaceLink>
          }
          answer={{ ...customer, data: own ?? customer.data }}
          heightPx={48}
        >
          {(row) => <Balance customer={row} />}
        </Widget>
        {seesSubscriptions && (
          <Widget title={t('subscriptions.title')} answer={subscriptions} heightPx={120}>
            {(rows) => (
              <>
                <BillingSubscriptions subscriptions={rows} detail={detail.data} />
                {rows.length > 0 && detail.data && primary.data && (
                  <RenewalPayer consent={detail.data.consent} hasPrimaryCard={primary.data.has_primary_method} />
                )}
              </>
            )}
          </Widget>
        )}
      </div>
      {isEditing && <EditAccount customerId={customerId} customers={customers} onClose={() => setEditing(false)} />}
    </>
  )
}

function AccountFacts({ customer }: { customer: Customer }) {
  const { companyName, companyId, billingId, vatNumber, accounting_type, state, currency, createdAt } = customer
  return (
    <FactList>
      <Fact label={t('profile.company')}>{companyName}</Fact>
      <Fact label={t('profile.accountId')}>{billingId}</Fact>
      <Fact label={t('profile.state')}>{labelOf(accountStateLabels, state)}</Fact>
      <Fact label={t('profile.accounting')}>{accounting_type && t(`profile.${accounting_type}`)}</Fact>
      <Fact label={t('profile.currency')}>{currency}</Fact>
      <Fact label={t('profile.companyId')}>{companyId}</Fact>
      <Fact label={t('profile.vatNumber')}>{vatNumber}</Fact>
      <Fact label={t('profile.openedAt')}>{formatDate(createdAt)}</Fact>
    </FactList>
  )
}

function ContactFacts({ customer }: { customer: Customer }) {
  const formatPhone = usePhoneFormat()
  const { firstName, lastName, contactEmail, billingEmail, phone, website, BusinessAddress: address = {} } = customer
  const person = [firstName, lastName].filter(Boolean).join(' ')
  const lines = addressLines(address)
  if ([person, contactEmail, billingEmail, phone, website, ...lines].every((text) => !text)) {
    return <p className={styles.quiet}>{t('profile.noContact')}</p>
  }
  return (
    <FactList>
      <Fact label={t('profile.contactPerson')}>{person}</Fact>
      <Fact label={t('profile.contactEmail')}>{contactEmail}</Fact>
      <Fact label={t('profile.billingEmail')}>{billingEmail}</Fact>
      <Fact label={t('profile.phone')}>{formatPhone(phone)}</Fact>
      <Fact label={t('profile.website')}>{website}</Fact>
      <Fact label={t('profile.address')}>
        {lines.length > 0 && (
          <span className={styles.address}>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
        )}
      </Fact>
    </FactList>
  )
}

/** Asks ahead of need for all that the account profile shows. */
export function ask(): void {
  const { user } = session
  if (!user) return
  prefetchCall('Customer.findById', billingCalls(user.customerId).customer)
  prefetchCall('PaymentMethod.subscriptions', {})
  prefetchCall('PaymentMethod.subscriptionDetail', {})
  prefetchCall('PaymentMethod.hasPrimaryMethod', {})
}
