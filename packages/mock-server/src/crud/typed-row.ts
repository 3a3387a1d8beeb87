import type { AnyRow, EntityName, Row } from '../store/models.ts'

/**
 * A row of a table as the contract describes it. The one seam between what is made for any model and its rows: a table holds rows of
 * its own model alone, which were checked against the contract on their way in.
 */
export const typedRow = <M extends EntityName>(_model: M, row: AnyRow): Row<M> => row as Row<M>
