/**
 * How the core API of a program differs. `lineboard fit types` writes a module that adds to it: by model, `lacks` are fields and relations that it
 * does not have, `own` are columns that it alone has; by name, calls that it does not serve.
 */
export interface CoreTypes {
  /** Version of the file that the types are made of. */
  fit?: 1
}

type LacksOf<Core> = Core extends { lacks: infer Names } ? Names : never

type CoreRow<Row, Core> = {
  [Field in keyof Row as Field extends LacksOf<Core> ? never : Field]: Row[Field]
} & (Core extends { own: infer Own } ? Own : unknown)

type CoreOf<Name> = Name extends keyof CoreTypes
  ? CoreTypes[Name]
  : Name extends `${infer Model extends keyof CoreTypes}Input`
    ? CoreTypes[Model]
    : never

/** A row or an input as the core API of a program has it; as in the contract where no module says otherwise. */
export type OfCore<Name, Row> = [CoreOf<Name>] extends [never] ? Row : CoreRow<Row, CoreOf<Name>>
