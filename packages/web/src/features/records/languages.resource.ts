import { textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { t } from './records.messages.ts'

/** Languages that greetings can be read in. */
export const languages = defineResource({
  place: 'languages',
  nouns: { one: t('language'), other: t('languagesOther') },
  about: t('about.languages'),
  list: 'Language.find',
  columns: [
    { field: 'name', label: t('name'), cell: textCell, search: 'name', grow: 1 },
    { field: 'nativeName', label: t('nativeName'), cell: textCell, search: 'nativeName', grow: 1, card: 'detail' },
    { field: 'code', label: t('code'), cell: textCell, search: 'code', card: 'aside' },
  ],
  lead: 'name',
  defaultSort: { field: 'name', direction: 'asc' },
})
