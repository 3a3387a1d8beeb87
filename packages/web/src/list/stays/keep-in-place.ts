interface Page {
  /** Rows as they stand on the screen. */
  before: readonly object[]
  /** What the same question is answered now. */
  answered: readonly object[]
  /** Rows that were edited since the question was asked. */
  edited: ReadonlySet<number>
  idOf: (row: object) => number
}

export interface KeptInPlace {
  rows: readonly object[]
  /** Rows that stand there and are not in the answer. */
  left: readonly number[]
  /** Rows of the answer that stand at another place than there. */
  moved: readonly number[]
}

/** The rows of an answer, but each edited one where it stood before. Without such ones it is the answer itself. */
export function keepInPlace({ before, answered, edited, idOf }: Page): KeptInPlace {
  const stay = new Set(before.map(idOf).filter((id) => edited.has(id)))
  if (stay.size === 0) return { rows: answered, left: [], moved: [] }
  const now = new Map(answered.map((row) => [idOf(row), row]))
  const rows = answered.filter((row) => !stay.has(idOf(row)))
  let above: number[] = []
  for (const row of before) {
    const id = idOf(row)
    if (stay.has(id)) rows.splice(placeBelow(rows.map(idOf), above), 0, now.get(id) ?? row)
    above = [id, ...above]
  }
  const left = [...stay].filter((id) => !now.has(id))
  const moved = outOfOrder(rows.map(idOf), [...now.keys()]).filter((id) => stay.has(id))
  return left.length + moved.length === 0 ? { rows: answered, left, moved } : { rows, left, moved }
}

/** Below the nearest of the rows above that is still there; at the top without one. */
function placeBelow(ids: readonly number[], above: readonly number[]): number {
  const nearest = above.find((id) => ids.includes(id))
  return nearest === undefined ? 0 : ids.indexOf(nearest) + 1
}

/** Those that stand before or after another one, and the other way round in the order that is right. */
function outOfOrder(shown: readonly number[], right: readonly number[]): number[] {
  const places = new Map(right.map((id, place) => [id, place]))
  const known = shown.flatMap((id) => places.get(id) ?? [])
  const isOut = (place: number, at: number) =>
    known.some((other, otherAt) => (otherAt < at && other > place) || (otherAt > at && other < place))
  return known.flatMap((place, at) => (isOut(place, at) ? (right[place] ?? []) : []))
}
