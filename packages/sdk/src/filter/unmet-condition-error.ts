import { FilterError } from './filter-error.ts'

/** A server found a row by conditions that the row does not meet. It is not changed, nor are those after it. */
export class UnmetConditionError extends FilterError {
  override name = 'UnmetConditionError'

  constructor(id: unknown) {
    super(
      `The server found row ${id} by conditions that the row does not meet, and may read them otherwise. The row was not changed`,
    )
  }
}
