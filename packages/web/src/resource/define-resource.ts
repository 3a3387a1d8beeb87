import type { OperationRows } from '@lineboard/contract'
import { entities } from '@lineboard/contract/entities'
import { type Searchable, type SectionName, searchableFields } from '@lineboard/sdk'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type LoadOnce, loadOnce } from '../lib/load-once.ts'
import type { Column, ColumnOf } from './column.ts'
import type { Form } from './form/form.ts'
import type { ListRules, Sort } from './list-state.ts'
import type {
  BodyOf,
  CountId,
  CreateId,
  DateFieldOf,
  DeleteId,
  DeleteManyId,
  ListId,
  RelationOf,
  UpdateId,
} from './operation-ids.ts'
import type { Period } from './period/period.ts'

interface ResourceSettings {
  /** Path below /service; the state of the list is remembered under it too. */
  path: string
  title: string
  /** What a row is called in the middle of a sentence. */
  nouns: { one: string; other: string }
  /** Section whose permission decides who sees and who changes the rows. */
  section: SectionName
  /** Field that identifies a row. @default 'id' */
  idField?: string
}

interface ResourceDefinition<Id extends ListId, Include extends RelationOf<Id>> extends ResourceSettings {
  list: Id
  count: CountId<Id>
  create?: CreateId<Id>
  update?: UpdateId<Id>
  remove?: DeleteId<Id>
  removeMany?: DeleteManyId<Id>
  /** Relations that columns, form or details read. */
  include?: readonly Include[]
  columns: readonly ColumnOf<Id, Include>[]
  /** Column that names a row: it links to the row, titles its card and stands for it in questions. */
  lead: ColumnOf<Id, Include>['field']
  defaultSort: { field: ColumnOf<Id, Include>['field']; direction: Sort['direction'] }
  /** Field that periods speak of, and the period a first visit sees. */
  period?: { field: DateFieldOf<Id>; initial: Period }
  form?(): Promise<{ form: Form<OperationRows[Id], FieldValues, BodyOf<CreateId<Id> | UpdateId<Id>>> }>
  /** What the drawer of a row shows where rows are not edited. */
  details?(): Promise<{ Details(props: { row: OperationRows[Id] }): ReactNode }>
}

/** A resource as the table sees it, whatever the entity. */
export interface Resource extends ResourceSettings {
  /** Model of the operations, such as `OpNumber`. */
  model: string
  idField: string
  list: string
  count: string
  create?: string
  update?: string
  remove?: string
  removeMany?: string
  include: readonly string[]
  columns: readonly Column[]
  lead: Column
  rules: ListRules
  /** Keys of the filter text, as the contract has them. */
  searchable: Searchable
  periodField?: string
  form?: LoadOnce<FormModule>
  details?: LoadOnce<DetailsModule>
}

interface FormModule {
  form: Form
}

interface DetailsModule {
  Details(props: { row: object }): ReactNode
}

interface LooseDefinition
  extends Omit<
    Resource,
    'model' | 'idField' | 'include' | 'lead' | 'rules' | 'searchable' | 'periodField' | 'form' | 'details'
  > {
  idField?: string
  include?: readonly string[]
  lead: string
  defaultSort: Sort
  period?: { field: string; initial: Period }
  form?(): Promise<FormModule>
  details?(): Promise<DetailsModule>
}

const isModel = (name: string): name is keyof typeof entities => Object.hasOwn(entities, name)

/**
 * Declares how an entity is listed and changed. Operations are named by operationId; columns, searchable keys, relations
 * and form are checked against the contract's row type by the compiler.
 */
export function defineResource<const Id extends ListId, const Include extends RelationOf<Id> = never>(
  definition: ResourceDefinition<Id, Include>,
): Resource
export function defineResource(definition: LooseDefinition): Resource {
  const { lead, defaultSort, period, include = [], form, details, ...rest } = definition
  const leadColumn = rest.columns.find(({ field }) => field === lead)
  if (!leadColumn) throw new Error(`Resource ${rest.path}: the lead ${lead} is not one of its columns.`)
  const model = rest.list.split('.')[0] ?? ''
  if (!isModel(model)) throw new Error(`Resource ${rest.path}: the contract has no entity ${model}.`)
  const ofRelation = ({ field }: Column) => include.includes(field.split('.')[0] ?? '')
  const sortable = rest.columns.filter((column) => column.sortable ?? !ofRelation(column)).map(({ field }) => field)
  return {
    idField: 'id',
    ...rest,
    model,
    searchable: searchableFields(entities, model),
    include,
    lead: leadColumn,
    rules: { defaultSort, sortable: new Set(sortable), defaultPeriod: period?.initial },
    ...(period && { periodField: period.field }),
    ...(form && { form: loadOnce(form) }),
    ...(details && { details: loadOnce(details) }),
  }
}
