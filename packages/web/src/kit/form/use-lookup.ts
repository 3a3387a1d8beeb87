import { and, contains, inexactSigns } from '@lineboard/sdk'
import { type SyntheticEvent, useEffect, useState } from 'react'
import { stillHolds } from '../../shared/still-holds.ts'
import { choiceTexts } from '../../ui/choice-group.tsx'
import { saysMore } from '../../ui/says-more.ts'
import { t } from '../resource.messages.ts'
import { rowsOf, useCallByName } from '../rows/calls-by-name.ts'
import { valueAt } from '../value-at.ts'
import { withoutGroups } from './relation-option.ts'

const ASK_AFTER_MS = 150
const CHOICES = 10
/** As many are looked through where not every row is offered. */
const LOOKED_THROUGH = 200

interface Lookup {
  /** Operation that lists the rows. */
  list: string
  /** What is typed, which `field` must contain; null asks nothing. */
  text: string | null
  field: string
  /** Other fields that may contain it. */
  also?: readonly string[] | undefined
  /** Field with a phone number, which may contain it too, without the groups that numbers are written in. */
  phoneField?: string | undefined
  /** Conditions of all rows. */
  where?: object | undefined
  /** Relations to embed, as a filter says them. */
  include?: unknown
  /** Whether a row that was found is offered. @default every row */
  isOffered?(row: object): boolean
  /** @default by `field` */
  order?: string | undefined
}

/** What finds the rows that a text means. */
export function lookupWhere(
  { field, also = [], phoneField, where = {} }: Pick<Lookup, 'field' | 'also' | 'phoneField' | 'where'>,
  text: string,
) {
  if (!text) return where
  const digits = withoutGroups(text)
  const named = [field, ...also].filter((each) => each !== phoneField).map((each) => ({ [each]: contains(text) }))
  const numbered = phoneField !== undefined && digits ? [{ [phoneField]: contains(digits) }] : []
  return and(where, { or: [...named, ...numbered] })
}

/** Whether a row that was found has what was typed, sign by sign, in one of the fields it was looked for in. */
export function isMeant(
  { field, also = [], phoneField }: Pick<Lookup, 'field' | 'also' | 'phoneField'>,
  text: string,
  row: object,
  isAnswered = true,
): boolean {
  if (text === '') return true
  const holds = (path: string, typed: string) => stillHolds(String(valueAt(row, path) ?? ''), typed, isAnswered)
  const digits = withoutGroups(text)
  if (phoneField !== undefined && digits && holds(phoneField, digits)) return true
  return [field, ...also].some((each) => each !== phoneField && holds(each, text))
}

/** Rows that what is typed means, ten at the most. */
function useLookup(lookup: Lookup) {
  const { list, text, field, also, phoneField, where, include, order = `${field} ASC`, isOffered } = lookup
  const [asked, setAsked] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), text ? ASK_AFTER_MS : 0)
    return () => clearTimeout(timer)
  }, [text])

  const isFiltered = isOffered !== undefined || inexactSigns(asked ?? '').length > 0
  const filter =
    asked === null
      ? null
      : {
          where: lookupWhere({ field, also, phoneField, where }, asked),
          order,
          limit: isFiltered ? LOOKED_THROUGH : CHOICES + 1,
          ...(include !== undefined && { include }),
        }
  const { data, error, isValidating } = useCallByName(list, filter && { filter }, {
    keepPreviousData: true,
  })
  const read = asked === null ? [] : rowsOf(data)
  const isSearching = isValidating || asked !== text
  const found = read.filter((row) => isMeant({ field, also, phoneField }, text ?? '', row, !isSearching))
  const offered = isOffered ? found.filter(isOffered) : found
  return {
    rows: offered.slice(0, CHOICES),
    hasMore: offered.length > CHOICES || read.length >= LOOKED_THROUGH,
    isSearching,
    failed: error !== undefined,
  }
}

interface Option {
  id: number
}

/** The server has chosen already: what it answers is offered as it is. */
const asAnswered = <Each>(options: Each[]): Each[] => options

const isSame = (option: Option, value: Option): boolean => option.id === value.id

const keyOf = ({ id }: Option): number => id

const texts = {
  loadingText: t('form.loadingOptions'),
  ...choiceTexts,
}

/** Rows of a list that match what is typed, ten at the most, and what a field they are chosen in is made of. */
export function useSearchingField(lookup: Omit<Lookup, 'text'>) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { rows, hasMore, isSearching, failed } = useLookup({ ...lookup, text: isOpen ? typed : null })
  return {
    rows,
    typed,
    field: {
      ...texts,
      size: 'small' as const,
      slotProps: { listbox: saysMore(hasMore) },
      loading: isSearching,
      noOptionsText: failed ? t('form.optionsFailed') : t('form.noOptions'),
      filterOptions: asAnswered,
      isOptionEqualToValue: isSame,
      getOptionKey: keyOf,
      autoHighlight: typed !== '',
      open: isOpen,
      onOpen: () => setOpen(true),
      onClose() {
        setOpen(false)
        setTyped('')
      },
      onInputChange(event: SyntheticEvent | null, text: string, reason: string) {
        setTyped(reason === 'input' ? text : '')
        // The cross empties the field; the list would stay over what is below. Deleted text clears as well, and goes on being typed.
        if (reason === 'clear' && event?.type === 'click') setOpen(false)
      },
    },
  }
}
