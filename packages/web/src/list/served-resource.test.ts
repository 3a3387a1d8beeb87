import { entities } from '@lineboard/contract/entities'
import { sourceOf } from '@lineboard/contract/stated'
import { createFit } from '@lineboard/sdk/fit'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { initClient } from '../data/client.ts'
import type { Form } from '../kit/define-form.ts'
import type { Resource } from '../kit/define-resource.ts'
import { formResolver } from '../kit/form/row-form.tsx'
import { parseListState } from '../kit/list-state.ts'
import { wireBody } from '../kit/rows/save-row.ts'
import { servedForm, servedResource } from '../kit/served/served-resource.ts'
import { listFilter, listQuery } from './context/list-query.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../features/*/*.resource.ts', { eager: true })
const lists = Object.values(declarations)
  .flatMap((module) => Object.values(module))
  .map((resource) => ({ name: resource.path, resource }))

const baseUrl = 'http://core.example/api/v1'
beforeEach(() => {
  initClient({ baseUrl })
  vi.stubGlobal('location', new URL(baseUrl))
})
afterAll(() => void vi.unstubAllGlobals())

const namesIn = (where: unknown): string[] =>
  Object.entries(Object(where)).flatMap(([key, value]) =>
    key === 'and' || key === 'or' ? [value].flat().flatMap(namesIn) : [key],
  )

test('lists all saved views of a server that keeps no drafts of voice menus', () => {
  const { resource = expect.fail() } = lists.find(({ resource: { entity } }) => entity === 'Template') ?? {}
  expect(servedResource(resource, (path) => path !== 'resource').only).toBeUndefined()
  expect(servedResource(resource, () => true).only).toEqual({ resource: { neq: 'Ivr' } })
})

test('lists no other calls where a server does not say how calls are handled', () => {
  const { resource = expect.fail() } = lists.find(({ name }) => name === 'to-handle') ?? {}
  expect(servedResource(resource, (path) => path !== 'handling').only).toBe(resource.only)
})

describe.each(lists)('$name over a server with the stated fields alone', ({ resource }) => {
  const { fields, relations } = entities[resource.entity]
  const has = (path: string) => {
    const [name = ''] = path.split('.')
    return !(name in fields || name in relations) || sourceOf(resource.entity, name) === 'stated'
  }
  const served = () => servedResource(resource, has)

  test('has no column, key, order or relation that the server lacks', () => {
    const { columns, searchable, include, lead, rules, periodField } = served()
    for (const { field, counted } of columns)
      expect(counted !== undefined || field === lead.field || has(field), field).toBe(true)
    for (const { path } of Object.values(searchable)) expect(has(path), path).toBe(true)
    for (const each of include) expect(has(typeof each === 'string' ? each : Object.keys(each).join())).toBe(true)
    for (const field of rules.sortable) expect(has(field), field).toBe(true)
    expect(periodField === undefined || has(periodField)).toBe(true)
  })

  test('asks first for what the server has', () => {
    const list = served()
    const filter: { order?: readonly string[]; where?: object } = listFilter(
      list,
      listQuery(list, parseListState('', list.rules)),
    )
    const ordered = (filter.order ?? []).map((term) => term.split(' ')[0] ?? '')
    // What names a row is asked for in any case: a server that lacks it has no such list.
    for (const field of ordered) expect(has(field) || field === list.lead.field, field).toBe(true)
    const fixed = namesIn({ ...resource.only, ...resource.fixed })
    for (const field of namesIn(filter.where)) expect(has(field) || fixed.includes(field), field).toBe(true)
  })

  test('is as it is declared over a server that has all', async () => {
    const whole = servedResource(resource, () => true)
    expect(whole.columns).toEqual(resource.columns)
    expect(whole.rules.defaultSort).toEqual(resource.rules.defaultSort)
    const form = (await resource.form?.load())?.form
    if (form) expect(servedForm(form, () => true)).toBe(form)
  })

  test('has a form that neither asks for nor sends what the server lacks', async () => {
    const form: Form | undefined = (await resource.form?.load())?.form
    if (!form) return
    const known = servedForm(form, has)
    const body = wireBody(known, known.toValues(undefined), undefined)
    expect(Object.keys(body).filter((name) => !has(name))).toEqual([])
    const options = { fields: {}, shouldUseNativeValidation: false }
    const { errors } = await formResolver(known, undefined)(known.toValues(undefined), undefined, options)
    expect(Object.keys(errors).filter((name) => !has(name))).toEqual([])
  })
})

test('what the core API has beside the contract can be shown, found and sorted by', () => {
  initClient({
    baseUrl,
    fit: createFit({
      fit: 1,
      models: { CallLog: { own: { recordingfile: { label: 'Recording file', kind: 'text' } } } },
    }),
  })
  const calls = lists.find(({ resource }) => resource.place === 'callLogs')
  if (!calls) throw new Error('There is no call log.')
  const { columns, searchable, rules } = servedResource(calls.resource, () => true)
  expect(columns.at(-1)).toMatchObject({ field: 'recordingfile', label: 'Recording file' })
  expect(searchable.recordingfile).toMatchObject({ path: 'recordingfile', kind: 'string' })
  expect(rules.sortable.has('recordingfile')).toBe(true)
})
