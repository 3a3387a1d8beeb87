import type { FieldBlock, TimeBlock } from './ast.ts'
import { type FieldOperator, signOf } from './operators.ts'
import { formatTimeOfDay } from './time-of-day.ts'

/** The value in quotes, as readQuoted() reads it. */
export const quote = (value: string): string => `"${value.replace(/[\\"]/g, '\\$&')}"`

/** What is written of a condition that names its field, or is a time of day; its positions are not. */
export type FormattedCondition =
  | (Pick<FieldBlock, 'type' | 'key' | 'value'> & {
      /** @default 'has' */
      operator?: FieldOperator
    })
  | Omit<TimeBlock, 'start' | 'end'>

/** One condition as it is written. */
export const formatCondition = (block: FormattedCondition): string =>
  block.type === 'field'
    ? `${block.key}:${signOf(block.operator ?? 'has')}${quote(block.value)}`
    : formatTimeOfDay(block)

/** The filter text of conditions that name their fields, which every list of them reads as these: `status:="missed", 3 PM`. */
export const formatConditions = (blocks: readonly FormattedCondition[]): string =>
  blocks.map(formatCondition).join(', ')
