import type { ActionValues } from '../menu/menu-values.ts'

/** What a choice does, apart from its key: kind, record, text, label. */
type Does = readonly [ActionValues['kind'], number | null, string, string]

/** Choices by key, so that they are compared one by one; a key that is there twice is told by its number, such as `1 (2)`. */
export type ChoiceParts = Readonly<Record<string, Does>>

const nameAt = (actions: readonly ActionValues[], at: number): string => {
  const key = actions[at]?.key ?? '1'
  const nth = actions.slice(0, at + 1).filter((each) => each.key === key).length
  return nth === 1 ? key : `${key} (${nth})`
}

/** The key of a part. */
export const keyOfPart = (name: string): ActionValues['key'] => name.split(' ')[0] as ActionValues['key']

/** Names of the parts, in the order of the choices: an object would put those that are digits first. */
const partNames = (actions: readonly ActionValues[]): string[] => actions.map((_, at) => nameAt(actions, at))

/** Choices as parts. */
export const splitChoices = (actions: readonly ActionValues[]): ChoiceParts =>
  Object.fromEntries(
    actions.map(({ kind, recordId, text, label }, at) => [nameAt(actions, at), [kind, recordId, text, label]]),
  )

/** One list of choices in three states: as it was, as somebody else left it, as I did. */
export interface Sides {
  loaded: readonly ActionValues[]
  theirs: readonly ActionValues[]
  mine: readonly ActionValues[]
}

/** The names that another list has too, in their order. */
const orderBeside = (actions: readonly ActionValues[], others: readonly ActionValues[]): string => {
  const known = new Set(partNames(others))
  return partNames(actions)
    .filter((name) => known.has(name))
    .join()
}

/** Whether two lists have what they both have in the same order. */
export const isSameOrder = (one: readonly ActionValues[], other: readonly ActionValues[]): boolean =>
  orderBeside(one, other) === orderBeside(other, one)

/** Whose order counts: of who moved a choice, mine where both did; else of who added or took out any. */
function leading({ loaded, theirs, mine }: Sides): readonly ActionValues[] {
  if (!isSameOrder(mine, loaded)) return mine
  return !isSameOrder(theirs, loaded) || partNames(mine).join() === partNames(loaded).join() ? theirs : mine
}

/** Parts as choices, in the order of who changed that; what the other one added comes last. */
export function joinChoices(parts: ChoiceParts, sides: Sides): ActionValues[] {
  const known = partNames(leading(sides))
  const added = Object.keys(parts).filter((name) => !known.includes(name))
  return [...known, ...added].flatMap((name) => {
    const part = parts[name]
    if (!part) return []
    const [kind, recordId, text, label] = part
    return [{ key: keyOfPart(name), kind, recordId, text, label }]
  })
}
