import { useState } from 'react'
import { choiceTexts } from '../../ui/choice-group.tsx'
import { t } from '../resource.messages.ts'
import { type Lookup, useLookup } from './use-lookup.ts'

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
  const { rows, isSearching, failed } = useLookup({ ...lookup, text: isOpen ? typed : null })
  return {
    rows,
    typed,
    field: {
      ...texts,
      size: 'small' as const,
      loading: isSearching,
      noOptionsText: failed ? t('form.optionsFailed') : t('form.noOptions'),
      filterOptions: asAnswered,
      isOptionEqualToValue: isSame,
      getOptionKey: keyOf,
      open: isOpen,
      onOpen: () => setOpen(true),
      onClose() {
        setOpen(false)
        setTyped('')
      },
      onInputChange: (_event: unknown, text: string, reason: string) => setTyped(reason === 'input' ? text : ''),
    },
  }
}
