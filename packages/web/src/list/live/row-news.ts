/** What has happened to a list since its rows were asked for. */
export interface RowNews {
  /** Rows on the screen that are not what they were. */
  changed: ReadonlySet<number>
  /** Rows on the screen that are no longer in the list. */
  gone: ReadonlySet<number>
  /** Rows that belong in the list and wait to be shown. */
  added: ReadonlySet<number>
  /** How many more must have been added while there was no connection. */
  missed: number
}

export const noNews: RowNews = { changed: new Set(), gone: new Set(), added: new Set(), missed: 0 }

type Ids = ReadonlySet<number>

const both = (a: Ids, b: Ids): Ids => new Set([...a, ...b])
const except = (ids: Ids, others: Ids): Ids => new Set([...ids].filter((id) => !others.has(id)))

/** News on top of news: a row that is gone has not changed, one that came and went was never there. */
export function withNews(before: RowNews, next: RowNews): RowNews {
  const gone = both(before.gone, next.gone)
  return {
    gone,
    changed: except(both(before.changed, next.changed), gone),
    added: except(both(before.added, next.added), gone),
    missed: before.missed + next.missed,
  }
}

/** How many rows wait to be shown. */
export const waitingCount = ({ added, missed }: RowNews): number => added.size + missed
