import { useContext } from 'react'
import { t } from '../list.messages.ts'
import { StaysContext } from './stay.ts'
import styles from './stay-mark.module.css'

/** Says in words of a row that only stays why that is. */
export function StayMark({ id }: { id: number }) {
  const why = useContext(StaysContext).get(id)
  if (!why) return null
  const text = t(`live.stays.${why}`)
  return (
    <span className={styles.mark} title={text}>
      {text}
    </span>
  )
}
