import { afterEach, expect, it, vi } from 'vitest'
import { deliveredName, sourceName } from './group-names.ts'

afterEach(() => vi.doUnmock('../../lib/own-language.ts'))

it('days of the week are named in the language of the page, whatever the server calls them', async () => {
  vi.resetModules()
  vi.doMock('../../lib/own-language.ts', () => ({ messages: { language: 'de' } }))
  const { weekdayName } = await import('./group-names.ts')
  const days = ['0', '1', '6'].map((key) => weekdayName({ key, label: 'Of the server' }))
  expect(days).toEqual(['Sonntag', 'Montag', 'Samstag'])
})

it('what servers call no source, one that is gone and no number are texts of the app; names stay', () => {
  expect(sourceName({ key: 'none', label: 'Of the server' })).toBe('No source')
  expect(sourceName({ key: '7', label: 'Deleted source 7' })).toBe('Deleted source 7')
  expect(sourceName({ key: '8', label: 'Radio' })).toBe('Radio')
  expect(deliveredName({ key: 'none', label: 'Of the server' })).toBe('Not delivered')
  expect(deliveredName({ key: '+12125550110', label: '+12125550110' })).toBe('(212) 555-0110')
})
