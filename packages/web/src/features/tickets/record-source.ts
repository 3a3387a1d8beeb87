import type { ListId } from '../../resource/operation-ids.ts'
import type { permissionsOf } from '../../resource/resource-permissions.ts'

/** Where the records of a kind are found, for whoever may see that list. */
export interface RecordSource {
  /** Path below /service of their list. */
  path: string
  guard: Parameters<typeof permissionsOf>[0]
  list: ListId
  /** Field that is searched. */
  field: string
  also?: readonly string[]
  order?: string
  isPhone?: true
  nameOf(row: object): string
}
