import type { ValueTest } from './value-test.ts'

const special = /[\\^$.*+?()[\]{}|/]/g

/**
 * The pattern anywhere in the text, as LoopBack's memory connector has it; `%` stands for any characters, `_` for one,
 * a backslash takes the next character as it is.
 */
export function likePattern(pattern: string, isCaseBlind: boolean): ValueTest {
  const plain = pattern.replace(/^%+/, '').replace(/%+$/, '')
  // Nearly every pattern is `%text%`, and a plain search is several times faster than an expression.
  if (!/[%_\\]/.test(plain)) {
    if (!isCaseBlind) return (value) => value != null && String(value).includes(plain)
    const wanted = plain.toLowerCase()
    return (value) => value != null && String(value).toLowerCase().includes(wanted)
  }
  const source = plain.replace(/\\(.)|%|_|[^\\%_]+/gs, (part, escaped?: string) => {
    if (escaped !== undefined) return escaped.replace(special, '\\$&')
    if (part === '%') return '.*'
    if (part === '_') return '.'
    return part.replace(special, '\\$&')
  })
  const expression = new RegExp(source, isCaseBlind ? 'is' : 's')
  return (value) => value != null && expression.test(String(value))
}
