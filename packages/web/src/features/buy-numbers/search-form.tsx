import type { components } from '@lineboard/contract'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { useCall } from '../../data/use-call.ts'
import { labelOf } from '../../lib/labels.ts'
import { countriesByName, countryName } from '../../lib/own-names.ts'
import { stateName } from '../../lib/reference/states-us.messages.ts'
import { formatNumber } from '../../state/numbers.ts'
import { Button } from '../../ui/button.tsx'
import { t } from './buy-numbers.messages.ts'
import styles from './buy-numbers.module.css'
import { Choice } from './choice.tsx'
import { barePattern, isAreaCode, isPattern, type NumberQuery } from './number-query.ts'
import { PatternFields } from './pattern-fields.tsx'

type Schemas = components['schemas']

const typeLabels: Readonly<Record<Schemas['NumberType'], string>> = {
  local: t('search.local'),
  toll_free: t('search.tollFree'),
  mobile: t('search.mobile'),
}

interface SearchFormProps {
  countries: readonly Schemas['ProviderCountry'][]
  /** What is searched for now. */
  query: NumberQuery
  onSearch: (query: NumberQuery) => void
}

/** What to search for. A place is chosen from the largest to the smallest, each choice offering what is in it. */
export function SearchForm({ countries, query, onSearch }: SearchFormProps) {
  const [draft, setDraft] = useState(query)
  const [isChecked, setChecked] = useState(false)
  const country = countries.find(({ code }) => code === draft.country)
  const isLocal = draft.type === 'local'
  const states = isLocal ? (country?.states ?? []) : []
  const asked = isLocal && draft.state ? { state: draft.state, country: draft.country } : null
  const rateCenters = useCall('NumberProvider.ratecenter', asked)
  const change = (part: Partial<NumberQuery>) => setDraft({ ...draft, ...part })

  const areaCode = draft.areaCode.trim()
  const pattern = barePattern(draft.pattern)
  const isAreaCodeWrong = isChecked && !isAreaCode(areaCode)
  const isPatternWrong = isChecked && !isPattern(pattern)

  function chooseCountry(code: string) {
    const types = countries.find((each) => each.code === code)?.types ?? []
    const type = types.includes(draft.type) ? draft.type : (types[0] ?? 'local')
    change({ country: code, type, state: '', rateCenter: '', areaCode: '' })
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (isAreaCode(areaCode) && isPattern(pattern)) onSearch({ ...draft, areaCode, pattern, page: 1 })
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate aria-label={t('search.title')}>
      <Choice label={t('search.country')} value={draft.country} onChange={chooseCountry}>
        {!country && <option value={draft.country}>{countryName(draft.country)}</option>}
        {countriesByName(countries).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('search.type')}
        value={draft.type}
        onChange={(chosen) => {
          const type = country?.types.find((each) => each === chosen)
          if (type) change({ type, state: '', rateCenter: '', areaCode: '' })
        }}
      >
        {(country?.types ?? [draft.type]).map((type) => (
          <option key={type} value={type}>
            {labelOf(typeLabels, type)}
          </option>
        ))}
      </Choice>
      {states.length > 0 && (
        <Choice
          label={t('search.state')}
          value={draft.state}
          onChange={(state) => change({ state, rateCenter: '', areaCode: '' })}
        >
          <option value="">{t('search.anyState')}</option>
          {states.map((state) => (
            <option key={state.code} value={state.code}>
              {stateName(draft.country, state)}
            </option>
          ))}
        </Choice>
      )}
      {asked && rateCenters.data && (
        <Choice
          label={t('search.rateCenter')}
          value={draft.rateCenter}
          onChange={(rateCenter) => change({ rateCenter })}
        >
          <option value="">{t('search.anyRateCenter')}</option>
          {rateCenters.data.map(({ name, city, available }) => (
            <option key={name} value={name}>
              {t('search.rateCenterOption', { name, city, available: formatNumber(available) })}
            </option>
          ))}
        </Choice>
      )}
      <TextField
        label={t('search.areaCode')}
        value={draft.areaCode}
        onChange={({ target }) => change({ areaCode: target.value })}
        error={isAreaCodeWrong}
        helperText={isAreaCodeWrong && t('search.areaCodeInvalid')}
        size="small"
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      />
      <PatternFields
        draft={{ ...draft, areaCode, pattern }}
        typed={draft.pattern}
        isWrong={isPatternWrong}
        onChange={change}
      />
      <div>
        <Button type="submit" variant="contained">
          {t('search.submit')}
        </Button>
      </div>
    </form>
  )
}
