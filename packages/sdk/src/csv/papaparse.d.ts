// The part that is used. The published types bring those of Node along, which nothing that ships may have.
declare module 'papaparse' {
  interface ParserOptions {
    delimiter?: string
    newline?: string
  }
  interface ParserResult {
    data: string[][]
    errors: { code: string; row: number; message: string }[]
    /** `cursor`: how many characters of the input were complete rows. */
    meta: { cursor: number }
  }
  interface UnparseOptions {
    newline?: string
    delimiter?: string
  }
  const papa: {
    /** Reads one piece of text; with `ignoreLastRow` the last row, which may be cut off, is left for the next piece. */
    Parser: new (
      options: ParserOptions,
    ) => { parse(text: string, baseIndex: number, ignoreLastRow: boolean): ParserResult }
    unparse(rows: readonly (readonly string[])[], options: UnparseOptions): string
  }
  export default papa
}
