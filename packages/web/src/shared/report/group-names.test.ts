import { afterEach, expect, it, vi } from 'vitest'
import { deliveredName, sourceNames } from './group-names.ts'

afterEach(() => vi.doUnmock('../../lib/own-language.ts'))

it('days of the week are named in the language of the page, whatever the server calls them', async () => {
  vi.resetModules()
  vi.doMock('../../lib/own-language.ts', () => ({ messages: { language: 'de' } }))
  const { weekdayName } = await import('./group-names.ts')
  const days = ['0', '1', '6'].map((key) => weekdayName({ key, label: 'Of the server' }))
  expect(days).toEqual(['Sonntag', 'Montag', 'Samstag'])
})

it('what servers call no source, one that is gone and no number are texts of the app; names stay', () => {
  const sources = [
    { key: 'none', label: 'Of the server' },
    { key: '7', label: 'Deleted source 7' },
    { key: '8', label: 'Radio' },
  ]
  expect(sources.map(sourceNames(sources))).toEqual(['No source', 'Deleted source 7', 'Radio'])
  expect(deliveredName({ key: 'none', label: 'Of the server' })).toBe('Not delivered')
  expect(deliveredName({ key: '+12125550110', label: '+12125550110' })).toBe('(212) 555-0110')
})

it('sources of one name are distinguished by their ids, and others are not', () => {
  const sources = [
    { key: '3', label: 'Google Ads' },
    { key: '8', label: 'Radio' },
    { key: '12', label: 'Google Ads' },
  ]
  expect(sources.map(sourceNames(sources))).toEqual(['Google Ads #3', 'Radio', 'Google Ads #12'])
})
