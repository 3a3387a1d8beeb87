import { t } from './says-more.messages.ts'
import styles from './says-more.module.css'

/** What a list of choices says below them where there are more than it offers; typing finds those. */
export const saysMore = (hasMore: boolean) =>
  hasMore ? { className: styles.more, 'data-more': t('more'), 'aria-description': t('more') } : {}
