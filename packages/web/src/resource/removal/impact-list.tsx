import { Link } from 'wouter'
import type { Impact } from './dependents.ts'
import { t } from './removal.messages.ts'
import styles from './removal.module.css'

/** All that depends on rows: how many of each kind, and what the first are called. */
export function ImpactList({ impact }: { impact: readonly Impact[] | undefined }) {
  if (!impact) return <p className={styles.note}>{t('counting')}</p>
  const known = impact.filter(({ isHidden }) => !isHidden)
  const hidden = impact.filter(({ isHidden }) => isHidden).map(({ nouns }) => nouns.other)
  return (
    <>
      {known.length > 0 && (
        <>
          <p className={styles.note}>{t('dependents')}</p>
          <ul className={styles.list} data-many={known.length > 6}>
            {known.map((each) => (
              <li key={each.nouns.other}>
                {each.href ? <Link href={each.href}>{impactText(each)}</Link> : impactText(each)}
              </li>
            ))}
          </ul>
        </>
      )}
      {hidden.length > 0 && <p className={styles.note}>{t('hidden', { nouns: hidden.join(', ') })}</p>}
    </>
  )
}

function impactText({ nouns, count, isMore, names = [] }: Impact): string {
  if (count === undefined) return `${nouns.other}: ${t('uncounted')}`
  const text = t(isMore ? 'moreDependents' : 'count', { count, ...nouns })
  if (names.length === 0) return text
  return t(names.length < count ? 'someMore' : 'some', { text, names: names.join(', ') })
}
