import { expect, it } from 'vitest'
import { compileGuidePage } from './compile-page.ts'
import { behind, otherwiseNamed } from './guide-problems.ts'
import { versionOf } from './pages.ts'

const texts = [
  { text: 'Open', translation: 'Öffnen' },
  { text: 'Open', translation: 'Offen' },
  { text: 'Add {noun}', translation: '{noun} anlegen' },
  { text: 'Ctrl', translation: 'Strg' },
]

const english = `# Calls

Press **Add call** or \`Ctrl+K\`, see [reports](reports.md).

## Open ones

![A call](images/call.webp)

Choose **Open**, or type \`status:"missed"\`.
`

const german = `# Anrufe

Siehe [Berichte](reports.md), \`Strg+K\`, oder drücken Sie **Anruf anlegen**.

## Offene

![Ein Anruf](../images/call.webp)

Wählen Sie **Offen**, oder tippen Sie \`status:"missed"\`.
`

const page = compileGuidePage('calls', english)
const problems = (translation: string) => otherwiseNamed(page, compileGuidePage('calls', translation, 'de'), texts)

it('a translated page names what the English one names, by the words of its language, in any order', () => {
  expect(problems(german)).toEqual([])
})

it.each([
  ['a button by other words', '**Offen**', '**Auf**', 'not “Open”, Auf'],
  ['a button in English', '**Anruf anlegen**', '**Add call**', 'not “Add call”, Add call'],
  ['no button', '**Offen**', 'Offene', 'not “Open”'],
  ['a key by its English name', 'Strg+K', 'Ctrl+L', 'not “Ctrl+K”, Ctrl+L'],
  ['what people type', 'status:"missed"', 'status:"verpasst"', 'status:"verpasst"'],
  ['another page', 'reports.md', 'calls.md', 'not “reports”, calls'],
  ['another picture', 'call.webp', 'menu.webp', 'not “call”, menu'],
  ['fewer headings', '## Offene\n', '', 'has 0 headings, not 1'],
])('and %s is reported', (_what, from, to, says) => {
  expect(german).toContain(from)
  expect(problems(german.replace(from, to)).join()).toContain(says)
})

it('a page that is not of the English one as it is now says how to see what changed', () => {
  const version = versionOf(english)
  expect(behind('calls', english, `<!-- of: ${version} -->\n\n${german}`)).toBeUndefined()
  const problems = behind('calls', `${english}\nMore.\n`, `<!-- of: ${version} -->\n\n${german}`)
  expect(problems).toContain(`git diff ${version} docs/guide/calls.md`)
  expect(problems).toContain(versionOf(`${english}\nMore.\n`))
  expect(behind('calls', english, german)).toContain('does not say of which')
})

it('a version is the name that git has for the text', () => {
  expect(versionOf('hello\n')).toBe('ce01362503')
})
