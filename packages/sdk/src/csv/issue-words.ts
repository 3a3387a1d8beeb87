import { en } from 'zod/locales'
import { isObject } from '../filter/is-object.ts'

/** What a text must be that one of the contract's patterns is checked against, in words and with an example. */
const words: Readonly<Record<string, string>> = {
  '/^\\+[1-9][0-9]{6,14}$/': 'a phone number with + and the code of its country, such as +12125550142',
  '/^\\+?[0-9]{3,15}$/': 'a phone number, digits alone, such as +12125550142 or 911',
  '/^[A-Z]{3}$/': 'the code of a currency in capitals, such as EUR',
  '/^[A-Za-z0-9.:_-]+$/': 'a host name or an IP address, such as sip.example.com',
  '/^[0-9+*#]*$/': 'digits, +, * and #, such as 9011',
  '/^[A-Za-z][A-Za-z0-9_.-]*$/':
    'a name of letters, digits, _, . and -, which begins with a letter, such as mail.sender',
  '/^[0-9a-fA-F:.]+$/': 'an IP address, such as 203.0.113.7',
  '/month|year|once/': 'one of month, year and once',
}

/** What is wrong with a text that does not meet a pattern. Nobody who fills in a table reads the pattern itself. */
const patternMessage = (pattern = ''): string => `Must be ${words[pattern] ?? 'written in another form'}`

/** What a text must be that a rule of rows refused, by the kind of the problem: these are in the right form, and yet no numbers. */
const wordsByKind: Readonly<Record<string, string>> = {
  phone: 'a phone number that its country has, with + and its code, such as +12125550142',
  caller: 'a phone number of a length that its country has, or digits alone, such as +12125550142 or 911',
}

/** What is wrong with a value that a rule of rows refused. */
const kindMessage = (kind: unknown): string => `Must be ${wordsByKind[String(kind)] ?? 'of another kind'}`

const { localeError } = en()

/** A problem as zod has it. */
type Issue = Parameters<typeof localeError>[0]

/** What a cell must be to be read as a value of that type. */
const types: Readonly<Record<string, string>> = {
  number: 'a number, such as 12.5',
  int: 'a whole number, such as 12',
  boolean: 'yes or no, or true or false',
  string: 'a text',
  array: 'a list in JSON, such as ["a","b"]',
  object: 'an object in JSON, such as {"a":1}',
  record: 'an object in JSON, such as {"a":1}',
}

/** What a text must be that has a form of its own. */
const forms: Readonly<Record<string, string>> = {
  email: 'an e-mail address, such as name@example.com',
  url: 'an address of the web, such as https://example.com',
  datetime: 'a moment in UTC, such as 2026-03-01T09:30:00Z',
  date: 'a day, such as 2026-03-01',
  ipv4: 'an IP address, such as 203.0.113.7',
}

/** Whether whole numbers alone are taken, which a text is not told of by what was expected of it. */
function isForWhole({ expected, inst }: Extract<Issue, { code: 'invalid_type' }>): boolean {
  const def: unknown = isObject(inst) && isObject(inst._zod) ? inst._zod.def : undefined
  return expected === 'number' && isObject(def) && def.check === 'number_format'
}

function boundMessage(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string {
  const isLeast = issue.code === 'too_small'
  const bound = String(isLeast ? issue.minimum : issue.maximum)
  if (issue.origin === 'string') {
    return isLeast && bound === '1'
      ? 'A value is required'
      : `Must have ${isLeast ? 'at least' : 'at most'} ${bound} characters`
  }
  const most = isLeast ? 'at least' : 'at most'
  return issue.inclusive ? `Must be ${most} ${bound}` : `Must be ${isLeast ? 'more than' : 'less than'} ${bound}`
}

/** What is wrong with a value, for who fills in a table and knows nothing of types. */
export function issueMessage(issue: Issue): ReturnType<typeof localeError> {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return 'A value is required'
    const expected = types[isForWhole(issue) ? 'int' : issue.expected]
    return expected ? `Must be ${expected}` : localeError(issue)
  }
  if (issue.code === 'custom' && issue.params?.kind !== undefined) return kindMessage(issue.params.kind)
  if (issue.code === 'invalid_value') return `Must be one of ${issue.values.join(', ')}`
  if (issue.code === 'too_small' || issue.code === 'too_big') return boundMessage(issue)
  if (issue.code !== 'invalid_format') return localeError(issue)
  if (issue.format === 'regex') return patternMessage(issue.pattern)
  const form = forms[issue.format]
  return form ? `Must be ${form}` : localeError(issue)
}
