import { describe, expect, it } from 'vitest'
import type { Resource } from '../../kit/define-resource.ts'
import { panelFields } from './filter-panel.tsx'

const declarations = import.meta.glob<Record<string, Resource>>('../../features/*/*.resource.ts', { eager: true })
const declared = Object.values(declarations).flatMap((module) => Object.values(module))

describe.each(declared.map((resource) => ({ name: resource.place, resource })))('$name', ({ resource }) => {
  it('calls no two of its fields the same', () => {
    const labels = panelFields(resource.columns).map(({ label }) => label.toLowerCase())
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
  })
})

it('a source is chosen from the list, and its name asked for as text', () => {
  const calls = declared.find(({ place }) => place === 'callLogs')
  expect(panelFields(calls?.columns ?? [])).toEqual(
    expect.arrayContaining([
      { key: 'trackingSourceId', label: 'Tracking source' },
      { key: 'trackingSourceName', label: 'Tracking source (name)' },
    ]),
  )
})
