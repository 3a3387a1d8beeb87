import type { ContractDocument, ContractOperation } from '@lineboard/contract/document'
import { type CoreFit, NoQuestionError, NotServedError, NoWordError } from '@lineboard/sdk/fit'
import type { Probe, ProbeAnswer, ProbeRequest } from '../server/probe.ts'
import { isRow } from '../server/rows.ts'

const parameterCount = ({ path }: ContractOperation) => path.split('{').length

/** Finds the operation of a request, with the values of its path. `/CallLogs/count` is no row. */
function createFinder({ operations }: ContractDocument) {
  const templates = operations
    .toSorted((one, other) => parameterCount(one) - parameterCount(other))
    .map((operation) => ({
      operation,
      names: [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
      form: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
    }))
  return (method: string, path: string) => {
    for (const { operation, names, form } of templates) {
      const found = operation.method === method ? form.exec(path) : null
      if (!found) continue
      const values = new Map(names.map((name, at) => [name, found[at + 1] ?? '']))
      return { operation, values }
    }
    return undefined
  }
}

/** Throws for a relation that the core API does not embed: the fit would leave it out, and rows without it look like a fault. */
function assertEmbeds(fit: CoreFit, id: string, { include }: Readonly<Record<string, unknown>>): void {
  const model = id.replace(/\..*/, '')
  const named = fit.fit.models?.[model]?.relations ?? {}
  const isOut = (name: string) => fit.has(model, name) === false || named[name] === 'joined'
  const refused = [include ?? []].flat().find((name) => typeof name === 'string' && isOut(name))
  if (refused !== undefined) throw new NoQuestionError(model, String(refused), 'is not embedded by the core API')
}

function searchOut(fit: CoreFit, id: string, search: string): string {
  const parameters = [...new URLSearchParams(search)].map(([name, text]) => {
    const asked: unknown = name === 'filter' || name === 'where' ? JSON.parse(text) : undefined
    if (isRow(asked)) assertEmbeds(fit, id, asked)
    return [name, isRow(asked) ? JSON.stringify(fit.query(id, name, asked)) : text] as const
  })
  return parameters.map(([name, text]) => `${name}=${encodeURIComponent(text)}`).join('&')
}

/** What the fit itself answers to a request that cannot be sent. */
function refusal(status: number, error: Error): ProbeAnswer {
  const json = { error: { statusCode: status, name: error.name, message: error.message } }
  return { status, headers: new Headers(), mediaType: 'application/json', text: JSON.stringify(json), json }
}

/** Makes probes speak to a core API by its fit: requests of the contract go out, and answers of the contract come back. */
export function fittedBy(fit: CoreFit, document: ContractDocument): (probe: Probe) => Probe {
  const find = createFinder(document)
  const sent = (request: ProbeRequest, { operation, values }: NonNullable<ReturnType<typeof find>>): ProbeRequest => {
    const { id } = operation
    const [, search = ''] = request.path.split(/\?(.*)/s)
    const line = fit.lineOf(id, request.method, operation.path)
    const path = line.path.replaceAll(/\{(\w+)\}/g, (_, name) => values.get(name) ?? [...values.values()][0] ?? '')
    const query = searchOut(fit, id, search)
    const isJson = request.mediaType === 'application/json' && typeof request.body === 'string'
    const body = isJson ? JSON.stringify(fit.body(id, JSON.parse(String(request.body)))) : request.body
    return { ...request, method: line.method, path: query ? `${path}?${query}` : path, ...(body && { body }) }
  }
  return (probe) => async (request) => {
    const found = find(request.method, request.path.split('?')[0] ?? '')
    if (!found) return await probe(request)
    let asked: ProbeRequest
    try {
      asked = sent(request, found)
    } catch (error) {
      if (error instanceof NotServedError) return refusal(404, error)
      if (error instanceof NoQuestionError || error instanceof NoWordError) return refusal(400, error)
      throw error
    }
    const answer = await probe(asked)
    return answer.status < 300 ? { ...answer, json: fit.answer(found.operation.id, answer.json) } : answer
  }
}

/** Whether rows can be asked by a field with every operator. */
function isAskable({ fit, has }: CoreFit, model: string, field: string): boolean {
  const own = fit.models?.[model]?.fields?.[field]
  const isPlain = own === undefined || typeof own === 'string' || ('from' in own && own.times !== undefined)
  return has(model, field) !== false && isPlain
}

/** The contract without the calls that a core API does not serve, and without the fields that it cannot be asked by. */
export function documentBy(fit: CoreFit, document: ContractDocument): ContractDocument {
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => {
    const model = /^(.*)Input$/.exec(name)?.[1]
    if (model === undefined || !schema.properties) return [name, schema] as const
    const properties = Object.entries(schema.properties).filter(([field]) => isAskable(fit, model, field))
    return [name, { ...schema, properties: Object.fromEntries(properties) }] as const
  })
  return {
    ...document,
    operations: document.operations.filter(({ id }) => fit.isServed(id)),
    components: { ...document.components, schemas: Object.fromEntries(schemas) },
  }
}
