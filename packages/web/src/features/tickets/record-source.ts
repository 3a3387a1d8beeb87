import type { ListId } from '../../kit/operation-ids.ts'

/** How the records of a kind are found. */
export interface RecordSource {
  list: ListId
  /** Field that is searched. */
  field: string
  also?: readonly string[]
  order?: string
  isPhone?: true
  nameOf(row: object): string
}
