import { folded } from '@lineboard/contract/folded'
import { inexactSigns } from './like-pattern.ts'

/**
 * Whether a value that was found by `contains(text)` has the signs of the text as themselves, where `%` and others stood for any character. True
 * for a text without such signs: what it finds is right.
 */
export const holdsText = (value: string, text: string): boolean =>
  // Letter case and accents are the server's to compare: it may find "Café" by "cafe".
  inexactSigns(text).length === 0 || folded(value).includes(folded(text))
