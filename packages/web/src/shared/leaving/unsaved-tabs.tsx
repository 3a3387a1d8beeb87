import { t } from './leaving.messages.ts'

/** Says which other tabs lose what is typed there; nothing where none does. */
export function UnsavedTabs({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return null
  return (
    <div role="status">
      <p>{t('text', { count: titles.length })}</p>
      <ul>
        {[...new Set(titles)].map((title) => (
          <li key={title}>{title || t('untitled')}</li>
        ))}
      </ul>
    </div>
  )
}
