import type { components } from '@lineboard/contract'
import { whyCustomerStays } from '@lineboard/contract/permissions'
import { phoneRule } from '@lineboard/contract/row-rules/phones'
import { ruled } from '@lineboard/contract/row-rules/ruled'
import { zCustomerInput } from '@lineboard/contract/zod'
import { storedCurrency } from '@lineboard/sdk'
import { countries } from '@lineboard/sdk/reference/countries'
import { currencies } from '@lineboard/sdk/reference/currencies'
import Alert from '@mui/material/Alert'
import { useEffect } from 'react'
import { navigate } from '../../browser/navigate.ts'
import { useCall } from '../../data/use-call.ts'
import { defineForm } from '../../kit/define-form.ts'
import type { Choice } from '../../kit/form/choice-inputs.tsx'
import { FieldGroup } from '../../kit/form/form-frame.tsx'
import { inputsFor } from '../../kit/form/inputs.tsx'
import { PhoneInput, toE164 } from '../../kit/form/phone-input.tsx'
import type { RemovalNotesProps } from '../../kit/list-options.ts'
import { countriesByName, currenciesByName } from '../../lib/own-names.ts'
import { rowHref } from '../../places/href.ts'
import { useBothCurrencies } from '../../shared/wallet/both-currencies.ts'
import { mayAs, useMay } from '../../state/may.ts'
import { session, useSession } from '../../state/session.ts'
import type { Notice } from '../../state/toasts.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { t as added } from './customer-added.messages.ts'
import { t } from './customers.messages.ts'

/** Countries by name; the value is the ISO 3166 code in lower case. */
const countryChoices = (): Choice[] =>
  countriesByName(countries).map(({ code, name }) => ({ value: code, label: name }))

/** Currencies in use, as `USD – US Dollar`. */
const currencyChoices = (): Choice[] =>
  currenciesByName(currencies).map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }))

type Customer = components['schemas']['Customer']

const toValues = (row?: Customer) => ({
  companyName: row?.companyName ?? '',
  companyId: row?.companyId ?? '',
  vatNumber: row?.vatNumber ?? '',
  website: row?.website ?? '',
  firstName: row?.firstName ?? '',
  lastName: row?.lastName ?? '',
  contactEmail: row?.contactEmail ?? '',
  phone: row?.phone ?? '',
  billingEmail: row?.billingEmail ?? '',
  currency: row?.currency ?? storedCurrency(),
  accounting_type: row?.accounting_type ?? '',
  BusinessAddress: {
    street_address: row?.BusinessAddress?.street_address ?? '',
    city: row?.BusinessAddress?.city ?? '',
    province: row?.BusinessAddress?.province ?? '',
    zip_code: row?.BusinessAddress?.zip_code ?? '',
    country: row?.BusinessAddress?.country ?? '',
  },
})

type Values = ReturnType<typeof toValues>

const { TextInput, SelectInput } = inputsFor<Values>()

// People type numbers as they read them; the wire takes E.164.
const toBody = (values: Values, home?: string) => ({ ...values, phone: toE164(values.phone, home) })

const accountingChoices = [
  { value: 'prepaid', label: t('prepaid') },
  { value: 'postpaid', label: t('postpaid') },
]

function Fields({ row }: { row?: Customer | undefined }) {
  // Whoever opens accounts says what was agreed on.
  const opensAccounts = useMay('Customer.create')
  const agreedLock = row && !opensAccounts ? t('agreed') : undefined
  return (
    <>
      <FieldGroup title={t('company')}>
        <TextInput name="companyName" label={t('companyName')} />
        <TextInput name="companyId" label={t('companyId')} span={1} />
        <TextInput name="vatNumber" label={t('vatNumber')} span={1} />
        <TextInput name="website" label={t('website')} inputMode="url" />
      </FieldGroup>
      <FieldGroup title={t('contactPerson')}>
        <TextInput name="firstName" label={t('firstName')} span={1} />
        <TextInput name="lastName" label={t('lastName')} span={1} />
        <TextInput name="contactEmail" label={t('contactEmail')} type="email" span={1} />
        <PhoneInput name="phone" label={t('phone')} span={1} />
      </FieldGroup>
      <FieldGroup title={t('billing')}>
        <TextInput name="billingEmail" label={t('billingEmail')} type="email" />
        <SelectInput
          name="currency"
          label={t('currency')}
          hint={t('currencyHint')}
          locked={agreedLock}
          choices={currencyChoices()}
          span={1}
        />
        <SelectInput
          name="accounting_type"
          label={t('accounting')}
          locked={agreedLock}
          choices={accountingChoices}
          none={t('notChosen')}
          span={1}
        />
      </FieldGroup>
      <FieldGroup title={t('address')}>
        <TextInput name="BusinessAddress.street_address" label={t('street')} />
        <TextInput name="BusinessAddress.zip_code" label={t('zipCode')} span={1} />
        <TextInput name="BusinessAddress.city" label={t('city')} span={1} />
        <TextInput name="BusinessAddress.province" label={t('province')} span={1} />
        <SelectInput
          name="BusinessAddress.country"
          label={t('country')}
          choices={countryChoices()}
          none={t('notChosen')}
          span={1}
        />
      </FieldGroup>
    </>
  )
}

/** What a new customer lacks still: nobody signs in there, and nothing is paid for. */
function addedNotice({ id, companyName: name }: Customer): Notice {
  const mayAdd = session.access !== undefined && mayAs(session.access, 'DashUser.create')
  const addUser = {
    label: added('addUser'),
    run: () => navigate(rowHref('users', { action: 'add' }, {}, { customer: id })),
  }
  return { severity: 'success', text: added('added', { name }), action: mayAdd ? addUser : undefined }
}

export const form = defineForm({
  schema: ruled(zCustomerInput, phoneRule('Customer')),
  toValues,
  toBody,
  bulk: ['currency', 'accounting_type', 'BusinessAddress.country'],
  savedText: async (row: Customer, before) => (before ? undefined : addedNotice(row)),
  Fields,
})

/** What becomes of the money of customers who are deleted. The owner and the own company stay: it is said before, and nothing is agreed to. */
export function RemovalNotes({ targets, onFirst }: RemovalNotesProps) {
  const { access } = useSession()
  const inq = targets.map(({ id }) => id)
  const staying = new Set(access && inq.flatMap((id) => whyCustomerStays(id, access) ?? []))
  const isRefused = staying.size > 0
  const customers = useCall('Customer.find', { filter: { where: { id: { inq } } } }, { silent: true })
  const { data = [], error, mutate } = customers
  const isKnown = customers.data !== undefined
  useEffect(() => {
    if (isRefused) onFirst('refused')
    else if (isKnown) onFirst(undefined)
  }, [isKnown, isRefused, onFirst])
  if (isRefused)
    return [...staying].map((why) => (
      <Alert key={why} severity="warning">
        {t(`stays.${why}`, { count: targets.length })}
      </Alert>
    ))
  if (error) return <ErrorState error={error} onRetry={() => void mutate()} />
  return data
    .filter(({ balance }) => balance !== 0)
    .map((customer) => <BalanceNote key={customer.id} customer={customer} />)
}

function BalanceNote({ customer: { companyName: name, balance, currency } }: { customer: Customer }) {
  const amount = useBothCurrencies(currency)(Math.abs(balance))
  return (
    <Alert severity="warning">
      {balance > 0 ? t('balanceLeft', { name, amount }) : t('balanceOwed', { name, amount })}
    </Alert>
  )
}
