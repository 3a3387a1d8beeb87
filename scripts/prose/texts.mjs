// The texts that the prose linter reads, from documents, catalogues of messages and tests.

const isDocument = (path) =>
  path.endsWith('.md') &&
  !/^docs\/guide\/\w\w\//.test(path) &&
  // Written from the contract.
  !path.startsWith('packages/sdk/docs/api/')
/** The words of servers are not ours. */
const isCatalogue = (path) =>
  /^packages\/web\/src\/.*\.messages\.ts$/.test(path) && !path.endsWith('/server.messages.ts')
const isTest = (path) => /\.test(-d)?\.(tsx?|mjs)$/.test(path)

const MESSAGE = /(?<!\w)'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g
const TITLE =
  /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,\s*(?:async\b|\(|\{|\w+\))/g

/** A message in plain text: values are a word, and each choice of a plural is a sentence. */
export const plainMessage = (message) =>
  message
    .replaceAll("\\'", '’')
    .replaceAll(/<\/?\w+>/g, '')
    .replaceAll(/\{\w+(?:, (?!plural|select)[\w:./, ]+)?\}/g, 'value')
    .replaceAll(/(?:=\d+|\w+) \{([^{}]*)\}/g, '. $1. ')
    .replaceAll(/\{\w+, (?:plural|select),|[{}]/g, ' ')

/** Texts found by a pattern, each on the line it has in the source. */
function linesWith(source, pattern, textOf) {
  const lines = []
  for (const match of source.matchAll(pattern)) {
    const line = source.slice(0, match.index).split('\n').length - 1
    lines[line] = [lines[line], textOf(match)].filter(Boolean).join('. ')
  }
  return Array.from(lines, (line) => (line ?? '').replaceAll('\n', ' ')).join('\n')
}

const withoutImports = (source) => source.replaceAll(/^import .*$/gm, '')

/**
 * What of a file the linter reads, as text with the file's line numbers; undefined for other files.
 * @param {string} path relative to the project, with forward slashes
 * @param {() => string} read
 * @returns {{ kind: 'documents' | 'messages' | 'titles', ext: '.md' | '.txt', text: string } | undefined}
 */
export function textOf(path, read) {
  if (isDocument(path)) return { kind: 'documents', ext: '.md', text: read() }
  if (isCatalogue(path)) {
    const text = linesWith(withoutImports(read()), MESSAGE, ([, ...found]) => plainMessage(found.find(Boolean) ?? ''))
    return { kind: 'messages', ext: '.txt', text }
  }
  if (isTest(path)) return { kind: 'titles', ext: '.txt', text: linesWith(read(), TITLE, ([, , title]) => title) }
  return undefined
}
