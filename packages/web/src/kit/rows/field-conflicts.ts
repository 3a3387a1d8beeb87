/** A field that somebody else changed since the row was read, and that would be overwritten. */
export interface FieldConflict {
  /** Dotted path in the wire body. */
  path: string
  /** What it was when the row was read. */
  loaded: unknown
  mine: unknown
  theirs: unknown
}

/** Which version of a field stays. */
export type Side = 'mine' | 'theirs'

type Flat = ReadonlyMap<string, unknown>

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function flatten(value: object, prefix = ''): Map<string, unknown> {
  const flat = new Map<string, unknown>()
  for (const [key, part] of Object.entries(value)) {
    if (isObject(part)) for (const [path, leaf] of flatten(part, `${prefix}${key}.`)) flat.set(path, leaf)
    else flat.set(`${prefix}${key}`, part)
  }
  return flat
}

// Servers answer an empty field as null, as '' or not at all; all of it is the same to people.
const plain = (value: unknown) => (value === null || value === '' ? undefined : value)

const isSame = (a: unknown, b: unknown) => JSON.stringify(plain(a)) === JSON.stringify(plain(b))

const allPaths = (...sides: readonly Flat[]) => new Set(sides.flatMap((side) => [...side.keys()]))

/**
 * The fields where saving `mine` would overwrite what somebody else saved: `loaded` is the body of the row as it was read,
 * `theirs` that of the row as it is now.
 */
export function conflictsOf(loaded: object, theirs: object, mine: object): FieldConflict[] {
  const [was, is, typed] = [flatten(loaded), flatten(theirs), flatten(mine)]
  return [...allPaths(was, is, typed)]
    .filter((path) => !isSame(was.get(path), is.get(path)) && !isSame(typed.get(path), is.get(path)))
    .map((path) => ({ path, loaded: was.get(path), mine: typed.get(path), theirs: is.get(path) }))
}

/** A field that was changed, and its value; undefined where it was emptied. */
export type Edit = readonly [path: string, value: unknown]

/** What differs between two bodies of a row, from the first to the second. */
export function editsOf(before: object, after: object): Edit[] {
  const [was, is] = [flatten(before), flatten(after)]
  return [...allPaths(was, is)]
    .filter((path) => !isSame(was.get(path), is.get(path)))
    .map((path) => [path, plain(is.get(path))])
}

/** An object with edits; what they empty is left out of it. */
export const withEdits = (row: object, edits: readonly Edit[]): object =>
  edits.reduce((edited, [path, value]) => withPath(edited, path.split('.'), value), row)

/** What to choose at first: theirs where one has not touched the field oneself. */
export const defaultSide = ({ loaded, mine }: FieldConflict): Side => (isSame(loaded, mine) ? 'theirs' : 'mine')

function withPath(body: object, [key = '', ...rest]: readonly string[], value: unknown): object {
  const under: unknown = Reflect.get(body, key)
  const next = rest.length > 0 ? withPath(isObject(under) ? under : {}, rest, value) : value
  const { [key]: _, ...others }: Record<string, unknown> = { ...body }
  return next === undefined ? others : { ...others, [key]: next }
}

/** My body with their values in the fields where theirs stay. */
export const settled = (
  mine: object,
  conflicts: readonly FieldConflict[],
  sides: Readonly<Record<string, Side>>,
): object =>
  withEdits(
    mine,
    conflicts.filter(({ path }) => sides[path] === 'theirs').map(({ path, theirs }): Edit => [path, plain(theirs)]),
  )
