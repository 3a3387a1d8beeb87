import { folded } from '@lineboard/contract/folded'
import { holdsText } from '@lineboard/sdk'

/**
 * Whether an offered row has what is typed. Rows of an earlier text stay in sight until the server has answered this one: Enter must choose none that
 * is not meant. The server compares letter case and accents its own way, so what it has answered stays.
 */
export const stillHolds = (value: string, typed: string, isAnswered: boolean): boolean =>
  isAnswered ? holdsText(value, typed) : folded(value).includes(folded(typed))
