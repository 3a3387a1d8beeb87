import { useEffect } from 'react'
import { savesData } from '../../browser/saves-data.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import { hrefOf } from '../../places/href.ts'
import type { Place } from '../../places/place.ts'
import { Brand } from '../../ui/brand.tsx'
import { CallLines } from '../../ui/call-lines.tsx'
import { t } from '../app.messages.ts'
import { prefetchPage } from '../router/page-loader.ts'
import { PageOutlet } from '../router/page-outlet.tsx'
import { LanguageSelect } from './language-select.tsx'
import { shell } from './load-shell.ts'
import styles from './public-area.module.css'

/** What visitors see: the page beside the product's own picture. While they type, what comes after signing in is fetched. */
export function PublicArea({ place }: { place: Place }) {
  const { isWide = false } = place
  const isBeforeSignIn = place.guard === 'visitor'
  useEffect(() => {
    if (!isBeforeSignIn || savesData()) return
    return whenIdle(() => {
      shell.load().catch(() => undefined)
      void prefetchPage(hrefOf('dashboard'))
    })
  }, [isBeforeSignIn])

  return (
    <div className={isWide ? styles.wide : styles.area}>
      <main className={styles.main}>
        <div className={styles.brand}>
          <Brand />
          <LanguageSelect />
        </div>
        <div className={styles.page}>
          <PageOutlet place={place} />
        </div>
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
