import type { FieldOperator } from './operators.ts'
import type { TimeOfDay } from './time-of-day.ts'

/** A stretch of the filter text: positions of its first character, and of the one after its last. */
export interface Span {
  start: number
  end: number
}

/** `key:"value"`, `key:>="value"`, `key:=""`: the field of that key. */
export interface FieldBlock extends Span {
  type: 'field'
  /** As the list spells it; as typed where the list does not know it. */
  key: string
  operator: FieldOperator
  /** Where the sign of the operator stands; of no length where there is none. */
  operatorSpan: Span
  /** Empty where the operator speaks of the field alone. */
  value: string
  /** Where the value stands, its quotes included. */
  valueSpan: Span
}

/** `3 PM`, `15:30`, `1 AM GMT-4`: the hour, or the minute, of the row's time. */
export interface TimeBlock extends Span, TimeOfDay {
  type: 'time'
}

/** Anything else: text that any searchable field may contain. */
export interface TextBlock extends Span {
  type: 'text'
  value: string
}

export type FilterBlock = FieldBlock | TimeBlock | TextBlock

/** The blocks of a filter text in order. */
export type FilterAst = readonly FilterBlock[]

/** What is wrong with a filter text, and where. */
export interface FilterTextError extends Span {
  message: string
}
