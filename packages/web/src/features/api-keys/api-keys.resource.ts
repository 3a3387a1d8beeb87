import { labelCell } from '../../kit/cells/choice-cells.ts'
import { dateTimeCell } from '../../kit/cells/number-cells.tsx'
import { codeCell, maskedCell, textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { seesKeysOf, whatUsersMay } from '../../shared/within-reach.ts'
import { t } from './api-keys.messages.ts'

const scopeCell = labelCell({ read: t('read'), write: t('write') })

const form = () => import('./api-key-form.tsx')

/** Keys with which programs act for a user. */
export const apiKeys = defineResource({
  place: 'apiKeys',
  nouns: { one: t('one'), other: t('other') },
  list: 'ApiKey.find',
  count: 'ApiKey.count',
  create: 'ApiKey.create',
  update: 'ApiKey.replaceById',
  remove: 'ApiKey.deleteById',
  removalNotes: form,
  holder: { list: 'DashUser.find', name: 'username', include: whatUsersMay, isSeenBelow: seesKeysOf },
  columns: [
    { field: 'name', label: t('name'), cell: textCell, search: 'name', grow: 2 },
    { field: 'apikey', label: t('apikey'), cell: maskedCell, sortable: false, card: 'aside' },
    { field: 'scope', label: t('scope'), cell: scopeCell },
    { field: 'expiresAt', label: t('expiresAt'), cell: dateTimeCell, card: 'labelled', isAhead: true },
    { field: 'createdAt', label: t('createdAt'), cell: dateTimeCell, card: 'labelled' },
    { field: 'lastUsedAt', label: t('lastUsedAt'), cell: dateTimeCell, card: 'labelled' },
    { field: 'userId', label: t('userId'), cell: codeCell },
  ],
  lead: 'name',
  defaultSort: { field: 'createdAt', direction: 'desc' },
  form,
})
