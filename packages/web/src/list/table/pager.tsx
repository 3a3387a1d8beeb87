import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import FirstPage from '@mui/icons-material/FirstPage'
import LastPage from '@mui/icons-material/LastPage'
import { type ReactNode, useId } from 'react'
import { pageSizes } from '../../kit/list-state.ts'
import { formatNumber } from '../../state/numbers.ts'
import { RoundButton } from '../../ui/round-button.tsx'
import { t } from '../context/list.messages.ts'
import styles from './pager.module.css'

interface Page {
  page: number
  pageSize: number
  /** Rows that are on the page. */
  shown: number
  /** Rows in all; undefined while they are being counted. */
  count: number | undefined
}

/** What a pager says and allows. While the count is unknown, a full page is taken to have a next one. */
export function pageRange({ page, pageSize, shown, count }: Page) {
  const before = (page - 1) * pageSize
  const lastPage = count === undefined ? undefined : Math.max(1, Math.ceil(count / pageSize))
  return {
    from: shown === 0 ? 0 : before + 1,
    to: shown === 0 ? 0 : before + shown,
    lastPage,
    hasPrevious: page > 1,
    hasNext: lastPage === undefined ? shown === pageSize : page < lastPage,
  }
}

interface PagerProps {
  page: number
  pageSize: number
  shown: number
  /** Undefined while the rows are being counted. */
  count: number | undefined
  onChange: (change: { page: number; pageSize?: number }) => void
}

/** Foot of a list: how many rows a page, which rows of how many, and the way to the others. */
export function Pager({ page, pageSize, shown, count, onChange }: PagerProps) {
  const sizeId = useId()
  const { from, to, lastPage, hasPrevious, hasNext } = pageRange({ page, pageSize, shown, count })
  const go = (target: number) => () => onChange({ page: target })
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      <label className={styles.size} htmlFor={sizeId}>
        <span className={styles.sizeLabel}>{t('pager.pageSize')}</span>
        <select
          id={sizeId}
          value={pageSize}
          onChange={(event) => onChange({ page: 1, pageSize: Number(event.target.value) })}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <span className={styles.range}>
        {shown === 0
          ? t('pager.none', { count: formatNumber(count ?? 0) })
          : t(count === undefined ? 'pager.rangeOpen' : 'pager.range', {
              from: formatNumber(from),
              to: formatNumber(to),
              count: formatNumber(count ?? 0),
            })}
      </span>
      <span className={styles.buttons}>
        <PageButton label={t('pager.first')} enabled={hasPrevious} onClick={go(1)} icon={<FirstPage />} />
        <PageButton label={t('pager.previous')} enabled={hasPrevious} onClick={go(page - 1)} icon={<ChevronLeft />} />
        <PageButton label={t('pager.next')} enabled={hasNext} onClick={go(page + 1)} icon={<ChevronRight />} />
        <PageButton
          label={t('pager.last')}
          enabled={hasNext && lastPage !== undefined}
          onClick={go(lastPage ?? page)}
          icon={<LastPage />}
        />
      </span>
    </nav>
  )
}

interface PageButtonProps {
  label: string
  enabled: boolean
  icon: ReactNode
  onClick: () => void
}

// A button that has just been pressed keeps the focus when it becomes disabled, so keyboards stay where they are.
function PageButton({ label, enabled, icon, onClick }: PageButtonProps) {
  return (
    <RoundButton
      size="small"
      label={label}
      aria-disabled={!enabled}
      className={enabled ? undefined : styles.disabled}
      onClick={enabled ? onClick : undefined}
    >
      {icon}
    </RoundButton>
  )
}
