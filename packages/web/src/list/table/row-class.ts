import { createContext, useContext } from 'react'
import { noNews, type RowNews } from '../live/row-news.ts'
import styles from './grid-view.module.css'

/** What has happened to the rows of the grid. Beside its properties: each change of those draws every cell of the grid again. */
export const RowNewsContext = createContext<Pick<RowNews, 'changed' | 'gone'>>(noNews)

/** The class of a row by what has happened to it. */
export function useRowClass(id: number): string {
  const { changed, gone } = useContext(RowNewsContext)
  if (gone.has(id)) return styles.gone ?? ''
  return changed.has(id) ? (styles.changed ?? '') : ''
}
