import { chooseLanguage } from '../../browser/page-language.ts'
import { languageIds, languages } from '../../lib/languages.ts'
import { language } from '../../lib/messages.ts'
import { t } from '../app.messages.ts'
import styles from './language-select.module.css'

/** In which language visitors read the app: the page is loaded anew in the one they choose. */
export function LanguageSelect() {
  return (
    <select
      className={styles.select}
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
