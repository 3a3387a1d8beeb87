import { t } from '../list.messages.ts'
import { useListContext } from '../list.ts'
import styles from './live-mark.module.css'
import { waitingCount } from './row-news.ts'

/** What has happened since the rows were asked for: how many new ones wait, and the way to show them. */
export function NewsLine() {
  const { news, refresh } = useListContext()
  const waiting = waitingCount(news)
  return (
    <span className={styles.news} role="status">
      {waiting > 0 && (
        <button type="button" className={styles.show} onClick={refresh}>
          {t('live.waiting', { count: waiting })}
        </button>
      )}
      {news.changed.size > 0 && t('live.changed', { count: news.changed.size })}
      {news.gone.size > 0 && ` ${t('live.gone', { count: news.gone.size })}`}
    </span>
  )
}
