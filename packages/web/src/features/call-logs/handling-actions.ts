import type { components } from '@lineboard/contract'
import { withoutBase } from '../../browser/address.ts'
import type { RowAction, SelectionAction } from '../../kit/actions/action.ts'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { followUps } from './follow-ups.ts'

type CallLog = components['schemas']['CallLog']

/** Loads what opens over the lists of calls. */
export const callPanels = () => import('./call-panels.tsx')

const isHere = (href: string) => href === withoutBase(location.pathname) + location.search

/** Sets the follow-up of a call: at once where its panel is open, with the buttons that change it again. */
export const handlingActions: readonly RowAction<CallLog>[] = followUps.map(({ to, ...action }) => ({
  ...action,
  async run(row, list) {
    const { markCallNow, markCalls } = await callPanels()
    const target = { id: row.id, name: formatPhone(row.callerNumber) }
    await (isHere(list.hrefOf(row)) ? markCallNow(target, to) : markCalls([target], to))
  },
}))

/** The same for several calls. */
export const handlingSelectionActions: readonly SelectionAction[] = followUps.map(
  ({ to, isAllowed: _, ...action }) => ({
    ...action,
    run: async (targets) => (await callPanels()).markCalls(targets, to),
  }),
)
