import { conflictsOf, defaultSide, editsOf, type FieldConflict, settled } from '../../../kit/rows/field-conflicts.ts'
import type { MenuContent } from '../../../shared/menu-drafts/revision.ts'
import { contentOfTyped, rowsOfChoices } from '../menu/edited-menu.ts'
import { type ActionValues, toActionValues } from '../menu/menu-values.ts'
import { type ChoiceParts, isSameOrder, joinChoices, splitChoices } from './choice-parts.ts'

type Sheet = Omit<MenuContent, 'actions'> & { actions: ChoiceParts }

const valuesOf = (content: Pick<MenuContent, 'actions'>): ActionValues[] => toActionValues(rowsOfChoices(0, content))

/** A menu with a field a key, to be compared and merged. */
const sheetOf = ({ actions, ...rest }: MenuContent): Sheet => ({
  ...rest,
  actions: splitChoices(valuesOf({ actions })),
})

export interface Merged {
  content: MenuContent
  /** What both changed, differently: of these mine was taken. */
  conflicts: readonly FieldConflict[]
}

/**
 * Two changes of one menu as one: each field and each key is as whoever changed it has it, and as I have it where both did. The order
 * of the choices is mine where I moved any, else theirs where they did.
 */
export function mergeMenus(base: MenuContent, theirs: MenuContent, mine: MenuContent): Merged {
  const [was, is, typed] = [sheetOf(base), sheetOf(theirs), sheetOf(mine)] as const
  const differing = conflictsOf(was, is, typed)
  const sides = Object.fromEntries(differing.map((each) => [each.path, defaultSide(each)]))
  // What is settled has the fields of a sheet, each from one of the sides.
  const { actions = {}, ...own } = settled(typed, differing, sides) as Partial<Sheet>
  const joined = joinChoices(actions, { loaded: valuesOf(base), theirs: valuesOf(theirs), mine: valuesOf(mine) })
  return {
    content: contentOfTyped({ ...own, description: own.description ?? '' }, joined),
    conflicts: differing.filter((each) => sides[each.path] === 'mine'),
  }
}

/** A field or a key that differs, as `name`, `greeting.text` or `actions.1`; `order` is that of the keys. */
export interface Difference {
  path: string
  before: unknown
  after: unknown
}

/** What differs between two menus: a field or a key each, and the order of the keys that both have. */
export function differenceOf(before: MenuContent, after: MenuContent): Difference[] {
  const [was, is] = [sheetOf(before), sheetOf(after)]
  const edits: Difference[] = editsOf(was, is).map(([path]) => ({ path, before: at(was, path), after: at(is, path) }))
  const isMoved = !isSameOrder(valuesOf(before), valuesOf(after))
  return isMoved ? [...edits, { path: 'order', before: undefined, after: undefined }] : edits
}

const at = (sheet: Sheet, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => Reflect.get(Object(value), name), sheet)
