import { liesOfConditions } from './lies-of-conditions.ts'
import { liesOfLists } from './lies-of-lists.ts'
import { liesOfRows } from './lies-of-rows.ts'

/** Every lie that `lineboard check --semantics` must find. */
export const lies = [...liesOfLists, ...liesOfConditions, ...liesOfRows]
