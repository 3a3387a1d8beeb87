/**
 * A JSON Schema, 2020-12; references lead to `#/components/schemas/…` of the document. These are the keywords the contract
 * uses: a new one does not compile until who reads them knows it.
 */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly (string | number)[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly minProperties?: number
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
}

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
  /** No call of the documents: a core API may lack it. */
  readonly isExtension?: true
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
