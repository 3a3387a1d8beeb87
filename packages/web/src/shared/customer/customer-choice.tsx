import { contains } from '@lineboard/sdk'
import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useMemo, useState } from 'react'
import { useCall } from '../../data/use-call.ts'
import { rememberCustomer } from '../../state/chosen-customer.ts'
import { toast } from '../../state/toasts.ts'
import { choiceTexts } from '../../ui/choice-group.tsx'
import { saysMore } from '../../ui/says-more.ts'
import { Themed } from '../../ui/themed.tsx'
import type { PanelProps } from '../../ui/tool/tool-popover.tsx'
import { stillHolds } from '../still-holds.ts'
import { t } from './customer.messages.ts'
import { t as carried } from './customer-carried.messages.ts'
import styles from './customer-panel.module.css'
import { useCustomerPick } from './selected-customer.ts'

interface Option {
  id: number | undefined
  companyName: string
}

interface CustomerChoiceProps {
  /** Id of the chosen customer; undefined for none. */
  value: number | undefined
  /** What choosing none is called. */
  none: string
  onChange: (id: number | undefined) => void
  className?: string | undefined
  /** The list opens inside the place around it, so that it belongs to that landmark. @default false */
  isInPlace?: boolean
}

/** Most customers offered at once; typing narrows them down. */
const maxOffered = 50

const fields = ['id', 'companyName'] as const

/** Chooses a customer by company name; the first choice is none. */
export function CustomerChoice({ value: id, none, onChange, className = '', isInPlace = false }: CustomerChoiceProps) {
  const [typed, setTyped] = useState('')
  // The same object as long as it can be: another one would take back what is typed.
  const nobody = useMemo<Option>(() => ({ id: undefined, companyName: none }), [none])
  const where = typed ? { companyName: contains(typed) } : {}
  const list = useCall(
    'Customer.find',
    { filter: { where, fields, order: 'companyName ASC', limit: maxOffered } },
    { keepPreviousData: true },
  )
  const chosen = useCall('Customer.find', id === undefined ? null : { filter: { where: { id }, fields, limit: 1 } })
  const value = useMemo(
    () => (id === undefined ? nobody : (chosen.data?.[0] ?? { id, companyName: `#${id}` })),
    [id, nobody, chosen.data],
  )
  if (!list.data) return null
  const found = list.data.filter(({ companyName }) => stillHolds(companyName, typed, !list.isValidating))
  return (
    <Themed>
      <Autocomplete<Option, false, true>
        className={className}
        {...choiceTexts}
        size="small"
        disableClearable
        autoHighlight={typed !== ''}
        disablePortal={isInPlace}
        slotProps={{
          listbox: {
            'aria-label': t('label'),
            'aria-labelledby': undefined,
            ...saysMore(list.data.length >= maxOffered),
          },
        }}
        options={[...(typed ? [] : [nobody]), ...found]}
        filterOptions={(all) => all}
        value={value}
        loading={list.isValidating}
        loadingText={t('loading')}
        noOptionsText={t('noMatch')}
        getOptionLabel={({ companyName }) => companyName}
        getOptionKey={({ id }) => id ?? 0}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text.trim() : '')}
        onChange={(_, option) => onChange(option.id)}
        renderInput={({ slotProps }) => (
          <OutlinedInput
            {...slotProps.input}
            size="small"
            fullWidth
            inputProps={{ ...slotProps.htmlInput, 'aria-label': t('label') }}
          />
        )}
      />
    </Themed>
  )
}

/** The choice of the customer a page is about. */
export function Panel({ onClose }: PanelProps) {
  const { customerId, choose } = useCustomerPick()
  const handleChange = (id: number | undefined) => {
    onClose()
    rememberCustomer(id)
    choose(id)
    toast({ severity: 'info', text: carried(id === undefined ? 'all' : 'one') })
  }
  return (
    <div className={styles.panel}>
      <CustomerChoice value={customerId} none={t('all')} onChange={handleChange} />
    </div>
  )
}
