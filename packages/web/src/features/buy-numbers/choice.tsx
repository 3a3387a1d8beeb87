import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'

interface ChoiceProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** The options. */
  children: ReactNode
}

/** One of a few things to search by. */
export const Choice = ({ label, value, onChange, children }: ChoiceProps) => (
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
