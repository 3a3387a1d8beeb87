/** A JSON Schema, 2020-12; references lead to `#/components/schemas/…` of the document. */
export type Schema = Readonly<Record<string, unknown>>

/** A parameter of an operation. */
export interface ContractParameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly example?: unknown
}

/** An answer an operation may give: the schema by media type, and the headers it carries. */
export interface ContractAnswer {
  readonly content: Readonly<Record<string, Schema>>
  readonly headers: Readonly<Record<string, Schema>>
}

/** What the contract says of an operation. */
export interface ContractOperation {
  readonly id: string
  readonly method: string
  readonly path: string
  /** Answers without a session. */
  readonly isPublic: boolean
  readonly parameters: readonly ContractParameter[]
  readonly body?: { readonly mediaType: string; readonly example?: unknown }
  /** By status, or `default`. */
  readonly answers: Readonly<Record<string, ContractAnswer>>
}

/** The contract as data, for programs that hold a server against it. */
export interface ContractDocument {
  readonly version: string
  readonly operations: readonly ContractOperation[]
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}
