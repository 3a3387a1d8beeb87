import type { CallMenu, CallSetup, MenuChoice } from '@lineboard/sdk/call-path'

/** One line of an outline: a key, and the menu below it where it leads to one that is not above it. */
export interface OutlineLine {
  choice: MenuChoice
  menu?: CallMenu
  lines: readonly OutlineLine[]
}

/**
 * What the keys of a menu do, over all levels. A menu that several keys lead to is spelt out once, the first time; after that its name
 * says enough, and a circle ends.
 */
export function outlineOf(setup: Pick<CallSetup, 'menu' | 'choices'>, { id, customerId }: CallMenu): OutlineLine[] {
  const seen = new Set([id])
  const linesOf = (menuId: number): OutlineLine[] =>
    setup.choices(menuId).map((choice) => {
      const found = choice.kind === 'voice_menu' ? setup.menu(Number(choice.target)) : undefined
      const menu = found?.customerId === customerId ? found : undefined
      if (!menu || seen.has(menu.id)) return { choice, ...(menu && { menu }), lines: [] }
      seen.add(menu.id)
      return { choice, menu, lines: linesOf(menu.id) }
    })
  return linesOf(id)
}
