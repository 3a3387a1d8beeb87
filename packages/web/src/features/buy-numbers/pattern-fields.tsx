import TextField from '@mui/material/TextField'
import { useId } from 'react'
import { useCall } from '../../data/use-call.ts'
import { t } from './buy-numbers.messages.ts'
import { Choice } from './choice.tsx'
import { type NumberQuery, suffixArgs } from './number-query.ts'

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
export function PatternFields({ draft, typed, isWrong, onChange }: PatternFieldsProps) {
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
