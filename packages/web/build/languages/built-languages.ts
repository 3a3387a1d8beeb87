import { languageIds } from '../../src/lib/languages.ts'
import { pseudoLanguage } from './pseudo.ts'

const [first, ...others] = languageIds

/** What the app is written in. */
export const written = first ?? 'en'

/** Languages that it is translated into. */
export const translated = others

/** Languages that the app is built in, the one it is written in first. `LINEBOARD_PSEUDO=1` adds one that shows what is in no catalogue. */
export const builtLanguages: readonly string[] = [
  written,
  ...translated,
  ...(process.env.LINEBOARD_PSEUDO ? [pseudoLanguage] : []),
]
