import { operationTable } from '@lineboard/contract'
import { entities } from '@lineboard/contract/entities'
import { contains, effectOf, formatFilterText } from '@lineboard/sdk'
import { useState } from 'react'
import { hrefOf } from '../../places/href.ts'
import { allPlaces, placeOfEntity } from '../../places/place.ts'
import type { RowPlaceId } from '../../places/places.ts'
import { byDigits, countOfCalls, history, rowKinds } from '../../shared/belonging/kinds-of-belonging.ts'
import { type Nouns, nounsOf } from '../../shared/model-nouns.ts'
import { formatNumber } from '../../state/numbers.ts'
import { useMayOpen } from '../../ui/may-open.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import type { Resource } from '../define-resource.ts'
import { ownedBy } from '../linked-columns.tsx'
import { ownedQuery } from '../list-state.ts'
import { countOf, rowsOf, useCallByName } from '../rows/calls-by-name.ts'
import { t } from './belonging.messages.ts'
import styles from './belongings.module.css'

/** Rows of another list that belong to a row, or name it. */
export interface Belonging {
  /** Such as `CallLog.trackingSourceId`. */
  key: string
  nouns: Nouns
  /** What is said where there is none; by default that there is none. */
  none?: string
  /** Where they alone are listed. */
  href: string
  /** Operation that counts them, or lists them where none counts. */
  call: string
  where: object
}

type EntityId = keyof typeof entities

const table: Readonly<Record<string, object>> = operationTable
const isEntity = (name: string): name is EntityId => Object.hasOwn(entities, name)

function callThatCounts(model: string): string {
  const verb = ['count', 'countPaged', 'find'].find((each) => Object.hasOwn(table[model] ?? {}, each)) ?? 'find'
  return `${model}.${verb}`
}

function belongingBy(model: string, field: string, place: RowPlaceId, id: number): Belonging {
  const call = callThatCounts(model)
  const key = `${model}.${field}`
  return {
    key,
    nouns: rowKinds[key] ?? nounsOf(call),
    href: hrefOf(place, {}, ownedQuery(field, id)),
    call,
    where: { [field]: id },
  }
}

/** Lists of whole entities that have an address of their own, in their order. */
const listed = allPlaces.flatMap(({ entity, id }) =>
  entity && isEntity(entity) && placeOfEntity(entity) === id ? [entity] : [],
)

/** All that belongs to rows of an entity by the contract's relations: model and field that holds the row's id. */
const belongingFields = (entity: string): { model: EntityId; field: string }[] =>
  listed.flatMap((model) =>
    ownedBy(model).flatMap(({ model: owner, foreignKey }) => (owner === entity ? [{ model, field: foreignKey }] : [])),
  )

/** Path that rows of an entity are changed at; undefined where no call changes them. */
function changedAt(entity: string): string | undefined {
  const calls = Object.values(table[entity] ?? {}).map((line) => {
    const [method = '', url = ''] = String(line).split(' ')
    return { method, url }
  })
  return calls.find((call) => effectOf(call, '') === 'write')?.url.match(/\/\w+/)?.[0]
}

/** What was done to a row, as the audit log has it, and where it is undone. */
function historyOf(entity: string, id: number): Belonging[] {
  const path = changedAt(entity)
  if (!path) return []
  const filter = formatFilterText(
    [
      { type: 'field', key: 'recordId', operator: 'is', value: String(id) },
      { type: 'field', key: 'endpoint', operator: 'has', value: path },
    ],
    {},
  )
  return [
    {
      key: history.key,
      nouns: history.nouns,
      none: history.none,
      href: hrefOf('auditLogs', {}, { period: 'all', filter }),
      call: history.call,
      where: { recordId: id, endpoint: contains(path) },
    },
  ]
}

/** What belongs to one row, whether there is any of it or not. */
export function belongingsOf(entity: string, row: object): Belonging[] {
  const id = Number(Reflect.get(row, 'id'))
  const byId = [
    ...belongingFields(entity).flatMap(({ model, field }) => {
      const place = placeOfEntity(model)
      return place ? [belongingBy(model, field, place, id)] : []
    }),
    ...historyOf(entity, id),
  ]
  const digits = byDigits[entity]
  const number: unknown = digits && Reflect.get(row, digits.own)
  if (!digits || typeof number !== 'string') return byId
  const filter = formatFilterText([{ type: 'field', key: digits.field, operator: 'is', value: number }], {})
  const calls = {
    key: `CallLog.${digits.field}`,
    nouns: nounsOf(countOfCalls),
    href: hrefOf('callLogs', {}, { period: 'all', filter }),
    call: countOfCalls,
    where: { [digits.field]: number },
  }
  return [...byId, calls]
}

/** With more kinds than these they are counted when somebody asks. */
const MANY = 8

/** Rows without a call that counts them are read, and no more of them than this. */
const MAX_READ = 100

interface BelongingsProps {
  entity: string
  row: object
  overview?: Resource['overview']
}

/** What belongs to a row, each kind with its count and the way to its list, where this person may see it; the overview of the row first. */
export function Belongings({ entity, row, overview }: BelongingsProps) {
  const mayOpen = useMayOpen()
  const [isAsked, setAsked] = useState(false)
  const shown = belongingsOf(entity, row).filter(({ href }) => mayOpen(href))
  const href = overview?.hrefOf(row)
  const toOverview = href !== undefined && mayOpen(href) && <PlaceLink href={href}>{overview?.label}</PlaceLink>
  if (shown.length === 0 && !toOverview) return null
  if (shown.length > MANY && !isAsked)
    return (
      <div className={styles.strip}>
        {toOverview}{' '}
        <button type="button" className={styles.show} onClick={() => setAsked(true)}>
          {t('show')}
        </button>
      </div>
    )
  return (
    <nav className={styles.strip} aria-label={t('title')}>
      <ul>
        {toOverview && <li>{toOverview}</li>}
        {shown.map((each) => (
          <li key={each.key}>
            <PlaceLink href={each.href}>
              <Counted belonging={each} />
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

// The words stand there while they are counted, so that nothing moves under the pointer but the number.
function Counted({ belonging: { nouns, none, call, where } }: { belonging: Belonging }) {
  const isRead = call.endsWith('.find')
  // Counted again after each change on the screen, which may have added to them.
  const { data } = useCallByName(call, isRead ? { filter: { where, limit: MAX_READ + 1 } } : { where }, {
    silent: true,
  })
  if (data === undefined) return nouns.other
  const count = countOf(data) ?? rowsOf(data).length
  if (count === 0) return none ?? t('none', { nouns: nouns.other })
  return count > MAX_READ && isRead
    ? t('more', { count: formatNumber(MAX_READ), nouns: nouns.other })
    : t('some', { count, ...nouns })
}
