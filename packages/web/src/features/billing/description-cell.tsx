import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { textCell } from '../../kit/cells/text-cells.tsx'
import type { Cell, CellProps } from '../../kit/column.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'

// Every list knows the columns of the others: the words come with the first row that has some.
const words = loadOnce(() => import('../../shared/wallet/movement-words.ts'))

const wordsOf = (value: string): string => words.peek()?.movementWords(value) ?? value

function Description({ value }: CellProps<string>) {
  const { value: loaded, failed } = useLoaded(words)
  usePhoneFormat()
  // Nothing stands there until the words have come: another text would be read, and then change.
  if (!loaded && !failed) return null
  return <span title={value}>{wordsOf(value)}</span>
}

/** What a movement is called in the language of the page, in files as well; where the pointer rests, as the server describes it, which the filter searches. */
export const descriptionCell: Cell<string> = {
  ...textCell,
  toText: wordsOf,
  load: () => words.load(),
  render: (props) => <Description {...props} />,
}
