import type { components } from '@lineboard/contract'
import type { Served } from '@lineboard/contract/stated'
import { parseFilterText, parsePeriod } from '@lineboard/sdk'
import type { Resource } from '../../kit/define-resource.ts'
import { filterParts } from '../../kit/filter/condition-text.ts'
import { nameOf, useFilterNames } from '../../kit/filter/filter-names.ts'
import type { NameOf } from '../../kit/filter/named-values.ts'
import { useDeclaration } from '../../kit/use-declaration.ts'
import { definitionSearch } from '../../kit/view-search.ts'
import { labelOf } from '../../lib/labels.ts'
import { comma } from '../../lib/messages.ts'
import { isListPlace, placeFacts } from '../../places/place.ts'
import { useNames } from '../../shared/names/use-names.ts'
import { periodName } from '../../shared/period/period-name.ts'
import { reportSearch } from '../../shared/report/report-definition.ts'
import { formatDateTime } from '../../state/dates.ts'
import { Fact, FactList, Facts, FactsSection, LongText } from '../../ui/facts.tsx'
import { useMayOpen } from '../../ui/may-open.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import detailStyles from './template-details.module.css'
import { t } from './templates.messages.ts'
import { kindLabels, nameOfShown, whereShown } from './where-shown.ts'

/** What the list of saved views loads: the user's own views above it, the details of one, and what is done with it. */
export { Banner, RenameViewDialog, ShareViewDialog } from './own-views.tsx'

interface ViewFact {
  label: string
  text: string
}

/**
 * What a view says, as people read it, in the words of the list that it is of; as it is written, where this app has no such list or can't read it. `rest` is
 * what else is in it as JSON, empty where there is nothing.
 */
export function describeView(
  definition: Readonly<Record<string, unknown>>,
  list: Pick<Resource, 'columns' | 'searchable'> | null,
  nameOf?: NameOf,
): {
  facts: readonly ViewFact[]
  rest: string
} {
  const params = definitionSearch(definition)
  const labelOf = (field: string) => list?.columns.find((column) => column.field === field)?.label ?? field
  const filterText = (text: string) => {
    const parts = list ? filterParts(parseFilterText(text, list.searchable), list, { ...(nameOf && { nameOf }) }) : []
    return parts.length === 0 || parts.some(({ isUnread }) => isUnread)
      ? text
      : parts.map((part) => part.text).join(comma)
  }
  const read: Readonly<Record<string, (text: string) => ViewFact>> = {
    filter: (text) => ({ label: t('filter'), text: filterText(text) }),
    period: (text) => ({ label: t('period'), text: periodText(text) }),
    sort: (text) => ({
      label: t('sort'),
      text: text.startsWith('-') ? t('descending', { field: labelOf(text.slice(1)) }) : labelOf(text),
    }),
    pageSize: (text) => ({ label: t('pageSize'), text }),
    cols: (text) => ({ label: t('columns'), text: text.split(',').map(labelOf).join(comma) }),
  }
  const facts = Object.entries(read).flatMap(([param, words]) => {
    const value = params.get(param)
    return value ? [words(value)] : []
  })
  const known = ['filter', 'period', 'sort', 'pageSize', 'columns']
  const others = Object.entries(definition).filter(([name]) => !known.includes(name))
  return { facts, rest: others.length > 0 ? JSON.stringify(Object.fromEntries(others), null, 2) : '' }
}

function periodText(text: string): string {
  const period = parsePeriod(text)
  return period ? periodName(period) : text
}

type Template = components['schemas']['Template']

/** Whose a saved view is, who else has it, and what it shows. */
export function Details({ row }: { row: Template }) {
  const reaches = useMayOpen()
  const { userId, sharedWith, definition, resource }: Served<'Template'> = row
  const search =
    definition && (row.kind === 'list' ? definitionSearch(definition).toString() : reportSearch(definition))
  const personOf = useNames([userId ?? [], sharedWith ?? []].flat())
  const others = sharedWith?.map(personOf).join(comma)
  const place = resource === undefined ? undefined : whereShown(resource)
  const address = place && placeFacts[place].path
  const list = useDeclaration(row.kind === 'list' && place && isListPlace(place) ? place : undefined)
  // What else of a report is chosen is read where it opens.
  const shown = row.kind === 'report' && definition ? { period: definition.period } : definition
  // Until it is known what the list calls its fields, nothing is said of them.
  const asked = list && shown ? (definitionSearch(shown).get('filter') ?? '') : ''
  const names = useFilterNames(list, { filter: parseFilterText(asked, list?.searchable ?? {}) })
  const described =
    list === undefined || shown === undefined ? undefined : describeView(shown, list, nameOf(list, names))
  return (
    <div className={detailStyles.details}>
      <FactList>
        <Fact label={t('kind')}>{row.kind && labelOf(kindLabels, row.kind)}</Fact>
        <Fact label={t('resource')}>{resource && nameOfShown(resource)}</Fact>
        <Fact label={t('owner')}>{userId !== undefined && personOf(userId)}</Fact>
        <Fact label={t('sharedWith')}>{sharedWith && (others || t('nobody'))}</Fact>
        <Fact label={t('createdAt')}>{formatDateTime(row.createdAt)}</Fact>
      </FactList>
      {address && search !== undefined && reaches(address) && (
        <p>
          <PlaceLink href={search ? `${address}?${search}` : address}>{t('open')}</PlaceLink>
        </p>
      )}
      {described && <Described {...described} />}
    </div>
  )
}

function Described({ facts, rest }: ReturnType<typeof describeView>) {
  return (
    <>
      {facts.length > 0 && (
        <Facts title={t('view')}>
          {facts.map(({ label, text }) => (
            <Fact key={label} label={label}>
              {text}
            </Fact>
          ))}
        </Facts>
      )}
      {rest && (
        <FactsSection title={facts.length > 0 ? t('further') : t('view')}>
          <LongText>{rest}</LongText>
        </FactsSection>
      )}
      {facts.length === 0 && !rest && (
        <FactsSection title={t('view')}>
          <p>{t('plain')}</p>
        </FactsSection>
      )}
    </>
  )
}
