import { useEffect, useState } from 'react'
import { formatNumber } from '../../state/numbers.ts'
import { useMayOpen } from '../../ui/may-open.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { callByName, countOf, rowsOf } from '../rows/calls-by-name.ts'
import { t } from './belonging.messages.ts'
import { type Belonging, belongingsOf } from './belonging.ts'
import styles from './belongings.module.css'

/** With more kinds than these they are counted when somebody asks. */
const MANY = 8

/** Rows without a call that counts them are read, and no more of them than this. */
const MAX_READ = 100

interface BelongingsProps {
  entity: string
  row: object
}

/** What belongs to a row, each kind with its count and the way to its list, where this person may see it. */
export function Belongings({ entity, row }: BelongingsProps) {
  const mayOpen = useMayOpen()
  const [isAsked, setAsked] = useState(false)
  const shown = belongingsOf(entity, row).filter(({ href }) => mayOpen(href))
  if (shown.length === 0) return null
  if (shown.length > MANY && !isAsked)
    return (
      <div className={styles.strip}>
        <button type="button" className={styles.show} onClick={() => setAsked(true)}>
          {t('show')}
        </button>
      </div>
    )
  return (
    <nav className={styles.strip} aria-label={t('title')}>
      <ul>
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

type Count = number | 'failed' | undefined

// The words stand there while they are counted, so that nothing moves under the pointer but the number.
function Counted({ belonging: { nouns, none, call, where } }: { belonging: Belonging }) {
  const count = useCountOf(call, JSON.stringify(where))
  if (count === undefined || count === 'failed') return nouns.other
  if (count === 0) return none ?? t('none', { nouns: nouns.other })
  return count > MAX_READ && call.endsWith('.find')
    ? t('more', { count: formatNumber(MAX_READ), nouns: nouns.other })
    : t('some', { count, ...nouns })
}

function useCountOf(call: string, where: string): Count {
  const [count, setCount] = useState<Count>()
  useEffect(() => {
    let isWanted = true
    const conditions: unknown = JSON.parse(where)
    const args = call.endsWith('.find') ? { filter: { where: conditions, limit: MAX_READ + 1 } } : { where: conditions }
    const ask = async () => {
      const answer = await callByName(call, args)
      return countOf(answer) ?? rowsOf(answer).length
    }
    ask().then(
      (found) => isWanted && setCount(found),
      () => isWanted && setCount('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [call, where])
  return count
}
