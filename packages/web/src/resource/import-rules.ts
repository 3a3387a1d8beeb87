/** How rows of an entity are read from CSV files. */
export interface ImportRules<Field extends string = string> {
  /** Field that no two rows share: a row of the file with the value of one that is there is that row. */
  key: Field
  /** Fields a file can fill, in the order of the template. */
  fields: readonly Field[]
  /** Those of the fields that are phone numbers: read as forms read them. */
  phones?: readonly Field[]
}
