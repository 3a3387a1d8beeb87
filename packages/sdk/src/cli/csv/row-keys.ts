import { importKeyValues } from '@lineboard/contract/import-keys'
import type { ImportKey } from '../../csv/index.ts'
import type { Importing, Row } from './lists.ts'

/** Whose the rows of a file are. */
export interface Owners {
  /** Customer of the rows that name none; undefined where that is not known. */
  ownId: number | undefined
  /** Whether the rows name their customers. */
  areNamed: boolean
}

/**
 * What tells the rows of a list apart: their key, and whose they are. What no two rows of one customer share, those of two may: a row is there
 * already where its own customer has it. Where nothing says whose rows are, it is where anybody has it.
 */
export function rowKeys({ key, schema }: Pick<Importing, 'key' | 'schema'>, { ownId, areNamed }: Owners) {
  const isOwned = 'customerId' in schema.shape && (areNamed || ownId !== undefined)
  const ownerOf = ({ customerId = ownId }: Row) => (isOwned ? customerId : undefined)
  return {
    keyOf(row: Row): ImportKey | undefined {
      const values = importKeyValues(key, row)
      return values && JSON.stringify([ownerOf(row), ...values])
    },
    /** The condition that rows with one of these keys meet. */
    whereOf(keys: readonly ImportKey[]): object {
      const pairs: unknown[][] = keys.map((each) => JSON.parse(String(each)))
      const valuesAt = (at: number) => [...new Set(pairs.map((pair) => pair[at]))].filter((value) => value !== null)
      return { ...(isOwned && { customerId: { inq: valuesAt(0) } }), [key.fields[0]]: { inq: valuesAt(1) } }
    },
  }
}
