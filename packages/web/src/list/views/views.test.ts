import { describe, expect, it } from 'vitest'
import type { ListRules } from '../../kit/list-state.ts'
import { fromDefinition, tidySearch, toDefinition } from '../../kit/view-search.ts'
import { readViews, withName, withoutView, withView } from '../context/saved-views.ts'
import { linksOf } from './list-views-panel.tsx'
import { sharedUnder } from './share-view.ts'

const a = { name: 'A', search: 'filter=a' }
const b = { name: 'B', search: 'sort=-name', templateId: 4 }
const both = { views: [a, b], defaultName: 'A' }

describe('saved views', () => {
  it.each([
    ['nothing', undefined, { views: [], defaultName: undefined }],
    ['what was saved', both, both],
    [
      'what makes no sense',
      { views: [a, 1, { name: '' }, { name: 'x' }], defaultName: 'gone' },
      { views: [a], defaultName: undefined },
    ],
  ])('reads %s', (_, saved, expected) => {
    expect(readViews(saved)).toEqual(expected)
  })

  it('adds one, or takes the place of the one of that name', () => {
    const c = { name: 'C', search: '' }
    expect(withView(both, c).views).toEqual([a, b, c])
    expect(withView(both, { ...a, search: 'x' })).toEqual({ views: [{ ...a, search: 'x' }, b], defaultName: 'A' })
  })

  it('takes one out; a default that is gone is none', () => {
    expect(withoutView(both, 'A')).toEqual({ views: [b], defaultName: undefined })
    expect(withoutView(both, 'B')).toEqual({ views: [a], defaultName: 'A' })
  })

  it('names one otherwise, unless the name is taken', () => {
    expect(withName(both, 'A', 'Z')).toEqual({ views: [{ ...a, name: 'Z' }, b], defaultName: 'Z' })
    expect(withName(both, 'A', 'B')).toEqual(both)
    expect(withName(both, 'A', '')).toEqual(both)
  })
})

describe('shared views are found', () => {
  const list = { path: 'user', list: 'DashUser.find', model: 'DashUser' }
  it.each([
    ['under the name of the list, and that of its model as before', list, ['user', 'DashUser']],
    [
      'not under a model of other rows',
      { ...list, path: 'tokens', list: 'DashUser.findVerificationTokens' },
      ['tokens'],
    ],
    [
      'for every nested list of a kind',
      { ...list, path: 'user/5/keys', kind: 'user/:id/keys' },
      ['user/:id/keys', 'DashUser'],
    ],
  ])('%s', (_, listed, names) => {
    expect(sharedUnder(listed)).toEqual(names)
  })
})

const rules: ListRules = {
  defaultSort: { field: 'name', direction: 'asc' },
  sortable: new Set(['name', 'size']),
  fields: new Set(['name', 'size']),
  hasCustomer: true,
  defaultPeriod: { mode: 'today' },
}

describe('the query of a view', () => {
  it('has no page, and nothing the list has no place for', () => {
    expect(tidySearch('page=3&sort=-size&x=1&cols=size,gone', rules)).toBe('sort=-size&cols=size')
  })

  it.each(['', 'filter=a%3A%22b%22', 'period=last30&customer=3&sort=-size&pageSize=50&cols=size,name'])(
    '%j becomes a definition and a query again',
    (search) => {
      expect(fromDefinition(toDefinition(search), rules)).toBe(search)
    },
  )

  it('is read as other clients write it', () => {
    const definition = { filter: 'a', sort: 'size DESC', columns: ['size', 'name'], period: 'thisWeek', groupBy: 'x' }
    expect(fromDefinition(definition, rules)).toBe('filter=a&period=thisWeek&sort=-size&cols=size,name')
  })
})

describe('links to a view', () => {
  const rules: ListRules = {
    defaultSort: { field: 'at', direction: 'desc' },
    sortable: new Set(),
    defaultPeriod: { mode: 'today' },
    fields: new Set(),
    hasCustomer: false,
  }

  it('are of the period by name, or of its days, where it moves on', () => {
    const [moving, fixed] = linksOf({ search: 'filter=a&period=lastMonth' }, rules)
    expect(moving).toEqual({
      label: 'Copy link: Last Month, whenever it is opened',
      search: 'filter=a&period=lastMonth',
    })
    expect(fixed?.label).toMatch(/^Copy link: [A-Z][a-z]+ \d{4}, always$/)
    expect(fixed?.search).toMatch(/^filter=a&period=\d{4}-\d\d$/)
    expect(linksOf({ search: '' }, rules)).toHaveLength(2)
  })

  it.each(['period=all', 'period=2026-03'])('are one where it stays: %s', (search) => {
    expect(linksOf({ search }, rules)).toEqual([{ label: 'Copy link', search }])
  })
})
