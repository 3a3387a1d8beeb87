import { contains } from '@lineboard/sdk'
import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { useSelectedCustomer } from '../../data/selected-customer.ts'
import { useCall } from '../../data/use-call.ts'
import { t } from './reports.messages.ts'
import styles from './reports.module.css'

interface Option {
  id: number | undefined
  companyName: string
}

/** Most customers offered at once; typing narrows them down. */
const mostOffered = 50

const everybody: Option = { id: undefined, companyName: t('allCustomers') }
const fields = ['id', 'companyName'] as const

/** Chooses whose calls a report is about, by company name; the first choice is everybody's. */
export function CustomerChoice() {
  const [customerId, select] = useSelectedCustomer()
  const [typed, setTyped] = useState('')
  const where = typed ? { companyName: contains(typed) } : {}
  const list = useCall(
    'Customer.find',
    { filter: { where, fields, order: 'companyName ASC', limit: mostOffered } },
    { keepPreviousData: true },
  )
  const chosen = useCall(
    'Customer.find',
    customerId === undefined ? null : { filter: { where: { id: customerId }, fields, limit: 1 } },
  )
  const value =
    customerId === undefined ? everybody : (chosen.data?.[0] ?? { id: customerId, companyName: `#${customerId}` })
  return (
    <Autocomplete<Option, false, true>
      size="small"
      disableClearable
      className={styles.customer ?? ''}
      slotProps={{ listbox: { 'aria-label': t('customer'), 'aria-labelledby': undefined } }}
      options={[...(typed ? [] : [everybody]), ...(list.data ?? [])]}
      filterOptions={(all) => all}
      value={value}
      loading={list.isValidating}
      loadingText={t('loading')}
      noOptionsText={t('noCustomer')}
      getOptionLabel={({ companyName }) => companyName}
      getOptionKey={({ id }) => id ?? 0}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text.trim() : '')}
      onChange={(_, { id }) => select(id)}
      renderInput={({ slotProps }) => (
        <OutlinedInput
          {...slotProps.input}
          size="small"
          fullWidth
          inputProps={{ ...slotProps.htmlInput, 'aria-label': t('customer') }}
        />
      )}
    />
  )
}
