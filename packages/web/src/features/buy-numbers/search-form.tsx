import type { components } from '@lineboard/contract'
import TextField from '@mui/material/TextField'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useCall } from '../../data/use-call.ts'
import { labelOf } from '../../lib/labels.ts'
import { countriesByName, countryName } from '../../lib/own-names.ts'
import { stateName } from '../../lib/reference/states-us.messages.ts'
import { formatNumber } from '../../state/numbers.ts'
import { Button } from '../../ui/button.tsx'
import { t } from './buy-numbers.messages.ts'
import styles from './buy-numbers.module.css'
import { barePattern, isAreaCode, isPattern, type NumberQuery, suffixArgs } from './number-query.ts'

interface ChoiceProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** The options. */
  children: ReactNode
}

/** One of a few things to search by. */
const Choice = ({ label, value, onChange, children }: ChoiceProps) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    size="small"
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
  >
    {children}
  </TextField>
)

type Schemas = components['schemas']

const typeLabels: Readonly<Record<Schemas['NumberType'], string>> = {
  local: t('search.local'),
  toll_free: t('search.tollFree'),
  mobile: t('search.mobile'),
}

interface RegionFieldsProps {
  countries: readonly Schemas['ProviderCountry'][]
  draft: NumberQuery
  onChange: (part: Partial<NumberQuery>) => void
}

/** Country, type and place of the numbers. A place is chosen from the largest to the smallest, each choice offering what is in it. */
function RegionFields({ countries, draft, onChange }: RegionFieldsProps) {
  const country = countries.find(({ code }) => code === draft.country)
  const isLocal = draft.type === 'local'
  const states = isLocal ? (country?.states ?? []) : []
  const asked = isLocal && draft.state ? { state: draft.state, country: draft.country } : null
  const rateCenters = useCall('NumberProvider.ratecenter', asked)

  function chooseCountry(code: string) {
    const types = countries.find((each) => each.code === code)?.types ?? []
    const type = types.includes(draft.type) ? draft.type : (types[0] ?? 'local')
    onChange({ country: code, type, state: '', rateCenter: '', areaCode: '' })
  }

  return (
    <>
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
          if (type) onChange({ type, state: '', rateCenter: '', areaCode: '' })
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
          onChange={(state) => onChange({ state, rateCenter: '', areaCode: '' })}
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
          onChange={(rateCenter) => onChange({ rateCenter })}
        >
          <option value="">{t('search.anyRateCenter')}</option>
          {rateCenters.data.map(({ name, city, available }) => (
            <option key={name} value={name}>
              {t('search.rateCenterOption', { name, city, available: formatNumber(available) })}
            </option>
          ))}
        </Choice>
      )}
    </>
  )
}

/** Endings offered at once while one is typed. */
const OFFERED = 20

interface PatternFieldsProps {
  /** What would be searched for now. */
  draft: NumberQuery
  /** The pattern as it was typed. */
  typed: string
  isWrong: boolean
  onChange: (part: Partial<NumberQuery>) => void
}

/** Which digits or letters a number has, and where. With an area code, endings that are left are offered while one is typed. */
function PatternFields({ draft, typed, isWrong, onChange }: PatternFieldsProps) {
  const listId = useId()
  const isEnd = draft.placed === 'end'
  const { data: endings } = useCall('NumberProvider.suffix', suffixArgs(draft), {
    silent: true,
    keepPreviousData: true,
  })
  const isGone = isEnd && suffixArgs(draft) !== null && endings?.length === 0
  const help = isGone ? t('search.noEnding', { areaCode: draft.areaCode }) : t('search.patternHint')
  return (
    <>
      <Choice
        label={t('search.placed')}
        value={draft.placed}
        onChange={(placed) => onChange({ placed: placed === 'end' ? 'end' : 'anywhere' })}
      >
        <option value="anywhere">{t('search.anywhere')}</option>
        <option value="end">{t('search.end')}</option>
      </Choice>
      <TextField
        label={isEnd ? t('search.ending') : t('search.pattern')}
        value={typed}
        onChange={({ target }) => onChange({ pattern: target.value })}
        error={isWrong}
        helperText={isWrong ? t('search.patternInvalid') : help}
        size="small"
        slotProps={{ htmlInput: { autoComplete: 'off', list: isEnd ? listId : undefined } }}
      />
      <datalist id={listId}>
        {isEnd && endings?.slice(0, OFFERED).map(({ suffix }) => <option key={suffix} value={suffix} />)}
      </datalist>
    </>
  )
}

type ProviderCountry = components['schemas']['ProviderCountry']

interface SearchFormProps {
  countries: readonly ProviderCountry[]
  /** What is searched for now. */
  query: NumberQuery
  onSearch: (query: NumberQuery) => void
}

/** What to search for. */
export function SearchForm({ countries, query, onSearch }: SearchFormProps) {
  const [draft, setDraft] = useState(query)
  const [isChecked, setChecked] = useState(false)
  const change = (part: Partial<NumberQuery>) => setDraft({ ...draft, ...part })

  const areaCode = draft.areaCode.trim()
  const pattern = barePattern(draft.pattern)
  const isAreaCodeWrong = isChecked && !isAreaCode(areaCode)
  const isPatternWrong = isChecked && !isPattern(pattern)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (isAreaCode(areaCode) && isPattern(pattern)) onSearch({ ...draft, areaCode, pattern, page: 1 })
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate aria-label={t('search.title')}>
      <RegionFields countries={countries} draft={draft} onChange={change} />
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
