import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { useId } from 'react'
import { formatMoney } from '../../state/numbers.ts'
import { t } from './account.messages.ts'
import styles from './account.module.css'
import { chargeAmount, offeredAmounts } from './charge.ts'

const other = 'other'

/** An amount that is offered, or one that is typed. */
export interface AmountChosen {
  choice: string
  typed: string
  /** Whether what is wrong with it is said. */
  isTouched: boolean
}

/** What is chosen at first. */
export const firstAmount: AmountChosen = { choice: String(offeredAmounts[1]), typed: '', isTouched: false }

const readOf = ({ choice, typed }: AmountChosen) =>
  choice === other ? chargeAmount(typed) : { amount: Number(choice) }

/** The amount in US dollars; undefined for what can't be charged to a card. */
export function amountOf(chosen: AmountChosen): number | undefined {
  const read = readOf(chosen)
  return 'amount' in read ? read.amount : undefined
}

interface AmountChoiceProps {
  chosen: AmountChosen
  disabled: boolean
  onChange: (chosen: AmountChosen) => void
}

/** The amounts that are offered, and a field for another one, read as people write it. */
export function AmountChoice({ chosen, disabled, onChange }: AmountChoiceProps) {
  const labelId = useId()
  const { choice, typed, isTouched } = chosen
  const read = readOf(chosen)
  const problem = isTouched && 'problem' in read ? read.problem : undefined
  return (
    <>
      <div>
        <span id={labelId} className={styles.label}>
          {t('funds.amount')}
        </span>
        <RadioGroup
          row
          aria-labelledby={labelId}
          value={choice}
          onChange={(_, value) => onChange({ ...chosen, choice: value, isTouched: false })}
        >
          {[...offeredAmounts.map(String), other].map((value) => (
            <FormControlLabel
              key={value}
              value={value}
              disabled={disabled}
              control={<Radio size="small" />}
              label={value === other ? t('funds.other') : formatMoney(Number(value)).replace('.00', '')}
            />
          ))}
        </RadioGroup>
      </div>
      {choice === other && (
        <TextField
          label={t('funds.otherAmount')}
          value={typed}
          onChange={({ target }) => onChange({ ...chosen, typed: target.value })}
          onBlur={() => onChange({ ...chosen, isTouched: typed !== '' })}
          error={problem !== undefined}
          helperText={problem}
          disabled={disabled}
          size="small"
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
        />
      )}
    </>
  )
}
