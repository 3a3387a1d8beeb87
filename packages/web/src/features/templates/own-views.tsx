import { useId } from 'react'
import { hrefOf } from '../../places/href.ts'
import { placeOfPath } from '../../places/place.ts'
import { titleOf } from '../../places/title-of.ts'
import { keptViews } from '../../shared/views/kept-views.ts'
import { useUiSettings } from '../../state/ui-settings-store.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import styles from './own-views.module.css'
import { t } from './templates.messages.ts'

/** The views that a person keeps for themselves, which are on no server's list: those that are shared stand below. */
export function Banner() {
  const titleId = useId()
  const own = keptViews(useUiSettings().lists).flatMap(({ path, view }) => {
    const place = view.templateId === undefined ? placeOfPath(path) : undefined
    return place ? [{ place, view }] : []
  })
  if (own.length === 0) return null
  return (
    <section className={styles.own} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('own')}</h2>
      <ul>
        {own.map(({ place, view }) => (
          <li key={`${place} ${view.name}`}>
            <PlaceLink href={hrefOf(place, {}, new URLSearchParams(view.search))}>{view.name}</PlaceLink>
            <span>{titleOf(place)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
