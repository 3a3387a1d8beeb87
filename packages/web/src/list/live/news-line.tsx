import { NewRowsButton } from '../../shared/live/new-rows-button.tsx'
import { t } from '../list.messages.ts'
import { useListContext } from '../list.ts'
import styles from './live-mark.module.css'
import { waitingCount } from './row-news.ts'

/** What has happened since the rows were asked for: how many new ones wait, and the way to show them. */
export function NewsLine() {
  const { news, stays, askAgain } = useListContext()
  return (
    <span className={styles.news} role="status">
      <NewRowsButton waiting={waitingCount(news)} onShow={askAgain} />
      {news.changed.size > 0 && t('live.changed', { count: news.changed.size })}
      {stays.size > news.gone.size && ` ${t('live.staying', { count: stays.size - news.gone.size })}`}
      {news.gone.size > 0 && ` ${t('live.gone', { count: news.gone.size })}`}
    </span>
  )
}
