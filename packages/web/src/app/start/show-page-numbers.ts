import { t } from '../../shared/paper/paper.messages.ts'

/** Gives the margins of printed sheets their words, which a style sheet takes from the page alone: Page 2 of 5. */
export function showPageNumbers(): void {
  const { style } = document.documentElement
  style.setProperty('--lb-page-word', JSON.stringify(t('page')))
  style.setProperty('--lb-page-of', JSON.stringify(t('of')))
}
