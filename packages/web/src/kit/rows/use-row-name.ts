import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import type { Resource } from '../define-resource.ts'
import { rowName } from './row-text.ts'

type Named = Pick<Resource, 'lead' | 'idField' | 'nouns'>

/** rowName() for what stays on the screen: it is drawn anew once numbers from abroad can be read in groups. */
export function useRowName(resource: Named): (row: object) => string {
  usePhoneFormat()
  return (row) => rowName(resource, row)
}
