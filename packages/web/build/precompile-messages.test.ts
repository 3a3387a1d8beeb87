import format from 'icu-minify/format'
import { describe, expect, it } from 'vitest'
import { precompileMessages } from './precompile-messages.ts'

const source = `import { translator } from '../lib/messages.ts'

const messages = {
  words: { plain: 'Sign In', 'quoted key': "It's {name}" },
  nested: { count: '{count, plural, =0 {no calls} one {# call} other {# calls}}' },
} as const

export const t = translator(messages)
`

const compiled = precompileMessages(source)

function catalogue(): Record<string, Record<string, string>> {
  const [, object = ''] = /const messages = ([\s\S]*?) as const/.exec(compiled) ?? []
  return new Function(`return ${object}`)()
}

describe('precompileMessages', () => {
  it('leaves everything but the messages as it was', () => {
    expect(compiled).toContain("import { translator } from '../lib/messages.ts'")
    expect(compiled).toContain('} as const')
    expect(compiled).toContain('export const t = translator(messages)')
  })

  it('leaves messages that need no formatting plain', () => {
    expect(catalogue().words?.plain).toBe('Sign In')
  })

  it.each<[group: string, name: string, values: Record<string, string | number>, text: string]>([
    ['words', 'quoted key', { name: 'Ada' }, "It's Ada"],
    ['nested', 'count', { count: 0 }, 'no calls'],
    ['nested', 'count', { count: 1 }, '1 call'],
    ['nested', 'count', { count: 1200 }, '1,200 calls'],
  ])('%s.%s with %j reads %j', (group, name, values, text) => {
    const formatters = {
      getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
        new Intl.DateTimeFormat(...args),
      getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
      getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
    }
    expect(format(catalogue()[group]?.[name] ?? '', 'en-US', values, { formatters })).toBe(text)
  })
})
