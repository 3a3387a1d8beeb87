import type { components } from '@lineboard/contract'
import { labelOf } from '../../lib/label-of.ts'
import { comma } from '../../lib/messages.ts'
import { useNames } from '../../parts/names/use-names.ts'
import { reportSearch } from '../../parts/report/report-definition.ts'
import { isListPlace, placeFacts } from '../../places/place.ts'
import { useDeclaration } from '../../resource/use-declaration.ts'
import { definitionSearch } from '../../resource/view-search.ts'
import { formatDateTime } from '../../state/dates.ts'
import { Fact, FactList, Facts, FactsSection } from '../../ui/facts.tsx'
import { LongText } from '../../ui/long-text.tsx'
import { useMayOpen } from '../../ui/may-open.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { describeView } from './describe-view.ts'
import { kindLabels } from './kind-labels.ts'
import styles from './template-details.module.css'
import { t } from './templates.messages.ts'
import { nameOfShown, whereShown } from './where-shown.ts'

type Template = components['schemas']['Template']

/** Whose a saved view is, who else has it, and what it shows. */
export function Details({ row }: { row: Template }) {
  const reaches = useMayOpen()
  const search = row.kind === 'list' ? definitionSearch(row.definition).toString() : reportSearch(row.definition)
  const nameOf = useNames([row.userId, ...row.sharedWith])
  const others = row.sharedWith.map(nameOf).join(comma)
  const place = whereShown(row.resource)
  const address = place && placeFacts[place].path
  const list = useDeclaration(row.kind === 'list' && place && isListPlace(place) ? place : undefined)
  // What else of a report is chosen is read where it opens.
  const { period } = row.definition
  // Until it is known what the list calls its fields, nothing is said of them.
  const described =
    list === undefined ? undefined : describeView(row.kind === 'report' ? { period } : row.definition, list)
  return (
    <div className={styles.details}>
      <FactList>
        <Fact label={t('kind')}>{labelOf(kindLabels, row.kind)}</Fact>
        <Fact label={t('resource')}>{nameOfShown(row.resource)}</Fact>
        <Fact label={t('owner')}>{nameOf(row.userId)}</Fact>
        <Fact label={t('sharedWith')}>{others || t('nobody')}</Fact>
        <Fact label={t('createdAt')}>{formatDateTime(row.createdAt)}</Fact>
      </FactList>
      {address && reaches(address) && (
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
