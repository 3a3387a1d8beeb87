import { type LiveState, useLiveState } from '../../data/live.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { NewRowsButton } from '../../shared/live/new-rows-button.tsx'
import { t } from '../context/list.messages.ts'
import { useListCommands, useListRows } from '../context/list-provider.tsx'
import { waitingCount } from '../context/row-news.ts'
import styles from './live-mark.module.css'

const texts: Readonly<Record<LiveState, 'live.on' | 'live.connecting' | 'live.off'>> = {
  connected: 'live.on',
  connecting: 'live.connecting',
  reconnecting: 'live.connecting',
  off: 'live.off',
  unreachable: 'live.off',
}

/** Says how changes of the rows become known: as they happen, or by looking now and then. */
export function LiveMark({ channel, refreshMs }: Pick<Resource, 'channel' | 'refreshMs'>) {
  if (channel) return <Connection />
  if (refreshMs === undefined) return null
  const seconds = `${refreshMs / 1000}`
  return (
    <span className={styles.mark} title={t('live.every', { seconds })}>
      {t('live.everyShort', { seconds })}
    </span>
  )
}

function Connection() {
  const state = useLiveState()
  return (
    <span
      className={styles.mark}
      data-state={state}
      role="status"
      title={state === 'unreachable' ? t('live.offWhy') : undefined}
    >
      {t(texts[state])}
    </span>
  )
}

/** What has happened since the rows were asked for: how many new ones wait, and the way to show them. */
export function NewsLine() {
  const { news, pinned } = useListRows()
  const { askAgain } = useListCommands()
  return (
    <span className={styles.news} role="status">
      <NewRowsButton waiting={waitingCount(news)} onShow={askAgain} />
      {news.changed.size > 0 && t('live.changed', { count: news.changed.size })}
      {pinned.size > news.gone.size && ` ${t('live.staying', { count: pinned.size - news.gone.size })}`}
      {news.gone.size > 0 && ` ${t('live.gone', { count: news.gone.size })}`}
    </span>
  )
}
