import type { Resource } from '../../kit/define-resource.ts'
import { comma } from '../../lib/messages.ts'
import { keyNames } from '../../shared/keys/key-names.ts'
import { Button } from '../../ui/button.tsx'
import { t } from './palette.messages.ts'
import styles from './palette.module.css'

interface PaletteStatusProps {
  count: number
  isAsking: boolean
  failed: readonly Resource[]
  retry: () => void
}

const keys = [
  ['Enter', t('keys.choose')],
  ['Ctrl+Enter', t('keys.newTab')],
  ['Escape', t('keys.close')],
] as const

/** How far the search is, what could not be asked, and the keys. */
export function PaletteStatus({ count, isAsking, failed, retry }: PaletteStatusProps) {
  return (
    <>
      {failed.length > 0 && (
        <p className={styles.failed} role="alert">
          {t('failed', { lists: failed.map(({ title }) => title).join(comma) })}
          <Button size="small" variant="outlined" onClick={retry}>
            {t('retry')}
          </Button>
        </p>
      )}
      <div className={styles.foot}>
        <p role="status">{isAsking ? t('searching') : t('count', { count })}</p>
        <p className={styles.keys} aria-hidden="true">
          {keys.map(([key, text]) => (
            <span key={key}>
              <kbd>{keyNames(key)}</kbd> {text}
            </span>
          ))}
        </p>
      </div>
    </>
  )
}
