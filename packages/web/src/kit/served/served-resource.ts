import { parseFilterText } from '@lineboard/sdk'
import { mapLoaded } from '../../browser/lazy.ts'
import { clientOptions } from '../../data/client.ts'
import { dateTimeCell, numberCell } from '../cells/number-cells.tsx'
import { textCell } from '../cells/text-cells.tsx'
import type { Column } from '../column.ts'
import type { Form } from '../define-form.ts'
import type { Resource } from '../define-resource.ts'

type Has = (path: string) => boolean

const ownCells = { text: textCell, number: numberCell, time: dateTimeCell, yesNo: textCell } as const

/** Columns of what the core API has beside the contract: hidden until somebody chooses them. */
function ownColumns({ entity, columns }: Pick<Resource, 'entity' | 'columns'>): Column[] {
  const { own = {} } = clientOptions().fit?.fit.models?.[entity] ?? {}
  return Object.entries(own)
    .filter(([field]) => !columns.some((column) => column.field === field))
    .map(([field, { label, kind }]) => ({
      field,
      label,
      cell: kind === 'yesNo' ? { ...textCell, toText: String } : ownCells[kind],
      search: field,
      isSpare: true,
      sortable: true,
    })) as Column[]
}

const kinds = { number: 'number', yesNo: 'boolean', time: 'date-time' } as const

/** Fields that a form asks for or sends. */
export const fieldsOf = ({ schema, changeSchema }: Form): string[] =>
  [schema, changeSchema].flatMap((each) => (each ? Object.keys(each._zod.def.shape) : []))

/** A form without the fields that the server lacks: they are not shown, not asked for and not sent. */
export function servedForm(form: Form, has: Has): Form {
  const lacking = new Set(fieldsOf(form).filter((name) => !has(name)))
  if (lacking.size === 0) return form
  const { bulk } = form
  return { ...form, lacking, ...(bulk && { bulk: bulk.filter((path) => !lacking.has(path.split('.')[0] ?? path)) }) }
}

/** A list as its server can be asked for it: without columns, keys, orders and fields that it lacks, and with what it has beside the contract. */
export function servedResource(resource: Resource, has: Has): Resource {
  const { lead, rules, periodField, form } = resource
  const own = ownColumns(resource)
  const isThere = ({ field, counted }: Column) => field === lead.field || counted !== undefined || has(field)
  const kept = resource.columns.filter(isThere)
  const areKeysThere = Object.values(resource.searchable).every(({ path }) => has(path))
  const isPeriodThere = periodField === undefined || has(periodField)
  const isOnlyThere = !resource.isOnlyOptional || Object.keys(resource.only ?? {}).every(has)
  const isWhole =
    isOnlyThere && kept.length === resource.columns.length && own.length === 0 && areKeysThere && isPeriodThere
  if (isWhole && !form) return resource
  const columns = [...kept, ...own]
  const searchable = {
    ...Object.fromEntries(Object.entries(resource.searchable).filter(([, { path }]) => has(path))),
    ...Object.fromEntries(
      own.map(({ field, label }) => [field, { path: field, label, kind: kindOf(resource, field) }]),
    ),
  } satisfies Resource['searchable']
  const sortable = new Set([...rules.sortable].filter(has).concat(own.map(({ field }) => field)))
  const [first = lead.field] = [lead.field, ...sortable].filter((field) => sortable.has(field))
  const { periodField: _, ...rest } = resource
  const { only: __, ...all } = isPeriodThere ? resource : rest
  return {
    ...(isOnlyThere && resource.only ? { ...all, only: resource.only } : all),
    columns,
    searchable,
    include: resource.include.filter((each) => has(typeof each === 'string' ? each : (Object.keys(each)[0] ?? ''))),
    ...(resource.quickFilters && {
      quickFilters: resource.quickFilters.filter(
        ({ filter, period }) => (isPeriodThere || !period) && (filter === undefined || isKnown(filter, searchable)),
      ),
    }),
    rules: {
      ...rules,
      sortable,
      fields: new Set(columns.map(({ field }) => field)),
      hasCustomer: rules.hasCustomer && has('customerId'),
      defaultSort: has(rules.defaultSort.field) ? rules.defaultSort : { field: first, direction: 'asc' },
      defaultPeriod: isPeriodThere ? rules.defaultPeriod : undefined,
    },
    ...(form && { form: mapLoaded(form, (loaded) => ({ form: servedForm(loaded.form, has) })) }),
  }
}

function kindOf({ entity }: Resource, field: string) {
  const { kind = 'text' } = clientOptions().fit?.fit.models?.[entity]?.own?.[field] ?? {}
  return kind === 'text' ? 'string' : kinds[kind]
}

/** Whether every key of a filter is one of the list's. */
const isKnown = (filter: string, searchable: Resource['searchable']): boolean =>
  parseFilterText(filter, searchable).ast.every((block) => block.type !== 'field' || block.key in searchable)
