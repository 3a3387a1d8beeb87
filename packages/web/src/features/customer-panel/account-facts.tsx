import type { components } from '@lineboard/contract'
import { accountStateLabels } from '../../kit/cells/status-cell.tsx'
import { labelOf } from '../../lib/labels.ts'
import { hrefOf, rowHref } from '../../places/href.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { useBothCurrencies } from '../../shared/wallet/both-currencies.ts'
import { Fact, FactList } from '../../ui/facts.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { t } from './customer-panel.messages.ts'

type Customer = components['schemas']['Customer']

/** What is known of a customer's account. */
export function AccountFacts({ customer }: { customer: Customer }) {
  const formatPhone = usePhoneFormat()
  const { id, state, billingId, balance, currency, firstName = '', lastName = '', phone, billingEmail } = customer
  const money = useBothCurrencies(currency)
  return (
    <FactList>
      <Fact label={t('accountId')}>{billingId}</Fact>
      <Fact label={t('state')}>{labelOf(accountStateLabels, state)}</Fact>
      <Fact label={t('balance')}>{balance !== undefined && money(balance)}</Fact>
      <Fact label={t('currency')}>{currency}</Fact>
      <Fact label={t('contact')}>{`${firstName} ${lastName}`.trim()}</Fact>
      <Fact label={t('phone')}>{phone && formatPhone(phone)}</Fact>
      <Fact label={t('email')}>{billingEmail}</Fact>
      <Fact label="">
        <PlaceLink isAction href={rowHref('customers', { action: 'edit', id })}>
          {t('edit')}
        </PlaceLink>
      </Fact>
      <Fact label="">
        <PlaceLink isAction href={hrefOf('customerAccount', { id })}>
          {t('billing')}
        </PlaceLink>
      </Fact>
    </FactList>
  )
}
