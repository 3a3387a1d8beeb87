import { importKeyValues } from '@lineboard/contract/import-keys'
import type { ImportKey } from '@lineboard/sdk/csv'
import type { ImportRules } from '../../resource/import-rules.ts'

type Key = Pick<ImportRules, 'key' | 'unsaid'>

/** The fields by which rows are told apart; by the first of them they are looked up. */
export const keyFields = ({ key }: Key): readonly [string, ...string[]] => (typeof key === 'string' ? [key] : key)

/** What tells the rows of an import apart, as a text of JSON; undefined for one that is like no other. */
export const rowKey =
  (rules: Key) =>
  (row: object): string | undefined => {
    const values = importKeyValues({ fields: keyFields(rules), ...(rules.unsaid && { defaults: rules.unsaid }) }, row)
    return values && JSON.stringify(values)
  }

/** What rows with a key are looked up by. */
export function firstOfKey(key: ImportKey): unknown {
  const [first]: unknown[] = JSON.parse(String(key))
  return first
}
