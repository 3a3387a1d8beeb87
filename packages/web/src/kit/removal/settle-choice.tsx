import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { useId } from 'react'
import { comma } from '../../lib/messages.ts'
import type { Resource } from '../define-resource.ts'
import type { SettlementChoice } from './plan.ts'
import { t } from './removal.messages.ts'
import styles from './removal.module.css'
import type { Replacements } from './settlement.ts'

interface SettleChoiceProps {
  resource: Pick<Resource, 'nouns'>
  /** How many rows are deleted. */
  count: number
  replacements: Replacements
  /** Whether there is something to move it to, and this person may. */
  canMove: boolean
  /** A part of the name that the offered rows have. */
  typed: string
  /** There are more than are offered. */
  hasMore: boolean
  onType: (typed: string) => void
  /** What this person may not change, so that it can't be moved, by its nouns. */
  refused: readonly string[]
  /** Whether its tracking numbers can be deleted with it by this person. */
  mayDelete: boolean
  value: SettlementChoice
  onChange: (choice: SettlementChoice) => void
}

/** Chooses what becomes of all that uses rows which are deleted. */
export function SettleChoice({ resource, count, value, onChange, ...allowed }: SettleChoiceProps) {
  const questionId = useId()
  const { nouns } = resource
  const { replacements, canMove, typed, hasMore, onType, refused, mayDelete } = allowed
  const offered = typeof replacements === 'object' ? replacements : []
  const handleOption = (option: string) =>
    onChange({ option: option === 'move' || option === 'delete' ? option : 'detach' })
  const moveLabel = () => {
    if (refused.length > 0) return t('moveRefused', { nouns: refused.join(comma) })
    if (replacements === 'unread') return t('moveUnread')
    if (replacements === 'several') return t('moveOfSeveral', nouns)
    return t(canMove || replacements === undefined ? 'move' : 'moveNowhere', nouns)
  }
  return (
    <RadioGroup
      className={styles.choice}
      aria-labelledby={questionId}
      value={value.option}
      onChange={(_, option) => handleOption(option)}
    >
      <p id={questionId}>{t('question', { count })}</p>
      <FormControlLabel value="move" control={<Radio size="small" />} disabled={!canMove} label={moveLabel()} />
      {value.option === 'move' && (hasMore || typed !== '') && (
        <TextField
          className={styles.target ?? ''}
          size="small"
          type="search"
          label={t('searchTarget')}
          value={typed}
          onChange={({ target }) => {
            onType(target.value)
            onChange({ option: 'move' })
          }}
          helperText={t(hasMore ? 'moreTargets' : 'foundTargets', { count: offered.length })}
          slotProps={{ formHelperText: { role: 'status' }, inputLabel: { shrink: true } }}
        />
      )}
      {value.option === 'move' && (
        <TextField
          className={styles.target ?? ''}
          select
          size="small"
          label={t('moveTo')}
          required
          value={value.moveToId ?? ''}
          onChange={({ target }) => onChange({ option: 'move', moveToId: Number(target.value) })}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true, required: false } }}
        >
          <option value="" disabled hidden>
            {t('chooseTarget')}
          </option>
          {offered.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </TextField>
      )}
      <FormControlLabel value="detach" control={<Radio size="small" />} label={t('detach', nouns)} />
      {mayDelete && <FormControlLabel value="delete" control={<Radio size="small" />} label={t('delete')} />}
    </RadioGroup>
  )
}
