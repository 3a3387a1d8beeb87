import { useId } from 'react'
import { comma } from '../../lib/messages.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { groupsOf, type ImpactGroup } from './areas.ts'
import type { Impact } from './impact.ts'
import { t } from './removal.messages.ts'
import styles from './removal.module.css'

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
