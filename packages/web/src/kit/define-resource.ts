import { entities } from '@lineboard/contract/entities'
import type { Access, OperationId, Period, Searchable, SectionName } from '@lineboard/sdk'
import type { Channel } from '@lineboard/sdk/realtime'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type LoadOnce, loadOnce } from '../browser/lazy.ts'
import { placeFacts, shortPath } from '../places/place.ts'
import type { VisibleTo } from '../places/place-entry.ts'
import type { ListPlaceId } from '../places/places.ts'
import { headingOf } from '../places/title-of.ts'
import type { ListAction, RowAction, SelectionAction } from './actions/action.ts'
import type { Column, ColumnOf, CountedColumn } from './column.ts'
import type { Form } from './define-form.ts'
import { filterableColumns, type NamedField, namedFields } from './filterable-columns.ts'
import { linkedColumn, ownedBy } from './linked-columns.tsx'
import type { ImportTexts, QuickFilter, RemovalNotesProps, RetirementProps, UseMarks } from './list-options.ts'
import type { ListRules, Sort } from './list-state.ts'
import {
  type BodyOf,
  type BulkDownloadPath,
  type CountId,
  type CreateId,
  type DateFieldOf,
  type DeleteId,
  type DeleteManyId,
  type DeleteWithOptionId,
  type ListId,
  type RelationOf,
  type RowOf,
  rowEntities,
  type UpdateId,
} from './operation-ids.ts'

/** A relation, or one with those below it. */
type Nested = string | { readonly [relation: string]: Nested }

/** The row that all rows of a list below it belong to. */
interface Holder {
  /** Operation that lists it: of one that is out of sight, a list has no row, where asking by its id would be refused. */
  list: OperationId
  /** What must be embedded in it to know whether the rows below it are shown. */
  include: readonly unknown[]
  /** Its field that says whose the rows below it are. */
  name: string
  isSeenBelow(row: object, viewer: Access): boolean
}

/**
 * How an entity is listed and changed: what a feature writes. Checked against the contract for one list `Id`; without
 * one it is what is true of any.
 */
interface Declaration<Id extends string = string, Include extends string = string> {
  /** Where the list stands: that says its address and title, and who sees and who changes the rows. */
  place: ListPlaceId
  /** What a row is called in the middle of a sentence. */
  nouns: { one: string; other: string }
  /** Channel on which the server tells of changed rows. */
  channel?: Channel
  /** Rows that change without the server telling: looked at after so many milliseconds, while somebody looks; new ones wait as others do. */
  refreshMs?: number
  list: Id
  /** Lists that can't be counted say how many rows there are as far as is known. */
  count?: CountId<Id>
  create?: CreateId<Id>
  update?: UpdateId<Id>
  remove?: DeleteId<Id>
  removeMany?: DeleteManyId<Id>
  /** Deletes one row and settles at once what becomes of the tracking numbers that use it. */
  removeWithOption?: DeleteWithOptionId<Id>
  /** Rows that can't be deleted can be chosen all the same, to be changed together. @default false */
  changesMany?: boolean
  /** Call made for the rows, which decides who may choose them: such as one of the owner's staff for customers, whose rows they don't change. */
  changesFor?: OperationId
  /** Whether who looks at a row may change it, where more than whose it is decides. @default whoever may change the others */
  mayChange?(row: RowOf<Id>, viewer: Access): boolean
  /** Whose rows these are, where the list stands below one of them, and who sees them there. */
  holder?: Holder
  /** What else the question before deleting says and asks. */
  removalNotes?(): Promise<{ RemovalNotes(props: RemovalNotesProps): ReactNode }>
  /** What stands in the place of the question before deleting, where rows leave in steps that can be taken back. */
  retirement?(): Promise<{ Retirement(props: RetirementProps): ReactNode }>
  /** Relations that columns, form or details read. */
  include?: readonly Include[]
  /** Relation to embed in a relation: `{ DashRoleMapping: 'DashRole' }` for the names of roles. */
  nested?: { readonly [Relation in Include]?: Nested }
  /** Conditions that all its rows meet, where it lists only some of an entity. */
  only?: object
  /** All rows meet `only` on a server that lacks its fields. @default false: there is no list of them then */
  isOnlyOptional?: boolean
  columns: readonly (ColumnOf<Id, Include> | (string extends Id ? never : CountedColumn))[]
  /** Column that names a row: it links to the row, titles its card and stands for it in questions. */
  lead: ColumnOf<Id, Include>['field']
  /** Where the name of a row leads, of one that is at home on another screen. @default its drawer here */
  leadHref?(row: RowOf<Id>): string
  /** The screen with all about a row: search opens it where nothing else only shows the row, and its drawer links to it. */
  overview?: { label: string; hrefOf(row: RowOf<Id>): string | undefined }
  defaultSort: { field: ColumnOf<Id, Include>['field']; direction: Sort['direction'] }
  /** Field that periods speak of, and the period a first visit sees. */
  period?: { field: DateFieldOf<Id>; initial: Period }
  /** Rows in the order of their period's field show where a day begins, and how many it has. @default false */
  showsDays?: boolean
  /** Usual ways to narrow the list, pressed above it. */
  quickFilters?: readonly QuickFilter[]
  /** What else is to be known of a row at a glance, beside its name. */
  marks?(): Promise<{ useMarks: UseMarks }>
  form?(): Promise<{ form: Form<RowOf<Id>, FieldValues, BodyOf<CreateId<Id> | UpdateId<Id>>> }>
  /** What the drawer of a row shows where rows are not edited. */
  details?(): Promise<{ Details(props: { row: RowOf<Id> }): ReactNode }>
  /** Files that rows can be added from: `@lineboard/contract/imports` says what is read of them. */
  import?: ImportTexts
  /** The server's own file of the rows, with the fields an import reads; `takesOrder` where it can be put in order. */
  bulkDownload?: { path: BulkDownloadPath; takesOrder?: boolean }
  /** What these rows are for, in a sentence, where their name does not say it; and what can't be done with them here. */
  about?: string | (() => string | undefined)
  /** Links to parts of the list beside its count, such as how many rows are in each state. */
  banner?(): Promise<{ Banner(props: BannerProps): ReactNode }>
  /** The banner has what is not counted, and stands above the count. @default false */
  bannerFirst?: boolean
  /** What is odd about rows, unfolded from the head of the list; nothing where all is well. */
  remarks?(): Promise<{ Remarks(): ReactNode }>
  /** What else can be done with a row. */
  actions?: readonly RowAction<RowOf<Id>>[]
  /** What else can be done with the whole list. */
  listActions?: readonly ListAction[]
  /** What else can be done with the selected rows. */
  selectionActions?: readonly SelectionAction[]
}

/** What links to parts of a list must know of it: how its filter is read, by labels too. */
export interface BannerProps {
  searchable: Searchable
}

/** What is downloaded when it is first needed. */
type Loaded = {
  [Part in 'form' | 'details' | 'banner' | 'remarks' | 'marks' | 'removalNotes' | 'retirement']?: LoadOnce<
    Awaited<ReturnType<NonNullable<Declaration[Part]>>>
  >
}

/** Names of the contract's entities. */
type EntityId = keyof typeof entities

/** A resource as the table sees it, whatever the entity: what was declared, and what follows from it. */
export interface Resource
  extends Omit<Declaration, keyof Loaded | 'include' | 'nested' | 'lead' | 'defaultSort' | 'period'>,
    Loaded {
  /** Address of the list. */
  href: string
  /** Name under which the state of the list is remembered: what of its address follows the first folder. */
  path: string
  title: string
  /** Section whose permission says who sees and who changes the rows. */
  section?: SectionName
  /** Who sees the rows, where no section says so. */
  /** Who reads the section only does not see it. */
  forChangers?: boolean
  /** Only people of the owner see it. */
  ofOwner?: boolean
  visibleTo?: VisibleTo
  /** Model of the operations, such as `OpNumber`. */
  model: string
  /** Entity of the rows: that of the model, unless the list is of another one. */
  entity: EntityId
  /** As the wire takes it: names of relations, or `{ relation: relation of that one }`. */
  include: readonly Nested[]
  lead: Column
  rules: ListRules
  /** Keys of the filter text: those of the contract, and the fields of the other columns, which have to be named. */
  searchable: Searchable
  /** Fields with the ids of users and customers whose names the rows show: bare text finds rows by those names. */
  named: readonly NamedField[]
  periodField?: string
  /** Name that the whole of a nested list has, such as `user/edit/:userId/keys`. */
  kind?: string
  /** What all rows of this list have in common, and new ones are given: `{ userId: 5 }` for the keys of a user. */
  fixed?: Readonly<Record<string, string | number | boolean>>
}

/** Whether the rows of a list are of another entity than the model it is called on. */
export const hasOtherRows = (list: string): list is keyof typeof rowEntities => Object.hasOwn(rowEntities, list)

const isEntity = (name: string): name is EntityId => Object.hasOwn(entities, name)

/**
 * Declares how an entity is listed and changed. Operations are named by operationId; columns, searchable keys, relations
 * and form are checked against the contract's row type by the compiler.
 */
export function defineResource<const Id extends ListId, const Include extends RelationOf<Id> = never>(
  declaration: Declaration<Id, Include>,
): Resource {
  // The one seam between a list that the compiler knows and the table, which takes any.
  const loose = declaration as Declaration
  const {
    lead,
    defaultSort,
    period,
    include = [],
    nested = {},
    form,
    details,
    banner,
    remarks,
    marks,
    removalNotes,
    retirement,
    columns: declared,
    ...rest
  } = loose
  const model = rest.list.split('.')[0] ?? ''
  const entity = hasOtherRows(rest.list) ? rowEntities[rest.list] : model
  if (!isEntity(entity)) throw new Error(`Resource ${rest.place}: the contract has no entity ${entity}.`)
  const { columns: filterable, searchable } = filterableColumns(declared, entity)
  const columns = filterable.map((column) => linkedColumn(column, entity))
  const leadColumn = columns.find(({ field }) => field === lead)
  if (!leadColumn) throw new Error(`Resource ${rest.place}: the lead ${lead} is not one of its columns.`)
  const ofRelation = ({ field }: Column) => include.includes(field.split('.')[0] ?? '')
  const sortable = columns
    .filter((column) => column.sortable ?? !(ofRelation(column) || column.counted))
    .map(({ field }) => field)
  const { path: href, section, forChangers, ofOwner, visibleTo } = placeFacts[rest.place]
  return {
    ...rest,
    columns,
    href,
    path: shortPath(rest.place),
    title: headingOf(rest.place),
    ...(section && { section }),
    ...(forChangers && { forChangers }),
    ...(ofOwner && { ofOwner }),
    ...(visibleTo && { visibleTo }),
    model,
    entity,
    searchable,
    named: namedFields(columns, entity),
    include: include.map((relation) => {
      const below = nested[relation]
      return below === undefined ? relation : { [relation]: below }
    }),
    lead: leadColumn,
    rules: {
      defaultSort,
      sortable: new Set(sortable),
      defaultPeriod: period?.initial,
      fields: new Set(columns.map(({ field }) => field)),
      hasCustomer: 'customerId' in entities[entity].fields,
      foreignKeys: new Set(ownedBy(entity).map(({ foreignKey }) => foreignKey)),
    },
    ...(period && { periodField: period.field }),
    ...(form && { form: loadOnce(form) }),
    ...(details && { details: loadOnce(details) }),
    ...(banner && { banner: loadOnce(banner) }),
    ...(remarks && { remarks: loadOnce(remarks) }),
    ...(marks && { marks: loadOnce(marks) }),
    ...(removalNotes && { removalNotes: loadOnce(removalNotes) }),
    ...(retirement && { retirement: loadOnce(retirement) }),
  }
}
