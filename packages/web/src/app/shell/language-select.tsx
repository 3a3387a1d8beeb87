import type { ChangeEvent } from 'react'
import { readIn } from '../../browser/page-language.ts'
import { isLanguage, languageIds, languages } from '../../lib/languages.ts'
import { language } from '../../lib/messages.ts'
import { t } from '../app.messages.ts'
import styles from './language-select.module.css'

const isTyped = (): boolean =>
  Array.from(document.querySelectorAll('input')).some(({ type, value, defaultValue }) =>
    /^(email|password|tel|text)$/.test(type) ? value !== defaultValue : false,
  )

function choose({ target: { value } }: ChangeEvent<HTMLSelectElement>): void {
  if (!isLanguage(value)) return
  // The browser asks first, as where a form is left.
  if (isTyped()) addEventListener('beforeunload', (event) => event.preventDefault(), { once: true })
  readIn(value)
}

/** In which language visitors read the app: the page is loaded anew in the one they choose. */
export function LanguageSelect() {
  return (
    <select className={styles.select} aria-label={t('language')} value={language} onChange={choose}>
      {languageIds.map((id) => (
        <option key={id} value={id} lang={id}>
          {languages[id].name}
        </option>
      ))}
    </select>
  )
}
