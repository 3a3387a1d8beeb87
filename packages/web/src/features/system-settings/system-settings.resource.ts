import { dateTimeCell } from '../../kit/cells/number-cells.tsx'
import { textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { t } from './system-settings.messages.ts'

/** Settings of the whole service. */
export const systemSettings = defineResource({
  place: 'systemSettings',
  nouns: { one: t('one'), other: t('other') },
  about: t('about'),
  list: 'SystemSetting.find',
  create: 'SystemSetting.create',
  update: 'SystemSetting.replaceById',
  columns: [
    { field: 'key', label: t('key'), cell: textCell, search: 'key', grow: 1 },
    { field: 'updatedAt', label: t('updatedAt'), cell: dateTimeCell, card: 'labelled' },
  ],
  lead: 'key',
  defaultSort: { field: 'key', direction: 'asc' },
  form: () => import('./system-setting-form.tsx'),
})
