import { dateTimeCell, numberCell } from '../../kit/cells/number-cells.tsx'
import { statusCell } from '../../kit/cells/status-cell.tsx'
import { nameCell, textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { leadingHere } from '../../kit/entities/leading-here.ts'
import { t } from './menu/voice-menus.messages.ts'
import {
  checks,
  draftCell,
  putOnNumberAction,
  versionsAction,
  voiceMenuPanels,
  waitingDrafts,
} from './voice-menu-actions.ts'

const stateCell = statusCell({
  draft: { label: t('draft'), tone: 'neutral' },
  published: { label: t('published'), tone: 'success' },
})

/** Greetings, and what each key press does. */
export const voiceMenus = defineResource({
  place: 'voiceMenus',
  nouns: { one: t('one'), other: t('other') },
  list: 'Ivr.find',
  count: 'Ivr.count',
  create: 'Ivr.create',
  update: 'Ivr.replaceById',
  remove: 'Ivr.deleteById',
  include: ['Customer', 'Actions'],
  columns: [
    { field: 'name', label: t('name'), cell: textCell, search: 'name', grow: 1 },
    { field: 'description', label: t('description'), cell: textCell, search: 'description', grow: 2, card: 'detail' },
    { field: 'status', label: t('status'), cell: stateCell, search: 'status', card: 'aside' },
    { field: 'counted.checks', label: t('checks'), grow: 1, card: 'detail', ...checks },
    { field: 'counted.draft', label: t('waiting'), cell: draftCell, card: 'detail', counted: waitingDrafts },
    { field: 'version', label: t('version'), cell: numberCell, widthPx: 110, hidden: true },
    { field: 'Customer.companyName', label: t('customer'), cell: nameCell, ownerOnly: true },
    { field: 'updatedAt', label: t('updatedAt'), cell: dateTimeCell },
  ],
  lead: 'name',
  defaultSort: { field: 'name', direction: 'asc' },
  form: voiceMenuPanels,
  actions: [versionsAction, putOnNumberAction, leadingHere('Ivr')],
})
