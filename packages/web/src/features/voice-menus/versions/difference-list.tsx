import { labelOf } from '../../../lib/labels.ts'
import { usePhoneFormat } from '../../../shared/phone/format-phone.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { keyText } from '../checks/finding-text.ts'
import { doesText, type Names } from '../editor/line-text.ts'
import { hasTarget, isRecord } from '../menu/menu-values.ts'
import { t as said } from '../menu/voice-menus.messages.ts'
import { type ChoiceParts, keyOfPart } from './choice-parts.ts'
import type { Difference } from './merge-menus.ts'
import { type FieldName, t } from './versions.messages.ts'
import styles from './versions.module.css'

type FormatPhone = (text: string) => string
type Part = ChoiceParts[string]

const isField = (path: string): path is FieldName => !path.startsWith('actions.') && path !== 'order'
/** Whether a value that is compared is what a choice does. */
export const isPart = (value: unknown): value is Part => Array.isArray(value)

/** What a choice does that stands as a part. */
export function partText(names: Names, [kind, recordId, text, label]: Part, formatPhone: FormatPhone): string {
  const target = hasTarget(kind) ? (isRecord(kind) ? recordId?.toString() : text) : undefined
  return doesText(names, { kind, ...(target && { target }), ...(label && { label }) }, formatPhone)
}

function choiceText(names: Names, key: string, { before, after }: Difference, formatPhone: FormatPhone): string {
  const what = (part: Part) => partText(names, part, formatPhone)
  if (!isPart(before)) return isPart(after) ? t('choiceAdded', { key, what: what(after) }) : key
  if (!isPart(after)) return t('choiceRemoved', { key, what: what(before) })
  const [was, is] = [before[3], after[3]]
  const isRenamed = was && is && JSON.stringify(before.slice(0, 3)) === JSON.stringify(after.slice(0, 3))
  const sides = isRenamed ? { before: was, after: is } : { before: what(before), after: what(after) }
  return t('fieldChange', { field: key, ...sides })
}

const kinds: Readonly<Record<string, string>> = { text: said('text'), audio: said('audio') }

function valueText(path: FieldName, value: unknown): string {
  if (value === undefined || value === null || value === '') return t('empty')
  return path === 'greeting.kind' ? labelOf(kinds, String(value)) : String(value)
}

/** What differs, in a line that says first what it is about. */
export function differenceText(names: Names, difference: Difference, formatPhone: FormatPhone): string {
  const { path, before, after } = difference
  if (path === 'order') return t('orderChange')
  if (!isField(path)) return choiceText(names, keyText(keyOfPart(path.slice(8))), difference, formatPhone)
  return t('fieldChange', { field: t(`field.${path}`), before: valueText(path, before), after: valueText(path, after) })
}

interface DifferenceListProps {
  differences: readonly Difference[]
  /** What menus and gateways are called. */
  names: Names
  /** Says what is compared. */
  label: string
}

/** What differs between two contents of a menu, a line a field or key. */
export function DifferenceList({ differences, names, label }: DifferenceListProps) {
  const formatPhone = usePhoneFormat()
  if (differences.length === 0) return <p>{t('same')}</p>
  return (
    <ul className={styles.differences} aria-label={label}>
      {differences.map((each) => (
        <li key={each.path}>
          <Unbroken>{differenceText(names, each, formatPhone)}</Unbroken>
        </li>
      ))}
    </ul>
  )
}
