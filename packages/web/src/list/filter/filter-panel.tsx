import type { GroupMode } from '@lineboard/sdk'
import Add from '@mui/icons-material/Add'
import { type FormEvent, useState } from 'react'
import type { Column } from '../../kit/column.ts'
import type { Resource } from '../../kit/define-resource.ts'
import {
  type Condition,
  type ConditionTree,
  fromTree,
  innerMode,
  type Operator,
  operatorsOf,
  toTree,
  withAhead,
} from '../../kit/filter/conditions.ts'
import { useFilterNames } from '../../kit/filter/filter-names.ts'
import { lookupField } from '../../kit/filter/lookup.ts'
import type { NamedValue } from '../../kit/filter/named-values.ts'
import { Button } from '../../ui/button.tsx'
import type { PanelProps } from '../../ui/tool/tool-popover.tsx'
import { useListQuery, useListRows } from '../context/list-provider.tsx'
import { ConditionLine, type PanelField } from './condition-line.tsx'
import { t } from './filter.messages.ts'
import { withPlainValues } from './filter-hint.ts'
import styles from './filter-panel.module.css'
import { knownValues } from './known-values.ts'

/**
 * The fields that a list is filtered by, each once: rows that ids name are chosen by what such a row is called, or by a part of the name where a column
 * of the list has it as text.
 */
export function panelFields(columns: readonly Column[]): PanelField[] {
  const lookup = lookupField({ columns })
  return columns.flatMap(({ search, label }) => {
    if (!search || (search === lookup?.key && lookup.textKey)) return []
    return search === lookup?.key || search === lookup?.textKey
      ? [{ key: lookup.key, label: lookup.label }]
      : [{ key: search, label }]
  })
}

/** The fields of a list, how each is compared, and the values that are known of it. */
function useFields() {
  const { resource, filter } = useListQuery()
  const { rows } = useListRows()
  const { searchable, columns } = resource
  const lookup = lookupField(resource)
  const names = useFilterNames(resource, { filter, all: true })
  const columnOf = (key: string) => columns.find(({ search }) => search === key)
  const isNamed = (key: string) => key === lookup?.key
  const hasChoices = (key: string) => columnOf(key)?.cell.choices !== undefined || isNamed(key)
  const waysOf = (key: string) => {
    const ways = operatorsOf(searchable[key]?.kind, hasChoices(key), isNamed(key) ? lookup : undefined)
    return columnOf(key)?.isAhead ? withAhead(ways) : ways
  }
  return {
    fields: panelFields(columns),
    labelOf: (key: string) => searchable[key]?.label,
    hasChoices,
    hintOf: (key: string) => (searchable[key]?.kind === 'duration' ? t('durationHint') : undefined),
    firstWay: (key: string): Operator => waysOf(key)[0] ?? 'contains',
    // What was typed may be compared in a way that is not offered.
    waysFor: (key: string, current: Operator): readonly Operator[] => [...new Set([...waysOf(key), current])],
    known: (key: string): readonly NamedValue[] => (isNamed(key) ? (names ?? []) : knownValues(resource, key, rows)),
  }
}

type Fields = ReturnType<typeof useFields>

/** A line that says nothing yet. */
const blank = ({ fields: [first], firstWay }: Fields, id: number): Condition => {
  const { key } = first ?? { key: '' }
  return { id, key, operator: firstWay(key), value: '' }
}

/** A number that no line of the filter has. */
const nextId = ({ lines, groups }: ConditionTree) => Math.max(-1, ...[lines, ...groups].flat().map(({ id }) => id)) + 1

interface LinesProps {
  lines: readonly Condition[]
  fields: Fields
  /** Number of the first of them in the filter. */
  from: number
  onChange: (lines: readonly Condition[]) => void
}

function Lines({ lines, fields, from, onChange }: LinesProps) {
  const edit = (id: number, part: Partial<Condition>) =>
    onChange(lines.map((line) => (line.id === id ? { ...line, ...part } : line)))
  return lines.map((line, index) => (
    <ConditionLine
      key={line.id}
      line={line}
      number={from + index}
      fields={fields.fields}
      label={fields.labelOf(line.key)}
      operators={fields.waysFor(line.key, line.operator)}
      known={fields.known(line.key)}
      hasChoices={fields.hasChoices(line.key)}
      hint={fields.hintOf(line.key)}
      onField={(key) => edit(line.id, { key, operator: fields.firstWay(key), value: '' })}
      onEdit={(part) => edit(line.id, part)}
      onRemove={() => onChange(lines.filter(({ id }) => id !== line.id))}
    />
  ))
}

interface ModeChoiceProps {
  mode: GroupMode
  onChange: (mode: GroupMode) => void
}

/** Whether all conditions must be met, or any of them. */
const ModeChoice = ({ mode, onChange }: ModeChoiceProps) => (
  <span className={styles.mode}>
    <select
      aria-label={t('match')}
      value={mode}
      onChange={({ target }) => onChange(target.value === 'any' ? 'any' : 'all')}
    >
      <option value="all">{t('all')}</option>
      <option value="any">{t('any')}</option>
    </select>
  </span>
)

/** The same with another number for each line. */
function numbered({ mode, lines, groups }: ConditionTree): ConditionTree {
  let id = 0
  const renumber = (conditions: readonly Condition[]) => conditions.map((line) => ({ ...line, id: id++ }))
  return { mode, lines: renumber(lines), groups: groups.map(renumber) }
}

/** The filter of the list as lines and groups of lines, as it is edited. */
function useTree(fields: Fields) {
  const { resource, filter } = useListQuery()
  const [tree, setTree] = useState<ConditionTree>(() => {
    const applied = numbered(toTree(filter, resource.searchable, lookupField(resource)))
    return applied.lines.length + applied.groups.length > 0 ? applied : { ...applied, lines: [blank(fields, 0)] }
  })
  const { lines, groups } = tree
  const set = (part: Partial<ConditionTree>) => setTree({ ...tree, ...part })
  return {
    ...tree,
    set,
    newLine: () => blank(fields, nextId(tree)),
    addLine: () => set({ lines: [...lines, blank(fields, nextId(tree))] }),
    addGroup: () => set({ groups: [...groups, [blank(fields, nextId(tree)), blank(fields, nextId(tree) + 1)]] }),
    // A group whose last line is removed goes with it.
    setGroup: (at: number, next: readonly Condition[]) =>
      set({ groups: groups.flatMap((group, index) => (index !== at ? [group] : next.length > 0 ? [next] : [])) }),
  }
}

/** The filter as lines of field, comparison and value, and groups of them; it writes the same text that can be typed. */
export function Panel({ onClose, onResize }: PanelProps) {
  const { resource, change } = useListQuery()
  const fields = useFields()
  const tree = useTree(fields)
  const { mode, lines, groups, set } = tree
  const resized = (act: () => void) => () => {
    act()
    setTimeout(onResize)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    change({ filter: filterTextOf(resource, tree) })
    onClose()
  }
  const starts = groups.map((_, at) => 1 + [lines, ...groups.slice(0, at)].reduce((sum, { length }) => sum + length, 0))

  return (
    <form className={styles.panel} onSubmit={handleSubmit}>
      <h2>{t('title')}</h2>
      <ModeChoice mode={mode} onChange={(next) => set({ mode: next })} />
      <Lines lines={lines} fields={fields} from={1} onChange={(next) => set({ lines: next })} />
      {groups.map((group, at) => (
        <fieldset key={group[0]?.id} className={styles.group}>
          <legend>{t(innerMode(mode))}</legend>
          <Lines lines={group} fields={fields} from={starts[at] ?? 1} onChange={(next) => tree.setGroup(at, next)} />
          <Button
            size="small"
            startIcon={<Add />}
            onClick={resized(() => tree.setGroup(at, [...group, tree.newLine()]))}
          >
            {t('addInGroup')}
          </Button>
        </fieldset>
      ))}
      <Button size="small" startIcon={<Add />} onClick={resized(tree.addLine)}>
        {t('add')}
      </Button>
      <Button size="small" startIcon={<Add />} onClick={resized(tree.addGroup)}>
        {t('addGroup')}
      </Button>
      {mode === 'all' && <p className={styles.note}>{t('alternatives')}</p>}
      <p className={styles.note}>
        {resource.periodField ? t('typedWithTime') : t('typed')} <span className={styles.byKey}>{t('byKey')}</span>
      </p>
      <div className={styles.foot}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="contained">
          {t('apply')}
        </Button>
      </div>
    </form>
  )
}

/** The filter text of the panel, with values that everybody reads as the same. */
const filterTextOf = (resource: Resource, tree: ConditionTree): string =>
  fromTree(tree, resource.searchable, {
    lookup: lookupField(resource),
    plain: (text) => withPlainValues(text, resource),
  })
