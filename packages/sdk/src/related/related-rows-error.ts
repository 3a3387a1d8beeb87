import { FilterError } from '../filter/filter-error.ts'

/** A condition on related rows cannot be asked by their ids. Thrown before the rows themselves are asked for. */
export class RelatedRowsError extends FilterError {
  override name = 'RelatedRowsError'
  /** More related rows meet it than an address takes, or this person may not list them. */
  readonly reason: 'too many' | 'not allowed'
  /** How many related rows a condition may find. */
  readonly most: number

  constructor(reason: RelatedRowsError['reason'], path: string, most: number) {
    super(
      reason === 'too many'
        ? `${path} is asked of more than ${most} related rows, too many for a server that does not look through relations`
        : `${path} is asked of rows that you may not list, on a server that does not look through relations`,
    )
    this.reason = reason
    this.most = most
  }
}
