import { expect, test } from 'vitest'
import { textsLikeConditions } from './export-command.ts'
import { listNames, listOf } from './lists.ts'

const said = (filter: string) => textsLikeConditions(listOf('call-logs', false), filter)

test.each(listNames(false))(
  '%s: an unknown field is looked for as a text, which is said with the fields there are',
  (name) => {
    const [note, ...others] = textsLikeConditions(listOf(name, false), 'smith, nope:1')
    expect(others).toEqual([])
    expect(note).toMatch(/^--filter: "nope:1" is looked for as a text\. This list has no field nope, but .*\bid\b/)
    expect(note).toContain('In quotes it is meant as a text.')
  },
)

test.each(['talkSeconds>60', 'talkSeconds >= 60', 'TALKSECONDS=60', 'talkSeconds!=60'])('%s has no colon', (filter) => {
  expect(said(filter)).toEqual([
    `--filter: "${filter}" is looked for as a text. A condition has a colon: talkSeconds:VALUE, talkSeconds:=VALUE or talkSeconds:>=VALUE. In quotes it is meant as a text.`,
  ])
})

test.each([
  'smith',
  'talkSeconds:>=60',
  'status:missed, 3 PM',
  '15:30',
  'http://harbor.example',
  '"nope:1"',
  'nope:',
  'a => b',
  '(212) 555-0100',
])('%s says what it means', (filter) => {
  expect(said(filter)).toEqual([])
})
