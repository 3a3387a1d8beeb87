// The rules that no linter knows.
import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { main } from './lib/failure.mjs'
import { listFiles, root } from './lib/paths.mjs'

const MOST_LINES = 400

const isSource = (path) => /\.(tsx?|mjs|css)$/.test(path) && !isGenerated(path)
const isGenerated = (path) => /\.gen\.ts$|^packages\/[\w-]+\/api\/|^pnpm-lock\.yaml$/.test(path)
const isReferenceData = (path) => /(^|\/)reference\//.test(path)
const isTest = (path) => /\.(test|spec|test-d)\.(tsx?|mjs)$|(^|\/)e2e\//.test(path)
const isAnything = () => true
const isShipped = (path) =>
  /^(contract|packages\/[\w-]+)\/src\//.test(path) && isSource(path) && !isTest(path) && !/\/testing\//.test(path)
const isBesidePlaces = (path) =>
  /^packages\/(sdk\/src|web\/(build|src))\/(?!(places|testing)\/)/.test(path) && isSource(path) && !isTest(path)

const UNSEARCHED =
  'names something by a word that nobody searches for: notify, replacement, owner, change, fault or fix instead'
const unsearched = new Set(
  'deed deeds doomed fate fates gift gifts heir heirs hush mend mends mishap mishaps tell told untold whose'.split(' '),
)

/** Whether one of the words of a name, in camel or kebab case, is such a word. */
const isUnsearched = (name = '') =>
  /way-?round/i.test(name) || name.split(/[^a-zA-Z]|(?=[A-Z])/).some((word) => unsearched.has(word.toLowerCase()))

/** Patterns are spelled so that none of them finds itself here. */
const RULES = [
  {
    says: 'names a folder of one machine',
    applies: isAnything,
    pattern: /(?<![\w.*)\]}-])\/(home\/[\w.-]+|Users\/[\w.-]+|root|work)\//,
  },
  { says: 'names a package registry', applies: isAnything, pattern: /\bregistry\.[\w-]+\.(com|dev|io|org)\b/ },
  {
    says: 'focuses or skips a test',
    applies: isTest,
    pattern: /\b(describe|it|suite|test)(\.\w+)*\.(fails|fixme|only|runIf|skip|skipIf|todo)\b|\b[xf](describe|it)\(/,
  },
  {
    says: 'switches a rule off',
    applies: isSource,
    pattern: /(biome|eslint|oxlint|knip)-(ignore|disable)|@ts-(ignore|nocheck)\b/,
  },
  { says: 'casts through unknown', applies: isSource, pattern: /\bas\s+unknown\s+as\b/ },
  {
    says: 'spells out an address of the web app: hrefOf() of places/ makes every link',
    applies: isBesidePlaces,
    // Also one without its first slash, and one that is joined from its parts.
    pattern: /['"`}]\/(auth|service)\b|['"`](auth|service)\/|\[(['"`]{2}, )?['"`](auth|service)['"`]/,
  },
  {
    says: 'names the owner or user 1 by number: OWNER_ID and isSuperAdmin() are in contract/src/owner.ts',
    applies: (path) => isShipped(path) && path !== 'contract/src/owner.ts',
    pattern: /\b(OWNER|SUPER_ADMIN)\w*\s*=\s*\d|\bcustomerId:\s*1\b|\b(customerI|userI|i)d\s*[!=]==?\s*1\b/,
  },
  {
    says: 'writes out how much a field takes: the limits of the contract are in @lineboard/contract/limits',
    applies: (path) => isShipped(path) && path.startsWith('packages/'),
    pattern: /\bmaxLength(=\{|:\s*)\d|\b(minimum|maximum):\s*[\d.]/,
  },
  {
    says: 'writes out a time that @lineboard/contract/durations has',
    applies: (path) => isShipped(path) && path !== 'contract/src/durations.ts',
    pattern: /\b86_?400_?000\b|\b3_?600_?000\b|\b24 \* 60\b|\b(MINUTE|HOUR|DAY)_MS\s*=/,
  },
  {
    says: 'asks what a time zone is: isTimeZone() and timeZoneNamed() are in @lineboard/contract/time-zone',
    applies: (path) => isShipped(path) && path !== 'contract/src/time-zone.ts',
    pattern: /Boolean\(new Intl\.DateTimeFormat|timeZone: \w+ \}\)\.resolvedOptions/,
  },
  {
    says: 'shows things in another order than Tab and screen readers reach them: write them in the order that the eye reads',
    // The sheet of keys is text alone, where the term of a line comes first.
    applies: (path) => path.endsWith('.css') && !path.endsWith('/keys/key-sheet.module.css'),
    pattern: /^\s*order:|\b(row|column)-reverse\b/,
  },
  {
    says: UNSEARCHED,
    applies: isSource,
    // What is declared, and keys at the beginning of a line: of a property, a message, a class.
    pattern: {
      test: (/** @type {string} */ line) =>
        isUnsearched(/(?:\b(?:class|const|function|interface|let|type) |^\s*\.?)(\w+)/.exec(line)?.[1]),
    },
  },
  { says: 'leaves work for later', applies: isSource, pattern: /\b(TO[D]O|FIX[M]E)\b/ },
]

/**
 * What a file does against the project's conventions, one line each, as `path:line: says what`.
 * @param {string} path relative to the repository's top folder, with forward slashes
 * @param {string} text
 * @returns {string[]}
 */
export function findViolations(path, text) {
  const lines = text.split('\n')
  const rules = RULES.filter(({ applies }) => applies(path))
  const found = lines.flatMap((line, at) =>
    rules.filter(({ pattern }) => pattern.test(line)).map(({ says }) => `${path}:${at + 1}: ${says}`),
  )
  if (isSource(path) && isUnsearched(path)) found.push(`${path}:1: ${UNSEARCHED}`)
  const count = text.endsWith('\n') ? lines.length - 1 : lines.length
  if (isSource(path) && !isReferenceData(path) && count > MOST_LINES)
    found.push(
      `${path}:${MOST_LINES + 1}: has ${count} lines, at most ${MOST_LINES} are allowed: give each idea its own file`,
    )
  return found
}

/** Rooms of the mock server that have a file an entity, each for its own part of it. */
const ENTITY_ROOMS = /^packages\/mock-server\/src\/(api\/handlers\/[\w-]+|world\/seed\/rows)\/[\w-]+\.ts$/

/** Names that say of every room the same: what it offers, and its types. */
const NAMES_OF_ROOMS = new Set(['index', 'types'])

const isNamedByItself = (path) =>
  /^(contract|packages\/[\w-]+)\/src\/.*\.(tsx?|css)$/.test(path) &&
  !isTest(path) &&
  !isGenerated(path) &&
  !isReferenceData(path) &&
  !/\.worker\.ts$|\.d\.ts$/.test(path) &&
  !ENTITY_ROOMS.test(path)

const nameOf = (/** @type {string} */ path) => path.replace(/^.*\/|\.tsx?$/g, '')

/**
 * Sources of one package that share a name, one line each: whoever looks for one by its name opens the other.
 * @param {string[]} paths relative to the repository's top folder, with forward slashes
 * @returns {string[]}
 */
export function findSameNames(paths) {
  const byName = Map.groupBy(paths.filter(isNamedByItself), (path) => `${path.split('/src/')[0]} ${nameOf(path)}`)
  return [...byName.values()]
    .filter((same) => same.length > 1 && !same.some((path) => NAMES_OF_ROOMS.has(nameOf(path))))
    .map((same) => `${same.join(' and ')} share a name: call each by what it does`)
}

async function check() {
  const files = listFiles(root)
  const pathOf = (file) => relative(root, file).split(sep).join('/')
  const violations = files.flatMap((file) => {
    const bytes = readFileSync(file)
    if (bytes.includes(0)) return []
    return findViolations(pathOf(file), bytes.toString('utf8'))
  })
  violations.push(...findSameNames(files.map(pathOf)))
  for (const violation of violations) console.error(violation)
  return violations.length > 0 ? 1 : 0
}

if (import.meta.main) main(check)
