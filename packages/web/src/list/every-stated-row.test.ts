import { sourceOf } from '@lineboard/contract/stated'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changedBody } from '../kit/bulk/edit-rows.ts'
import type { Column } from '../kit/column.ts'
import type { Form } from '../kit/define-form.ts'
import type { Resource } from '../kit/define-resource.ts'
import { rowName } from '../kit/rows/row-text.ts'
import { changeCall } from '../kit/rows/save-row.ts'
import { valueAt } from '../kit/value-at.ts'
import { WordedError } from '../lib/errors/is-worded.ts'
import { MayOpenProvider } from '../ui/may-open.ts'

// Rows of a core API that has the fields its documents name, and no others.

type Row = Readonly<Record<string, unknown>>

const declarations = import.meta.glob<Record<string, Resource>>('../features/*/*.resource.ts', { eager: true })
const declared = Object.values(declarations)
  .flatMap((module) => Object.values(module))
  .map((resource) => ({ name: resource.place, resource }))

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ size: { callLogs: 20 } })
})
afterAll(() => server.close())

const statedRows = ({ entity }: Resource): Row[] =>
  (server.store.anyTable(entity)?.find({}) ?? []).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([field]) => sourceOf(entity, field) === 'stated')),
  )

/** What no person may read. */
const WRONG = /\bNaN\b|\bundefined\b|\bnull\b|Invalid Date|\[object /

/** What a column says of a row in words, in a file, and on the screen. */
function saidBy({ cell, field }: Column, row: Row): string {
  const value = valueAt(row, field)
  if (value === undefined) return ''
  const drawn = cell.render?.({ value, row, tabIndex: 0 })
  const shown = renderToStaticMarkup(createElement(MayOpenProvider, { value: () => true }, drawn))
  return `${cell.toText(value, row)} ${String(cell.toFile?.(value, row) ?? '')} ${shown}`
}

/** Fields that take any text. */
const free = ['description', 'firstName', 'name', 'key']

const saved = new Set<Form>()

/** What a save of a form would send; undefined where the row lacks what the form requires. */
function bodyOf(form: Form, row: Row, edit: Row): object | undefined {
  try {
    const body = changedBody(form, row, edit)
    saved.add(form)
    return body
  } catch (error) {
    if (error instanceof WordedError && /This is required/.test(error.message)) return undefined
    throw error
  }
}

describe.each(declared)('$name', ({ resource }) => {
  it('shows rows of stated fields, and nothing of others', () => {
    const rows = statedRows(resource)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      expect(rowName(resource, row)).not.toMatch(WRONG)
      for (const column of resource.columns) expect(saidBy(column, row), column.field).not.toMatch(WRONG)
    }
  })

  it('fills its form from rows of stated fields, and sends the edited field alone', async () => {
    const form = resource.form && (await resource.form.load()).form
    if (!form || !resource.update) return
    for (const row of statedRows(resource)) {
      const values = form.toValues(row)
      expect(JSON.stringify(values)).not.toMatch(/NaN|undefined|Invalid Date|\[object /)
      const field = free.find((name) => typeof row[name] === 'string' && name in values)
      for (const edit of field ? [{}, { [field]: 'Edited' }] : [{}]) {
        const body = bodyOf(form, row, edit)
        // A row without a field that every row of its model has is not saved, and nothing is sent.
        if (!body) continue
        const [, args] = changeCall(resource, form, row, body)
        const { body: sent }: { body?: object } = args
        expect(Object.keys(sent ?? {}).filter((name) => !(name in row))).toEqual([])
      }
    }
  })
})

it('most forms are saved with stated fields alone', () => {
  expect(saved.size).toBeGreaterThan(8)
})
