import { entities } from '@lineboard/contract/entities'
import { describe, expect, test } from 'vitest'
import { completeFilterText } from './complete-filter-text.ts'
import { parseFilterText } from './parse-filter-text.ts'
import { filterFields, type Searchable, searchableFields } from './searchable.ts'
import { toWhere } from './to-where.ts'

const states = [
  { value: 'answered', label: 'Answered' },
  { value: 'missed', label: 'No answer' },
]
const fields: Searchable = {
  name: { path: 'name', kind: 'string', label: 'Name' },
  status: { path: 'status', kind: 'string', isNamed: true, label: 'Result', choices: states },
  talkSeconds: { path: 'talkSeconds', kind: 'duration', isNamed: true, label: 'Talk time' },
  recordingId: { path: 'recordingId', kind: 'reference', isNamed: true, label: 'Recording' },
  type: { path: 'type', kind: 'string', label: 'Kind', choices: [{ value: 'web', label: 'Web site' }] },
  active: { path: 'active', kind: 'boolean', isNamed: true, choices: [{ value: 'true', label: 'Switched on' }] },
}
const whereOf = (text: string) => toWhere(parseFilterText(text, fields).ast, fields)

describe('a field is named by its key or its label, and compared as people write its values', () => {
  test.each<[string, object]>([
    ['status:missed', { status: 'missed' }],
    // A word of one label alone.
    ['time:>=60', { talkSeconds: { gte: 60 } }],
    ['STATUS:"Missed"', { status: 'missed' }],
    ['result:"no answer"', { status: 'missed' }],
    ['status:"answer"', { status: { inq: ['answered', 'missed'] } }],
    ['Result:!="No answer"', { status: { neq: 'missed' } }],
    ['status:missed, status:answered', { or: [{ status: 'missed' }, { status: 'answered' }] }],
    ['talkSeconds:>=60', { talkSeconds: { gte: 60 } }],
    ['Talk time:>=1:30', { talkSeconds: { gte: 90 } }],
    ['talk time : <= "2m"', { talkSeconds: { lte: 120 } }],
    ['recording:yes', { recordingId: { neq: null } }],
    ['recording:no', { recordingId: null }],
    ['recording:!=yes', { recordingId: null }],
    ['recordingId:17', { recordingId: 17 }],
    ['active:"switched on"', { active: true }],
    ['kind:"web site"', { type: 'web' }],
    ['kind:"fax"', { type: { ilike: 'fax' } }],
  ])('%s', (text, where) => {
    expect(parseFilterText(text, fields).errors).toEqual([])
    expect(whereOf(text)).toEqual(where)
  })

  test('accents need not be typed', () => {
    const spanish: Searchable = {
      number: { path: 'number', kind: 'string', label: 'Número' },
      source: { path: 'source', kind: 'string', label: 'País de origen' },
      type: { path: 'type', kind: 'string', label: 'Tipo', choices: [{ value: 'call', label: 'Telefónico' }] },
    }
    const read = (text: string) => {
      const { ast, errors } = parseFilterText(text, spanish)
      return errors.length > 0 ? errors : toWhere(ast, spanish)
    }
    expect(read('numero:12')).toEqual(read('número:12'))
    expect(read('pais de origen:"x"')).toEqual({ source: { ilike: 'x' } })
    expect(read('tipo:telefonico')).toEqual({ type: 'call' })
    expect(read('tipo:"fonic"')).toEqual({ type: { inq: ['call'] } })
  })

  test.each([
    ['status:"x"', 'Result is one of Answered, No answer'],
    ['talkSeconds:long', 'Talk time is a time such as 1:30, 90 or 2m'],
    ['recordingId:perhaps', 'Recording is yes, no or a number'],
  ])('%s: %s', (text, message) => {
    const { errors, readable, ast } = parseFilterText(`${text}, ann`, fields)
    expect(errors.map((error) => error.message)).toEqual([message])
    expect(readable).toEqual(ast.slice(1))
  })
})

test('bare text does not look for named fields', () => {
  expect(whereOf('missed')).toEqual({ or: [{ name: { ilike: 'missed' } }, { type: { ilike: 'missed' } }] })
  expect(whereOf('yes')).toEqual({ or: [{ name: { ilike: 'yes' } }, { type: { ilike: 'yes' } }] })
})

test('% and _ of typed text stand for one character, never for several', () => {
  expect(whereOf('name:"50% off"')).toEqual({ name: { ilike: '50_ off' } })
  expect(whereOf('name:"a_b"')).toEqual({ name: { ilike: 'a_b' } })
})

test('what can be read of a text is distinguished fromthe rest', () => {
  const { readable } = parseFilterText('colour:"red", status:missed, name:"', fields)
  expect(readable.map(({ type }) => type)).toEqual(['field'])
  expect(parseFilterText('status:"missed" ann', fields).readable).toHaveLength(2)
})

test('keys are completed by their labels, and values of few by theirs', () => {
  const complete = (text: string) =>
    completeFilterText(text, text.length, fields, (key) => fields[key]?.choices ?? []).completions.map(
      ({ text: completed }) => completed,
    )
  expect(complete('res')).toEqual(['status:""'])
  expect(complete('tim')).toEqual(['talkSeconds:""'])
  expect(complete('status:"no')).toEqual(['"missed"'])
})

test('every field of a row with one value can be named, of the kind that its name says', () => {
  const calls = filterFields(entities, 'CallLog')
  expect(calls).toMatchObject(searchableFields(entities, 'CallLog'))
  expect(calls.talkSeconds).toEqual({ path: 'talkSeconds', kind: 'duration', isNamed: true })
  expect(calls.recordingId?.kind).toBe('reference')
  expect(calls.firstTimeCaller?.kind).toBe('boolean')
  expect(calls.legs).toBeUndefined()
  expect(calls.callerNumber?.isNamed).toBeUndefined()
})
