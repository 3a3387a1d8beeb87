import { contains } from '@lineboard/sdk'
import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { useSelectedCustomer } from '../../data/selected-customer.ts'
import { useCall } from '../../data/use-call.ts'
import { t } from './shell.messages.ts'

interface Option {
  id: number | undefined
  companyName: string
}

/** Most customers offered at once; typing narrows them down. */
const mostOffered = 50

const nobody: Option = { id: undefined, companyName: t('customer.none') }
const fields = ['id', 'companyName'] as const

/** Chooses the customer a page is about, by company name; the first choice is none. */
export function CustomerChoice() {
  const [customerId, select] = useSelectedCustomer()
  const [text, setText] = useState('')
  const [isTyping, setTyping] = useState(false)
  const typed = isTyping ? text.trim() : ''
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
  if (!list.data) return null
  const value =
    customerId === undefined ? nobody : (chosen.data?.[0] ?? { id: customerId, companyName: `#${customerId}` })
  const options = [...(typed ? [] : [nobody]), ...list.data]
  return (
    <Autocomplete<Option, false, true>
      size="small"
      disableClearable
      // Inside the bar, so that it belongs to a landmark.
      disablePortal
      slotProps={{ listbox: { 'aria-label': t('customer.label'), 'aria-labelledby': undefined } }}
      sx={{ width: { xs: 150, sm: 240 } }}
      options={options}
      filterOptions={(all) => all}
      value={value}
      loading={list.isValidating}
      loadingText={t('customer.loading')}
      noOptionsText={t('customer.noMatch')}
      getOptionLabel={({ companyName }) => companyName}
      getOptionKey={({ id }) => id ?? 0}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      onInputChange={(_, next, reason) => {
        setText(next)
        setTyping(reason === 'input')
      }}
      onChange={(_, option) => select(option.id)}
      renderInput={({ slotProps }) => (
        <OutlinedInput
          {...slotProps.input}
          size="small"
          fullWidth
          inputProps={{ ...slotProps.htmlInput, 'aria-label': t('customer.label') }}
        />
      )}
    />
  )
}
