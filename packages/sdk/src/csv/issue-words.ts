import { en } from 'zod/locales'
import { isObject } from '../filter/is-object.ts'
import { kindMessage, patternMessage } from './pattern-words.ts'

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
