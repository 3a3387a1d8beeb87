import { showGuide } from '../../../state/overlay.ts'
import type { GuidePage } from '../../guide/guide-page.ts'
import type { Entry } from './entry.ts'

/** Characters from which on all words of the guide are searched: fewer stand in nearly every text. */
const ENOUGH = 3

/** Each page of the guide and each task on it, found by its heading and by what is said there. */
export function guideEntries(typed: string, pages: readonly GuidePage[]): Entry[] {
  const isSearched = typed.trim().length >= ENOUGH
  const entry = (
    label: string,
    detail: string | undefined,
    text: string,
    asked: { page: string; section?: string },
  ) => ({
    key: `guide ${asked.page} ${asked.section ?? ''}`,
    kind: 'guide' as const,
    label,
    detail,
    words: isSearched ? `${detail ?? ''} ${text}` : detail,
    run: () => showGuide(asked),
  })
  return pages.flatMap(({ name, title, sections }) => [
    entry(title, undefined, '', { page: name }),
    ...sections.map((section) => entry(section.title, title, section.text, { page: name, section: section.id })),
  ])
}
