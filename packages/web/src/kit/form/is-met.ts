import { get } from 'react-hook-form'
import type { Condition } from './form.ts'

/** Whether a value is one of those that a condition wants. */
export const isAmong = ({ is }: Condition, value: unknown): boolean => is.some((each) => each === value)

/** Whether the values meet a condition. */
export const isMet = (condition: Condition, values: object): boolean => isAmong(condition, get(values, condition.field))
