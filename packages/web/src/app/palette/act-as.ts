import { createElement } from 'react'
import type { Resource } from '../../kit/define-resource.ts'
import { mayChangeIn } from '../../kit/resource-permissions.ts'
import { rowId, rowName } from '../../kit/rows/row-text.ts'
import { rowActions } from '../../list/actions/row-actions.ts'
import { mayAs } from '../../state/may.ts'
import { session } from '../../state/session.ts'
import type { Entry } from './entry.ts'
import { t } from './palette.messages.ts'

const prefix = t('actions.actAsPrefix')

/** What is typed behind "Act as"; undefined where that does not stand there. */
export const typedUser = (typed: string): string | undefined =>
  typed.toLowerCase().startsWith(prefix.toLowerCase()) ? typed.slice(prefix.length) : undefined

/** What begins the search for whom to act as. */
export const actAsText = prefix

/** Acting as one of the users, by the action of their list; undefined for whom this person may not act as. */
export function actAsEntry(users: Resource, row: object, typed: string): Entry | undefined {
  const { access } = session
  const list = {
    resource: users,
    may: (operation: string) => mayAs(access, operation),
    mayChange: (each: object) => mayChangeIn(users, each, access),
  }
  const action = rowActions(list, row).find(({ id }) => id === 'impersonate')
  if (!action?.dialog) return undefined
  const { dialog } = action
  return {
    key: `act as ${rowId(users, row)}`,
    kind: 'action',
    label: t('actions.actAsOne', { name: rowName(users, row) }),
    words: typed,
    async ask(onClose) {
      const { ActionDialog } = await dialog()
      return createElement(ActionDialog, {
        row,
        list: { rows: [row], seesAll: false, state: {}, refresh: () => undefined },
        onClose,
      })
    },
  }
}
