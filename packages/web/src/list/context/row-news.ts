import { createContext } from 'react'

type Ids = ReadonlySet<number>

/** What has happened to a list since its rows were asked for. */
export interface RowNews {
  /** Rows on the screen that are not what they were. */
  changed: Ids
  /** Rows on the screen that are no longer in the list. */
  gone: Ids
  /** Rows that belong in the list and wait to be shown. */
  added: Ids
  /** How many more must have been added while nobody told. */
  missed: number
}

/** What has happened since the news before. */
export interface NextNews extends Omit<RowNews, 'missed'> {
  /** Rows that waited to be shown, and are no longer in the list. */
  left: Ids
  /** By how many rows the list is longer than when it was asked for; undefined where nobody has counted. */
  grown: number | undefined
}

export const noNews: RowNews = { changed: new Set(), gone: new Set(), added: new Set(), missed: 0 }

// The same set for as long as nothing comes or goes: whoever draws rows by it need not draw them again.
const both = (a: Ids, b: Ids): Ids => ([...b].every((id) => a.has(id)) ? a : new Set([...a, ...b]))
const without = (ids: Ids, others: Ids): Ids =>
  [...others].some((id) => ids.has(id)) ? new Set([...ids].filter((id) => !others.has(id))) : ids

const areSame = (a: Ids, b: Ids): boolean => a.size === b.size && [...a].every((id) => b.has(id))
const isSame = (a: RowNews, b: RowNews): boolean =>
  a.missed === b.missed && areSame(a.changed, b.changed) && areSame(a.gone, b.gone) && areSame(a.added, b.added)

/**
 * News on top of news: a row that is gone has not changed, one that came and went was never there. A count is of all that has
 * happened since the rows were asked for, so those that are known one by one are in it already.
 */
export function withNews(before: RowNews, next: NextNews): RowNews {
  const news = summed(before, next)
  return isSame(news, before) ? before : news
}

function summed(before: RowNews, next: NextNews): RowNews {
  const gone = both(before.gone, next.gone)
  const added = without(both(before.added, next.added), both(gone, next.left))
  return {
    gone,
    changed: without(both(before.changed, next.changed), gone),
    added,
    missed: next.grown === undefined ? before.missed : Math.max(0, next.grown + gone.size - added.size),
  }
}

/** How many rows wait to be shown. */
export const waitingCount = ({ added, missed }: RowNews): number => added.size + missed

/** Why a row stands that would not be there, or not at this place, if the list were asked for now; gone: by somebody else's doing. */
export type WhyPinned = 'filter' | 'order' | 'gone'

/** The same with rows that others have taken out of the list. */
export const withGone = (
  pinned: ReadonlyMap<number, WhyPinned>,
  gone: ReadonlySet<number>,
): ReadonlyMap<number, WhyPinned> =>
  gone.size === 0 ? pinned : new Map([...pinned, ...[...gone].map((id) => [id, 'gone'] as const)])

/** Rows of the list that only stay, by id. */
export const PinnedRowsContext = createContext<ReadonlyMap<number, WhyPinned>>(new Map())
