import type { IHttpResponse } from '@stoplight/prism-http'
import type { IHttpOperation, IHttpParam } from '@stoplight/types'
import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'

/** A value by name, as text. */
type Texts = Readonly<Record<string, unknown>>

/**
 * Sees quickly that something is right. `false` means only that this did not see it: then Prism's own validators look,
 * which take ten times as long and find the words for what is wrong.
 */
export interface QuickCheck {
  /** Whether path and query are what the operation takes. Never of an operation that takes a body or header of its own. */
  accepts(params: Texts, query: Texts): boolean
  /** Whether an answer is JSON that the operation may give. */
  answers(response: IHttpResponse): boolean
  /** Compiles ahead what `answers` would when it first meets an answer: a status a step. */
  prepare(): Iterable<void>
}

// A time as `Date.toISOString()` writes it, which is how times are written here: by one expression, as an answer has dozens.
const days =
  '(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))'
const leapYears = '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)'
const clock = '(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}'
const plainTime = new RegExp(`^(?:\\d{4}-${days}|${leapYears}-02-29)T${clock}Z$`)

type Compile = (schema: object) => ValidateFunction

/** A compiler that knows what it has made: nine of ten answers, all those of errors among them, share their schema with another. */
function createCompiler(coerceTypes: boolean): Compile {
  // A run of the tool checks most answers a few times: compiling them takes longer than a well optimised check saves.
  const code = { optimize: false }
  const ajv = new Ajv({ strict: false, allowUnionTypes: true, coerceTypes, logger: false, code })
  addFormats.default(ajv)
  ajv.addFormat('date-time', plainTime)
  const made = new Map<string, ValidateFunction>()
  return (schema) => {
    const text = JSON.stringify(schema)
    const validate = made.get(text) ?? ajv.compile(schema)
    made.set(text, validate)
    return validate
  }
}

// Parameters are text whatever the contract says they are, so these are turned into its types; the fields of a body never.
const ofText = createCompiler(true)
const ofValues = createCompiler(false)

/** Compiles parameters of one place; undefined for a list among them, whose way of being written only Prism knows. */
function compileParameters(parameters: readonly IHttpParam[] = []): ((values: Texts) => boolean) | undefined {
  if (parameters.length === 0) return () => true
  const properties: Record<string, object> = {}
  for (const { name, schema = {} } of parameters) {
    if (schema.type === 'array' || schema.type === 'object') return undefined
    properties[name] = schema
  }
  const names = Object.keys(properties)
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name)
  const validate = ofText({ type: 'object', properties, required })
  return (values) => {
    // A copy of those the contract names: types are changed in place.
    const named: Record<string, unknown> = {}
    for (const name of names) if (name in values) named[name] = values[name]
    return validate(named)
  }
}

interface AnswerCheck {
  headers: (values: Texts) => boolean
  body: ValidateFunction
}

function compileAnswer(operation: IHttpOperation, status: number): AnswerCheck | undefined {
  const response = operation.responses.find(({ code }) => code === String(status))
  const content = response?.contents?.find(({ mediaType }) => mediaType === 'application/json')
  // As node names headers, and as this server does.
  const headers = compileParameters(response?.headers?.map((each) => ({ ...each, name: each.name.toLowerCase() })))
  const schema: object | undefined = content?.schema
  return schema && headers && { headers, body: ofValues(schema) }
}

/** Compiles an operation's parameters; its answers when they are first given. */
export function createQuickCheck(operation: IHttpOperation): QuickCheck {
  const { request } = operation
  const path = compileParameters(request?.path)
  const query = compileParameters(request?.query)
  const isPlain = !request?.body && !request?.headers?.length
  const known = new Map<number, AnswerCheck | undefined>()

  function answerCheck(status: number): AnswerCheck | undefined {
    if (!known.has(status)) known.set(status, compileAnswer(operation, status))
    return known.get(status)
  }

  return {
    accepts: (params, values) => isPlain && path?.(params) === true && query?.(values) === true,

    answers({ statusCode, headers = {}, body }) {
      if (!headers['content-type']?.startsWith('application/json')) return false
      const check = answerCheck(statusCode)
      return check?.headers(headers) === true && check.body(body)
    },

    *prepare() {
      for (const { code } of operation.responses) yield void answerCheck(Number(code))
    },
  }
}
