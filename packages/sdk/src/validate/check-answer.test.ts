import { contractDocument, type Schema } from '@lineboard/contract/document'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { schemaValues } from '../testing/schema-values.ts'
import { answerSchema } from './check-answer.ts'

const { components, operations } = contractDocument
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema({ $id: 'contract', components })

const compile = (schema: Schema) =>
  ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/')))

const pathOf = ({ instancePath, keyword, params }: ErrorObject) =>
  `${instancePath}${keyword === 'required' ? `/${params.missingProperty}` : ''}`

const sorted = (paths: readonly string[]) => [...new Set(paths)].sort()

/** An operation for each shape that some of them answer. */
const answered = new Map(
  operations.flatMap(({ id, answers }) => {
    const schema = answers['200']?.content['application/json']
    return schema ? [[JSON.stringify(schema), { id, schema }]] : []
  }),
)

test('an answer is wrong where a validator of JSON Schema finds it wrong, and nowhere else', () => {
  const valuesOf = schemaValues(components.schemas)
  const seen = { right: 0, wrong: 0 }
  for (const { id, schema } of answered.values()) {
    const validate = compile(schema)
    const property = fc.property(valuesOf(schema), (value) => {
      seen[validate(value) ? 'right' : 'wrong']++
      const errors = validate.errors ?? []
      const issues = answerSchema(id)?.safeParse(value).error?.issues ?? []
      // A choice is wrong as a whole: which of its branches comes closest is anybody's guess.
      const choices = errors.filter(({ keyword }) => keyword === 'oneOf').map(({ instancePath }) => instancePath)
      const whole = (path: string) => choices.find((choice) => path.startsWith(choice)) ?? path
      const found = issues.map(({ path }) => whole(['', ...path].join('/')))
      expect(sorted(found), id).toEqual(sorted(errors.map((error) => whole(pathOf(error)))))
    })
    fc.assert(property, { numRuns: 12 })
  }
  expect(Math.min(seen.right, seen.wrong)).toBeGreaterThan(answered.size)
})
