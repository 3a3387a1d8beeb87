import { nameFieldOf } from '@lineboard/contract/row-name'
import { and, contains, holdsText } from '@lineboard/sdk'
import type { Column } from '../../kit/column.ts'
import { MOST_LOOKED_UP } from '../../kit/count-by.ts'
import { filterParts } from '../../kit/filter/condition-text.ts'
import { nameOf, useFilterNames } from '../../kit/filter/filter-names.ts'
import { idsCalled } from '../../kit/filter/ids-called.ts'
import type { SoughtText } from '../../kit/filter/sought-texts.ts'
import type { NamedModel } from '../../kit/filterable-columns.ts'
import { ownedBy } from '../../kit/linked-columns.tsx'
import type { RowOwner } from '../../kit/list-state.ts'
import { callByName, rowsOf, useCallByName } from '../../kit/rows/calls-by-name.ts'
import { valueAt } from '../../kit/value-at.ts'
import { nounsOf } from '../../shared/model-nouns.ts'
import { readableName } from '../../shared/phone/format-phone.ts'
import { t as listText } from '../context/list.messages.ts'
import { useListQuery } from '../context/list-provider.tsx'
import { t } from './filter.messages.ts'
import { FilterChip } from './filter-chip.tsx'
import styles from './filter-chips.module.css'

// What a filter needs beside its text: the panel of fields, its conditions in words, and texts that no server can be asked for.
export { Panel } from './filter-panel.tsx'

/** The conditions of the list as chips, with the names of what ids are of. */
export function Chips() {
  const { resource, state, change, filter, literalMatches } = useListQuery()
  const names = useFilterNames(resource, { filter })
  const parts = filterParts(filter, resource, { held: literalMatches, nameOf: nameOf(resource, names) })
  if (parts.length === 0 && !state.of) return null
  // A usual filter is called as its button, which says more than its conditions do, and goes as a whole.
  const usual = parts.length > 0 && resource.quickFilters?.find((each) => each.filter === state.filter)?.label
  return (
    <ul className={styles.chips} aria-label={listText('filter.applied')}>
      {state.of && <OwnerChip {...state.of} onRemove={() => change({ of: undefined })} />}
      {usual ? (
        <FilterChip text={usual} onRemove={() => change({ filter: '' })} />
      ) : (
        parts.map(({ text, without, isUnread }) => (
          <FilterChip key={without} text={text} isUnread={isUnread} onRemove={() => change({ filter: without })} />
        ))
      )}
    </ul>
  )
}

interface OwnerChipProps extends RowOwner {
  onRemove: () => void
}

/** The row of another list whose rows alone are shown, by name. */
function OwnerChip({ field, id, onRemove }: OwnerChipProps) {
  const { resource } = useListQuery()
  const model = ownedBy(resource.entity).find(({ foreignKey }) => foreignKey === field)?.model ?? resource.entity
  const list = `${model}.find`
  const { data } = useCallByName(list, { filter: { where: { id }, limit: 1 } })
  const [row = {}] = rowsOf(data)
  const name = readableName(String(Reflect.get(row, nameFieldOf(model) ?? 'id') ?? id))
  return <FilterChip text={t('owner', { noun: nounsOf(list).one, name })} onRemove={onRemove} />
}

/** Rows of a question. */
const ROWS = 100
/** Most that values take in an address, in characters, beside everything else that stands there. */
const MOST_CHARACTERS = 4000

const lengthOf = (values: object) => encodeURIComponent(JSON.stringify(values)).length

/** What the value of a field comes with: the field itself, or the relation that has it. */
const asksFor = (path: string): object => {
  const [relation, nested] = path.split('.')
  return nested ? { include: [relation] } : { fields: [path] }
}

interface Looked {
  /** The operation that lists the rows. */
  list: string
  columns: readonly Column[]
  /** Conditions of the rows beside the text. */
  where: object
  signal?: AbortSignal | undefined
}

/**
 * The values of a field that have a text in them, sign by sign, whatever a server takes the signs for: it is asked for what it takes to contain
 * the text, but for the values that are known, until there are no others. Undefined where there are too many of them.
 */
async function valuesHolding({ list, where, signal }: Omit<Looked, 'columns'>, { path, text }: SoughtText) {
  const seen = new Set<string>()
  for (;;) {
    const others: object = seen.size > 0 ? { [path]: { nin: [...seen] } } : {}
    const asked = and(where, { [path]: contains(text) }, others)
    const rows = rowsOf(await callByName(list, { filter: { where: asked, ...asksFor(path), limit: ROWS } }, { signal }))
    const known = seen.size
    for (const row of rows) seen.add(String(valueAt(row, path)))
    if (rows.length < ROWS) return [...seen].filter((value) => holdsText(value, text))
    if (seen.size === known || lengthOf([...seen]) > MOST_CHARACTERS) return undefined
  }
}

/** Conditions of the rows whose looked-up value meets the text; undefined where they are too many. */
const rowsSaying = async ({ columns, where, signal }: Looked, { path, text, operator }: SoughtText) =>
  columns
    .find(({ field }) => field === path)
    ?.counted?.find?.({ text, operator, where, most: MOST_LOOKED_UP }, { signal })

/** Conditions of the rows with the text in a field, or of which it is said. */
function holdingOrSaid({ columns }: Looked, { path, text }: SoughtText) {
  const said = columns.find(({ field }) => field === path)?.said?.whereSaid(text)
  return said && { or: [{ [path]: contains(text) }, said] }
}

type IdsCalled = Map<string, ReturnType<typeof idsCalled>>

/** The same as a condition of rows that name others by id. Several fields ask for these once. */
async function rowsNaming({ signal }: Looked, model: NamedModel, { path, text }: SoughtText, asked: IdsCalled) {
  const key = `${model} ${text}`
  const ids = asked.get(key) ?? idsCalled(model, text, signal)
  asked.set(key, ids)
  const inq = await ids
  return inq && { [path]: { inq } }
}

function foundOf(looked: Looked, sought: SoughtText, asked: IdsCalled) {
  if (sought.names) return rowsNaming(looked, sought.names, sought, asked)
  if (sought.isLookedUp) return rowsSaying(looked, sought)
  if (sought.isSaid) return holdingOrSaid(looked, sought)
  return sought.isPhone ? [] : valuesHolding(looked, sought)
}

/** The same of several texts, in their order. What would not fit into an address with those before it is undefined. */
export async function literalValues(looked: Looked, sought: readonly SoughtText[]) {
  const asked: IdsCalled = new Map()
  const found = await Promise.all(sought.map((each) => foundOf(looked, each, asked)))
  let leftCharacters = MOST_CHARACTERS
  return found.map((values) => {
    leftCharacters -= values ? lengthOf(values) : 0
    return leftCharacters < 0 ? undefined : values
  })
}
