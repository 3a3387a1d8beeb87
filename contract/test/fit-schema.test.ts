import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { entities } from '../src/entities.ts'
import { readFit } from '../src/fit/index.ts'
import { cdrFit, fitMistakes } from './cdr-fit.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const isValid = new Ajv({ allErrors: true, strict: false }).compile(
  JSON.parse(read('../src/generated/core.fit.schema.gen.json')),
)
const problemsOf = (file: unknown) => (isValid(file) ? [] : isValid.errors)

const [, example = ''] =
  /^```yaml\n(# yaml-language-server.*\nfit: 1\n[\s\S]*?)^```/m.exec(read('../../docs/fit.md')) ?? []
const renamed = {
  fit: 1,
  models: Object.fromEntries(
    Object.entries(entities).map(([model, { fields, relations }]) => [
      model,
      {
        fields: Object.fromEntries(Object.keys(fields).map((name) => [name, `${name}_x`])),
        relations: Object.fromEntries(Object.keys(relations).map((name) => [name, `${name}_x`])),
      },
    ]),
  ),
}
const lacking = {
  fit: 1,
  models: Object.fromEntries(
    Object.entries(entities).map(([model, { fields, relations }]) => [
      model,
      { lacks: [...Object.keys(fields), ...Object.keys(relations)] },
    ]),
  ),
}

test.each([
  ['a fit of call records', cdrFit],
  ['the example of the page', parse(example)],
  ['reports counted from rows', { fit: 1, calls: { 'Report.statistics': 'rows', 'CallLog.compareReport': 'rows' } }],
  ['each field and relation under another name', renamed],
  ['each field and relation lacking', lacking],
])('the schema accepts %s', (_, file) => {
  expect(readFit(file)).toBe(file)
  expect(problemsOf(file)).toEqual([])
})

test.each([
  ...fitMistakes.map(([file]) => [file]),
  [{ fit: 1, calls: { 'Language.*': 'GET /x' } }],
  [{ fit: 1, calls: { 'Report.*': 'rows' } }],
  [{ fit: 1, models: { CallLog: { fields: { status: { from: ['a', 'b'] } } } } }],
  [{ fit: 1, models: { CallLog: { fields: { ringSeconds: { from: 'a', as: 'difference' } } } } }],
  [{ fit: 1, models: { CallLog: { fields: { charge: { from: 'a', times: 0 } } } } }],
  [{ fit: 1, models: { CallLog: { fields: { charge: { value: [] } } } } }],
  [{ fit: 1, models: { CallLog: { fields: { charge: { from: 'a', as: 'clock' } } } } }],
  [{ fit: 1, models: { CallLog: { relations: { Customer: 5 } } } }],
  [{ fit: 1, models: { CallLog: { path: 5 } } }],
  [{ fit: 1, models: { CallLog: { own: { x: { label: 'x', kind: 'date' } } } } }],
])('the schema refuses what the reader refuses: %j', (file) => {
  expect(() => readFit(file)).toThrow()
  expect(problemsOf(file)).not.toEqual([])
})

test('a word that a field of ours does not have is marked in editors', () => {
  const status = { from: 'disposition', values: { ANSWERED: 'answerd' } }
  expect(problemsOf({ fit: 1, models: { CallLog: { fields: { status } } } })).not.toEqual([])
})
