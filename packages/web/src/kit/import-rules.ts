import type { ListId } from './operation-ids.ts'

/** A column of a file that names a row of another list, as people know it. */
export interface ImportLink {
  /** Field that gets the id of the row. */
  field: string
  /** The column's name in the template, as the server's own files have it. */
  column: string
  label: string
  list: ListId
  /** Field that holds what the column has. */
  match: string
  /** It is a phone number: read as forms read them. */
  isPhone?: true
  /** Rows of the owner serve every customer; a customer's own goes before one of the same name. */
  isShared?: true
}

/** How rows of an entity are read from CSV files. */
export interface ImportRules<Field extends string = string> {
  /**
   * Field that no two rows of a customer share, or fields that no two have all the same: a row of the file with what one that is there
   * has in them is that row.
   */
  key: Field | readonly [Field, ...Field[]]
  /** What the server takes of the fields of the key where a row leaves them out. */
  unsaid?: (row: object) => object
  /** Fields a file can fill, in the order of the template. */
  fields: readonly Field[]
  /** Those of the fields that are phone numbers: read as forms read them. */
  phones?: readonly Field[]
  /** Rows of other lists that a file names. */
  links?: readonly ImportLink[]
  /** What fields are called that no column shows. */
  labels?: Readonly<Record<string, string>>
  /** Headings that files have for a field or a link, besides its name and label. */
  alsoCalled?: Readonly<Record<string, readonly string[]>>
  /** Rows that are there already are changed in what the file says; empty cells leave what is there. */
  updates?: true
  /** What the server refuses of a change of a row that is there, said before any is made. */
  refuses?(row: object, input: object): readonly { field: Field; message: string }[]
  /** Fields that are read from all that a row says, by field, such as the mask from a network. Undefined: no value. */
  readers?: Readonly<Record<string, (texts: Readonly<Record<string, string>>) => string | number | undefined>>
}
