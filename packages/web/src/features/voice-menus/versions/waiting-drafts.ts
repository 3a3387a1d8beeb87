import type { Cell } from '../../../kit/column.ts'
import { counted } from '../../../kit/count-by.ts'
import { draftOf, keptUnder, revisionsOf } from '../../../shared/menu-drafts/revision.ts'
import { t } from '../menu/voice-menus.messages.ts'

/** Menus beside which a draft waits to be published: one call for all of a page. */
export const waitingDrafts = counted({
  call: 'Template.find',
  argsOf: (ids) => ({ filter: { where: { resource: 'Ivr', name: { inq: ids.map((id) => keptUnder(id).name) } } } }),
  countsOf(templates) {
    const menus = new Set(templates.map(({ definition }) => Number(definition.menuId)))
    return new Map([...menus].map((id) => [id, draftOf(revisionsOf(templates, id)) ? 1 : 0]))
  },
})

/** Whether a draft waits; nothing where none does. */
export const draftCell: Cell<number> = {
  toText: (count) => (count > 0 ? t('draftWaits') : ''),
  widthPx: 150,
}
