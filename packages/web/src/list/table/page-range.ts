interface Page {
  page: number
  pageSize: number
  /** Rows that are on the page. */
  shown: number
  /** Rows in all; undefined while they are being counted. */
  count: number | undefined
}

/** What a pager says and allows. While the count is unknown, a full page is taken to have a next one. */
export function pageRange({ page, pageSize, shown, count }: Page) {
  const before = (page - 1) * pageSize
  const lastPage = count === undefined ? undefined : Math.max(1, Math.ceil(count / pageSize))
  return {
    from: shown === 0 ? 0 : before + 1,
    to: shown === 0 ? 0 : before + shown,
    lastPage,
    hasPrevious: page > 1,
    hasNext: lastPage === undefined ? shown === pageSize : page < lastPage,
  }
}
