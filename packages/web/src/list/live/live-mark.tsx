import { type LiveState, useLiveState } from '../../data/live.ts'
import { t } from '../list.messages.ts'
import styles from './live-mark.module.css'

const texts: Readonly<Record<LiveState, 'live.on' | 'live.connecting' | 'live.off'>> = {
  connected: 'live.on',
  connecting: 'live.connecting',
  reconnecting: 'live.connecting',
  off: 'live.off',
}

/** Says whether changes of the rows are told as they happen. */
export function LiveMark() {
  const state = useLiveState()
  return (
    <span className={styles.mark} data-state={state} role="status">
      {t(texts[state])}
    </span>
  )
}
