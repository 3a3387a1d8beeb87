import { mostKeptRows } from '@lineboard/contract/delete-actions'
import { useId } from 'react'
import { comma } from '../../lib/messages.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { type Impact, isBeyondUndo } from './impact.ts'
import { isReassignable } from './reassign-references.ts'
import { t } from './removal.messages.ts'
import styles from './removal.module.css'

/** Models by what they are about; what weighs most comes first, in an area and among them. */
export const areas = {
  people: ['DashUser', 'DashRole', 'ApiKey', 'Template'],
  numbers: [
    ...['OpNumber', 'ReceivingNumber', 'RoutingAction', 'Ivr', 'IvrAction', 'SipGateway', 'TrackingSource'],
    ...['Whitelist', 'BlacklistNumber', 'Mainteinance'],
  ],
  money: ['Subscription', 'PaymentMethod', 'PaymentTransaction', 'ProductVariation', 'PriceDiscount'],
  calls: ['CallLog', 'Dialog', 'PhoneBook'],
  support: ['Ticket', 'Document', 'Asset', 'Observer', 'Addressee', 'RedisSubscription'],
} as const

type Area = keyof typeof areas

// The keys are those of the object above.
const named: ReadonlyArray<[Area, readonly string[]]> = Object.entries(areas) as [Area, readonly string[]][]

const order = named.flatMap(([area, models]) => models.map((model) => ({ area, model })))

const weightOf = ({ dependent: { model } }: Impact) => order.findIndex((each) => each.model === model)

/** More than this of one kind are told apart by what they are about. */
const MANY = 6

/** Rows that depend on others, under a heading. */
interface ImpactGroup {
  title: string
  impact: readonly Impact[]
}

/** What depends on rows, by what becomes of it: what goes as well, what uses them, and what only names them. */
export function groupsOf(impact: readonly Impact[]): ImpactGroup[] {
  const sorted = impact.toSorted((one, other) => weightOf(one) - weightOf(other))
  const going = sorted.filter(({ dependent }) => dependent.onDelete === 'goes')
  const using = sorted.filter(
    ({ dependent }) =>
      dependent.onDelete === 'goes without' || (dependent.onDelete !== 'goes' && isReassignable(dependent)),
  )
  const naming = sorted.filter((each) => !going.includes(each) && !using.includes(each))
  const byArea = named.map(([area]) => ({
    title: t(`area.${area}`),
    impact: going.filter((each) => order[weightOf(each)]?.area === area),
  }))
  const groups = [
    ...(going.length > MANY ? byArea : [{ title: t('going'), impact: going }]),
    { title: t('using'), impact: using },
    { title: t('naming'), impact: naming },
  ]
  return groups.filter((each) => each.impact.length > 0)
}

/** All that depends on rows, by what becomes of it: how many of each kind, and what the first are called. */
export function ImpactList({ impact }: { impact: readonly Impact[] | undefined }) {
  if (!impact) return <p className={styles.note}>{t('counting')}</p>
  const known = impact.filter(({ isHidden }) => !isHidden)
  const hidden = impact.filter(({ isHidden }) => isHidden).map(({ nouns }) => nouns.other)
  return (
    <>
      {groupsOf(known).map((group) => (
        <Group key={group.title} {...group} />
      ))}
      {hidden.length > 0 && <p className={styles.note}>{t('hidden', { nouns: hidden.join(comma) })}</p>}
      {isBeyondUndo(known) && <p className={styles.note}>{t('notKept', { most: mostKeptRows })}</p>}
    </>
  )
}

function Group({ title, impact }: ImpactGroup) {
  const titleId = useId()
  return (
    <>
      <p id={titleId} className={styles.note}>
        {title}
      </p>
      <ul className={styles.list} aria-labelledby={titleId}>
        {impact.map((each) => (
          <li key={each.nouns.other}>
            {each.href ? (
              <PlaceLink href={each.href}>
                <Unbroken>{impactText(each)}</Unbroken>
              </PlaceLink>
            ) : (
              <Unbroken>{impactText(each)}</Unbroken>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function impactText({ nouns, count, isMore, names = [] }: Impact): string {
  if (count === undefined) return `${nouns.other}: ${t('uncounted')}`
  const text = t(isMore ? 'moreDependents' : 'count', { count, ...nouns })
  if (names.length === 0) return text
  return t(names.length < count ? 'someMore' : 'some', { text, names: names.join(comma) })
}
