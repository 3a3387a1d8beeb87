import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { bundleContract } from '../scripts/bundle.mjs'
import { deref, listOperations } from '../scripts/operation-table.mjs'
import type { ContentNode, ParameterNode, SchemaNode } from '../src/public/openapi-document.ts'

const spec = await bundleContract()
const all = listOperations(spec).map((entry) => [entry.id, entry] as const)

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema({ $id: 'contract', components: spec.components })
const isJson = (type: string) => type === 'application/json' || type === 'application/x-www-form-urlencoded'

const compiled = new Map<string, ValidateFunction>()

/** What is wrong with a value, by a schema whose references lead into the document. */
function problemsOf(schema: SchemaNode | undefined, value: unknown): string[] {
  const text = JSON.stringify(schema ?? {}).replaceAll('"$ref":"#', '"$ref":"contract#')
  const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text))
  compiled.set(text, validate)
  return validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** What is wrong with the examples of a content, by media type. A file is no value to hold against a schema. */
const problemsOfContent = (content: ContentNode = {}) =>
  Object.entries(content).flatMap(([type, { schema, example, examples }]) => {
    const values =
      example === undefined ? Object.values(examples ?? {}).map((each) => deref(spec, each).value) : [example]
    if (values.length === 0) return [`${type} has no example`]
    return isJson(type) ? values.flatMap((value) => problemsOf(schema, value)) : []
  })

describe.each(all)('%s', (_, { path, operation }) => {
  test('shows what it takes', () => {
    const parameters: ParameterNode[] = [...(spec.paths[path]?.parameters ?? []), ...(operation.parameters ?? [])]
    for (const parameter of parameters.map((each) => deref(spec, each))) {
      expect(parameter.description, parameter.name).toBeTruthy()
      expect(problemsOf(parameter.schema, parameter.example), parameter.name).toEqual([])
    }
    expect(problemsOfContent(deref(spec, operation.requestBody)?.content)).toEqual([])
  })

  test('shows what it answers', () => {
    const answers = Object.entries(operation.responses).map(([status, answer]) => [status, deref(spec, answer)])
    const problems = answers.map(([status, { content }]) => [status, problemsOfContent(content)])
    expect(problems.filter(([, found]) => found.length > 0)).toEqual([])
  })

  test('says more than its summary', () => {
    expect(operation.description?.trim()).toMatch(/.{15}\.$/s)
    expect(operation.description).not.toBe(operation.summary)
  })
})

/** Properties at any depth that nothing describes. */
function nameless(schema: SchemaNode, at: string): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const described = property.description ?? deref(spec, property).description
    const inner = [...nameless(property, `${at}.${name}`), ...nameless(property.items ?? {}, `${at}.${name}[]`)]
    return described ? inner : [`${at}.${name}`, ...inner]
  })
}

test.each(Object.entries(spec.components.schemas))('every field of %s says what it is', (name, schema) => {
  expect(schema.description, name).toBeTruthy()
  expect(nameless(schema, name)).toEqual([])
})
