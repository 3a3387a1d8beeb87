// Lints plain English with textlint: a list of words, and the rules for sentences and paragraphs.
import { readFileSync } from 'node:fs'
import { TextlintKernel } from '@textlint/kernel'
import markdown from '@textlint/textlint-plugin-markdown'
import plain from '@textlint/textlint-plugin-text'
import terminology from 'textlint-rule-terminology'
import { paragraphs, sentences } from './rules.mjs'
import { textOf } from './texts.mjs'

/** @type {Record<string, Record<string, string>>} */
const words = JSON.parse(readFileSync(new URL('words.json', import.meta.url), 'utf8'))

/** A plugin or rule of CommonJS, as Node gives it to a module. */
const own = (module) => module.default ?? module

const plugins = [
  { pluginId: 'markdown', plugin: own(markdown) },
  { pluginId: 'text', plugin: own(plain) },
]

/** A rule for words; titles of tests quote texts, so that they have the shortest list. */
const wordRule = (...lists) => ({
  ruleId: 'words',
  rule: own(terminology),
  options: { defaultTerms: false, terms: lists.flatMap((name) => Object.entries(words[name] ?? {})) },
})
const sentenceRule = { ruleId: 'sentences', rule: sentences }

const rules = {
  documents: [wordRule('everywhere', 'prose', 'documents'), sentenceRule, { ruleId: 'paragraphs', rule: paragraphs }],
  messages: [wordRule('everywhere', 'prose'), sentenceRule],
  titles: [wordRule('everywhere', 'titles')],
}

const kernel = new TextlintKernel()

/**
 * Problems of a file, one line each, as `path:line: problem`; none for files without prose.
 * @param {string} path relative to the project, with forward slashes
 * @param {() => string} read
 * @returns {Promise<string[]>}
 */
export async function findProseProblems(path, read) {
  const found = textOf(path, read)
  if (!found?.text.trim()) return []
  const { kind, ext, text } = found
  const { messages } = await kernel.lintText(text, { filePath: path, ext, plugins, rules: rules[kind] })
  return messages.map(({ line, message }) => `${path}:${line}: ${message}`)
}
