import type { ReactNode } from 'react'
import { chooseLanguage } from '../../browser/page.ts'
import { languageIds, languages } from '../../lib/languages.ts'
import { language } from '../../lib/messages.ts'
import { Brand } from '../../ui/brand.tsx'
import { CallLines } from '../../ui/call-lines.tsx'
import { t } from '../app.messages.ts'
import languageSelectStyles from './language-select.module.css'
import styles from './public-frame.module.css'

/** In which language visitors read the app: the page is loaded anew in the one they choose. */
export function LanguageSelect() {
  return (
    <select
      className={languageSelectStyles.select}
      aria-label={t('language')}
      value={language}
      onChange={({ target }) => chooseLanguage(target.value)}
    >
      {languageIds.map((id) => (
        <option key={id} value={id} lang={id}>
          {languages[id].name}
        </option>
      ))}
    </select>
  )
}

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
