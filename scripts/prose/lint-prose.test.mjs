import { expect, it } from 'vitest'
import { findProseProblems } from './lint-prose.mjs'
import { plainMessage } from './texts.mjs'

const problemsOf = (path, text) => findProseProblems(path, () => text)

it('reports each rule that a document breaks, with its line', async () => {
  const long =
    'Open the list and then choose one of the many rows that it has until you have found the one that you have been looking for all the time.'
  const sample = `# A sample\n\nThe row stands here.\n\nWhat is rejected for its body is in the journal.\n\n${long}\n\n${'Press it. '.repeat(50)}\n`
  expect(await problemsOf('docs/sample.md', sample)).toEqual([
    'docs/sample.md:3: Incorrect term: “stands”, use “is” instead',
    'docs/sample.md:5: a sentence begins with a clause, not with its subject: “What is rejected for its body is in the journal.”',
    'docs/sample.md:7: 29 words in a sentence: “Open the list and then choose one of the many rows…”',
    'docs/sample.md:9: 100 words in a paragraph',
  ])
})

it('accepts plain sentences, questions, labels, code and links', async () => {
  const sample = `# What happens\n\nWhat is the time? The server logs requests. Run \`node stands.mjs\` or see [stands](stands.md).\n\n- What people see\n`
  expect(await problemsOf('docs/sample.md', sample.replace('[stands]', '[this]'))).toEqual([])
})

it('reads the messages of a catalogue, choice by choice', async () => {
  const long = 'one two three four five six seven eight nine ten eleven twelve'
  const choices = `{count, plural, one {# ${long}} other {# ${long} ${long}}}`
  const source = `import { t } from 'anew'\nconst messages = {\n  whose: 'The list is empty.',\n  a: 'It goes on.',\n  b: '${choices}',\n}\n`
  expect(await problemsOf('packages/web/src/features/a/a.messages.ts', source)).toEqual([
    'packages/web/src/features/a/a.messages.ts:4: Incorrect term: “goes on”, use “continue” instead',
  ])
})

it('reads the titles of tests and nothing else of them', async () => {
  const source = `it('whose', () => {})\nit('is begun anew', async () => {\n  expect(text).toBe('by itself')\n})\n`
  expect(await problemsOf('contract/test/a.test.ts', source)).toEqual([
    'contract/test/a.test.ts:2: Incorrect term: “anew”, use “again” instead',
  ])
})

it.each(['docs/guide/de/calls.md', 'packages/sdk/docs/api/ticket.md', 'packages/web/src/a.ts'])(
  'does not read %s',
  async (path) => {
    expect(await problemsOf(path, 'It stands anew.')).toEqual([])
  },
)

it.each([
  ['{name} is gone', 'value is gone'],
  ['<b>{at, date, short}</b> it ended', 'value it ended'],
  ['{count, plural, one {# row} other {# rows}} here', '. # row.  . # rows. here'],
])('%s reads %s', (message, text) => {
  expect(plainMessage(message).trim().replaceAll(/ +/g, ' ')).toBe(text.replaceAll(/ +/g, ' '))
})
