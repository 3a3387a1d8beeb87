import type { ReactNode } from 'react'
import { Brand } from '../../ui/brand.tsx'
import { CallLines } from '../../ui/call-lines.tsx'
import { t } from '../app.messages.ts'
import { LanguageSelect } from './language-select.tsx'
import styles from './public-frame.module.css'

interface PublicFrameProps {
  /** Whether the page takes the whole width, in the place of the picture. @default false */
  isWide?: boolean
  children: ReactNode
}

/** What stands around every page for visitors: the brand, the language, and the product's own picture. */
export function PublicFrame({ isWide = false, children }: PublicFrameProps) {
  return (
    <div className={isWide ? styles.wide : styles.area}>
      <main className={styles.main}>
        <div className={styles.brand}>
          <Brand />
          <LanguageSelect />
        </div>
        <div className={styles.page}>{children}</div>
      </main>
      {!isWide && (
        <aside className={styles.picture} aria-label={t('product')}>
          <CallLines />
          <p className={styles.claim}>{t('claim.title')}</p>
          <p className={styles.claimText}>{t('claim.text')}</p>
        </aside>
      )}
    </div>
  )
}
