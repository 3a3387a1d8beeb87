import type { Resource } from '../../kit/define-resource.ts'
import { cellText, rowId, rowName } from '../../kit/rows/row-text.ts'
import { formatRowRoute } from '../../places/href.ts'
import type { Entry } from './entry.ts'
import { keysOf } from './found-by.ts'
import { t } from './palette.messages.ts'
import { nearness } from './rank.ts'
import { idIn } from './record-question.ts'

/** Texts of the fields that a record is found by, its name left out. */
function otherTexts({ place, columns, lead }: Resource, row: object): string[] {
  const keys = keysOf(place)
  return columns
    .filter((column) => column !== lead && keys.includes(column.search ?? column.field))
    .map((column) => cellText(column, row))
    .filter(Boolean)
}

/** A record as its list names it, with the kind it is of and by what it was found. */
export function recordEntry(resource: Resource, row: object, typed = ''): Entry {
  const id = rowId(resource, row)
  const label = rowName(resource, row)
  const others = otherTexts(resource, row)
  const isById = idIn(typed) === id
  const shown = isById
    ? t('byId', { id: String(id) })
    : (others.find((text) => typed && nearness(typed, text) > 0) ?? others[0])
  const { one } = resource.nouns
  return {
    key: `record ${resource.place} ${id}`,
    kind: 'record',
    label,
    detail: shown ? t('kindAnd', { kind: one, text: shown }) : t('kind', { kind: one }),
    // The server has found it, by whatever it reads a text as.
    words: [...others, typed].join(' '),
    isExact: isById,
    href: `${resource.href}${formatRowRoute({ action: resource.form ? 'edit' : 'view', id })}`,
  }
}
