import type { FieldPath, Related, RelationKey } from './field-path.ts'
import type { Filter } from './filter.ts'

type ExactWhere<Row, Where> = {
  [Key in keyof Where]: Key extends 'and' | 'or'
    ? { [At in keyof Where[Key]]: ExactWhere<Row, Where[Key][At]> }
    : Key extends FieldPath<Row>
      ? Where[Key]
      : never
}

type ExactScope<Row, Scope> = {
  [Part in keyof Scope]: Part extends 'where'
    ? ExactWhere<Row, Scope[Part]>
    : Part extends 'include'
      ? ExactInclude<Row, Scope[Part]>
      : Part extends keyof Filter<Row>
        ? Scope[Part]
        : never
}

/** What is embedded, with `never` for what is misspelt: the compiler looks for that only in types that it does not infer. */
export type ExactInclude<Row, Embedded> = Embedded extends readonly unknown[]
  ? { [At in keyof Embedded]: ExactInclude<Row, Embedded[At]> }
  : Embedded extends { readonly relation: infer Name extends RelationKey<Row> }
    ? {
        [Part in keyof Embedded]: Part extends 'relation'
          ? Name
          : Part extends 'scope'
            ? ExactScope<Related<Row[Name]>, Embedded[Part]>
            : never
      }
    : Embedded

/** A filter whose fields and relations the compiler keeps as they were written. */
export type ExactFilter<Row, Chosen, Embedded> = Filter<Row, Chosen, Embedded & ExactInclude<Row, Embedded>>
