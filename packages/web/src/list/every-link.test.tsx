import { entities } from '@lineboard/contract/entities'
import { nameFieldOf } from '@lineboard/contract/row-name'
import { cleanup, render, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Resource } from '../kit/define-resource.ts'
import { placeOfEntity } from '../places/place.ts'
import { initSoftphone } from '../state/softphone-config.ts'
import { MayOpenProvider } from '../ui/may-open.ts'
import { dialActions } from './actions/row-actions.ts'

// What the lists name leads there, by the relations of the contract; numbers can be called.

const declarations = import.meta.glob<Record<string, Resource>>('../features/*/*.resource.ts', { eager: true })
const declared = Object.values(declarations).flatMap((module) => Object.values(module))
const lists = declared.map((resource) => ({ name: resource.place, resource }))

/** Relations whose row no column names, and why. */
const unsaid: Readonly<Record<string, string>> = {
  'callLogs.handler': 'the details of a call say who settled it, and the calls to handle have a column',
  'addressees.DashUser': 'a recipient has a name and ways to be reached of their own',
}

interface Relation {
  model: string
  type: string
  foreignKey: string
}

/** What rows of a list are related to one of, where that has a list of its own. */
function relationsOf({ entity }: Resource): [string, Relation][] {
  const relations: Readonly<Record<string, Relation>> = entities[entity].relations
  return Object.entries(relations).filter(
    ([, { model, type }]) => type === 'belongsTo' && placeOfEntity(model) !== undefined,
  )
}

/** A row in which one column has a value, and is related to row 5. */
function rowWith(field: string, value: string, foreignKey?: string): object {
  const [first = '', second] = field.split('.')
  return { id: 1, ...(foreignKey && { [foreignKey]: 5 }), [first]: second ? { [second]: value } : value }
}

describe.each(lists)('$name', ({ name, resource }) => {
  it.each(relationsOf(resource))('leads to its %s', (relation, { foreignKey, model }) => {
    const reason = unsaid[`${name}.${relation}`]
    const columns = resource.columns.filter(
      ({ field, cell }) => cell.align !== 'right' && !cell.choices && leadsBy(field, foreignKey, cell.names),
    )
    expect(columns.length > 0, `${name}.${relation}: ${reason}`).toBe(reason === undefined)
    for (const { field, cell } of columns) {
      const value = nameFieldOf(model)?.toLowerCase().endsWith('number') ? '+12125550142' : 'Anna'
      const row = rowWith(field, value, foreignKey)
      const show = (isPermitted: boolean) =>
        render(
          <MayOpenProvider value={() => isPermitted}>{cell.render?.({ value, row, tabIndex: 0 })}</MayOpenProvider>,
        )
      show(true)
      expect(screen.getByRole('link').getAttribute('href')).toMatch(/\/edit\/5$/)
      cleanup()
      const { container } = show(false)
      expect(screen.queryByRole('link')).toBeNull()
      expect(container.textContent).toContain(cell.toText(value))
      cleanup()
    }
  })

  const leadsBy = (field: string, foreignKey: string, names?: string) =>
    names === foreignKey ||
    relationsOf(resource).some(
      ([relation, { foreignKey: key }]) => key === foreignKey && field.startsWith(`${relation}.`),
    )

  it('names by its own relations alone', () => {
    const keys = Object.values<Relation>(entities[resource.entity].relations).map(({ foreignKey }) => foreignKey)
    for (const { cell } of resource.columns) if (cell.names) expect(keys).toContain(cell.names)
  })
})

describe('telephone numbers', () => {
  beforeAll(() => initSoftphone({ server: 'sip.example.com' }))

  // A list of numbers leads to them all, by what belongs to its row.
  const several = ['receivingNumbers.tracking_number']
  const phones = lists.flatMap(({ name, resource }) =>
    resource.columns
      .filter(({ field }) =>
        /(^|[._])(number|phone|tracking_number|callerNumber|trackingNumber|receivingNumber)$/.test(field),
      )
      .map((column) => ({ name, resource, column }))
      .filter(({ column }) => !several.includes(`${name}.${column.field}`)),
  )

  it.each(phones.map((each) => [`${each.name}.${each.column.field}`, each] as const))(
    '%s',
    (_, { resource, column }) => {
      expect(column.cell.isPhone).toBe(true)
      const value = '+12125550142'
      const row = rowWith(column.field, value)
      // The lead of a list leads to its row, and has the button beside that.
      render(<MayOpenProvider value={() => true}>{column.cell.render?.({ value, row, tabIndex: 0 })}</MayOpenProvider>)
      expect(screen.getByTitle('Call (212) 555-0142').tagName).toBe('BUTTON')
      expect(dialActions(resource, row).map(({ label }) => label)).toEqual(['Call (212) 555-0142'])
    },
  )

  it('of several each says which it is', () => {
    const several = Map.groupBy(phones, ({ resource }) => resource)
    const rows = [...several].filter(([, each]) => each.length > 1)
    expect(rows).not.toEqual([])
    for (const [resource, each] of rows) {
      const row = Object.assign({}, ...each.map(({ column }, at) => rowWith(column.field, `+1212555014${at}`)))
      expect(dialActions(resource, row).map(({ label }) => label)).toEqual(
        each.map(({ column: { label } }, at) => `Call (212) 555-014${at} (${label})`),
      )
    }
  })

  it('that are withheld are not called', () => {
    const { resource, column } = phones[0] ?? {}
    if (!resource || !column) throw new Error('No list has numbers.')
    expect(dialActions(resource, rowWith(column.field, 'anonymous'))).toEqual([])
  })
})
