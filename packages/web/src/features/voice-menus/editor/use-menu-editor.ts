import type { components } from '@lineboard/contract'
import { checkMenu, setupOf } from '@lineboard/sdk/call-flow'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useSession } from '../../../state/session.ts'
import { draftRows, ledTo, NEW_MENU_ID, type TypedMenu, useMenuRows } from '../menu/edited-menu.ts'
import type { ActionValues, Values } from '../menu/menu-values.ts'
import { useSimulator } from '../simulator/use-simulator.ts'

type Ivr = components['schemas']['Ivr']
type Typed = Values & { customerId?: number | null }

/** A menu as it is typed: what it leads to, what is wrong with it, and where calls to it go. */
export function useMenuEditor(row: Ivr | undefined) {
  const { user } = useSession()
  const { customerId, ...typed }: Typed = useWatch<Typed>() as Typed
  const rows = useMenuRows(row?.customerId ?? customerId ?? user?.customerId)
  // What is typed is a new object with each key press, and the same one between them.
  const text = JSON.stringify(typed)
  const draft = useMemo(() => {
    if (!rows) return undefined
    const read: TypedMenu = JSON.parse(text)
    const checked = (menuAsTyped: TypedMenu) => {
      const { menu, rows: drafted } = draftRows(rows, row?.id ?? NEW_MENU_ID, menuAsTyped)
      const setup = setupOf(drafted)
      const isSaved = row !== undefined
      const findings = checkMenu(setup, menu, isSaved ? ledTo(rows, drafted.choices) : undefined)
      return { menu, rows: drafted, setup, findings }
    }
    /** What would be wrong with these choices. */
    const check = (actions: readonly ActionValues[]) => checked({ ...read, actions }).findings
    return { ...checked(read), check }
  }, [rows, row, text])
  return { typed, draft, simulator: useSimulator(row?.id, draft) }
}

export type MenuEditor = ReturnType<typeof useMenuEditor>

/** A menu as it is typed, once it is known what it leads to. */
export type MenuDraft = NonNullable<MenuEditor['draft']>
