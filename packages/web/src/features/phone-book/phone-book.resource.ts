import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined'
import { navigate } from '../../browser/navigate.ts'
import { countryCell } from '../../kit/cells/choice-cells.ts'
import { dateTimeCell } from '../../kit/cells/number-cells.tsx'
import { phoneCell, textCell } from '../../kit/cells/text-cells.tsx'
import { lookedUp } from '../../kit/count-by.ts'
import { defineResource } from '../../kit/define-resource.ts'
import { callerHref } from '../../shared/phone/call-icon.tsx'
import { t } from './phone-book.messages.ts'

const loadCallFlow = () => import('../../shared/call-flow/call-flow-panels.ts')

const words = [t('isBlocked')]

/** Whether calls of a contact are rejected, by the Blacklist or the phone book. */
const blocked = {
  cell: { toText: (text: string) => text, widthPx: 150 },
  search: 'blocked',
  counted: lookedUp({
    call: 'BlacklistNumber.find',
    words,
    ask: async (ids, options) => (await loadCallFlow()).readBlocked(ids, options),
    find: async (sought, options) => (await loadCallFlow()).findBlocked({ ...sought, words }, options),
  }),
}

/** Names and addresses kept for callers' numbers. */
export const phoneBook = defineResource({
  place: 'phoneBook',
  nouns: { one: t('one'), other: t('other') },
  list: 'PhoneBook.find',
  create: 'PhoneBook.upsert',
  update: 'PhoneBook.upsert',
  changesMany: true,
  columns: [
    { field: 'number', label: t('number'), cell: phoneCell, search: 'number' },
    { field: 'name', label: t('name'), cell: textCell, search: 'name', grow: 1, card: 'detail' },
    { field: 'company', label: t('company'), cell: textCell, search: 'company', grow: 1, card: 'detail' },
    { field: 'email', label: t('email'), cell: textCell, search: 'email', grow: 1 },
    { field: 'city', label: t('city'), cell: textCell, search: 'city', widthPx: 120, card: 'detail' },
    { field: 'state', label: t('state'), cell: textCell, search: 'state', widthPx: 90 },
    { field: 'country', label: t('country'), cell: countryCell, search: 'country' },
    { field: 'counted.blocked', label: t('blocked'), ...blocked },
    { field: 'createdAt', label: t('createdAt'), cell: dateTimeCell },
  ],
  lead: 'number',
  about: t('neverDeleted'),
  defaultSort: { field: 'name', direction: 'asc' },
  form: () => import('./phone-book-form.tsx'),
  overview: { label: t('toCaller'), hrefOf: ({ number, customerId }) => callerHref(number, customerId) },
  actions: [
    {
      id: 'caller',
      label: t('toCaller'),
      icon: PersonSearchOutlined,
      call: 'CallLog.find',
      forReaders: true,
      run: ({ number, customerId }) => navigate(callerHref(number, customerId)),
    },
  ],
  import: { labels: { street: t('street'), notes: t('notes') } },
})
