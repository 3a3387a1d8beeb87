import type { components } from '@lineboard/contract'
import type { Served } from '@lineboard/contract/stated'
import AddLink from '@mui/icons-material/AddLink'
import History from '@mui/icons-material/History'
import type { RowAction } from '../../kit/actions/action.ts'
import type { Cell } from '../../kit/column.ts'
import { counted, lookedUp } from '../../kit/count-by.ts'
import { draftOf, keptUnder, revisionsOf } from '../../shared/menu-drafts/revision.ts'
import { isRefused } from '../../state/may.ts'
import { t } from './menu/voice-menus.messages.ts'

/** Loads what opens over the list. */
export const voiceMenuPanels = () => import('./voice-menu-panels.ts')

/** Shows the draft of a menu and what was published of it, compares them, and brings any of it back. */
export const versionsAction: RowAction<components['schemas']['Ivr']> = {
  id: 'versions',
  label: t('versions'),
  icon: History,
  call: 'Ivr.replaceById',
  dialog: async () => ({ ActionDialog: (await voiceMenuPanels()).VersionsDialog }),
}

/** Puts a menu on a tracking number. */
export const putOnNumberAction: RowAction<components['schemas']['Ivr']> = {
  id: 'putOnNumber',
  label: t('putOnNumber'),
  icon: AddLink,
  call: 'OpNumber.upsert',
  ofEveryRow: true,
  isAllowed: () => !isRefused('RoutingAction.create'),
  dialog: async () => ({ ActionDialog: (await voiceMenuPanels()).PutOnNumber }),
}

/** Menus beside which a draft waits to be published: one call for all of a page. */
export const waitingDrafts = counted({
  call: 'Template.find',
  argsOf: (ids) => ({ filter: { where: { resource: 'Ivr', name: { inq: ids.map((id) => keptUnder(id).name) } } } }),
  countsOf(templates) {
    const menus = new Set(templates.map(({ definition }: Served<'Template'>) => Number(definition?.menuId)))
    return new Map([...menus].map((id) => [id, draftOf(revisionsOf(templates, id)) ? 1 : 0]))
  },
})

/** What of a menu callers do not hear yet: all of a menu that is not published, or a draft beside it. */
export const draftCell: Cell<number> = {
  toText(count, row) {
    if (row && Reflect.get(row, 'status') === 'draft') return t('allWaits')
    return t(count > 0 ? 'draftWaits' : 'nothingWaits')
  },
  widthPx: 180,
}

/** What the editor says of the menus of a page, by the same function; where that can't be read, what the server says of them. */
export const checks = {
  cell: { toText: (said: string) => said, widthPx: 200 },
  counted: lookedUp({
    call: 'Ivr.find',
    ask: async (ids, options) => (await import('./checks/menu-checks.ts')).readChecks(ids, options),
  }),
}
