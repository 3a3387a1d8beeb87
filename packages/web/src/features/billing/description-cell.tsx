import { loadOnce, useLoaded } from '../../browser/load-once.ts'
import { usePhoneFormat } from '../../parts/phone/format-phone.ts'
import { textCell } from '../../resource/cells/text-cell.tsx'
import type { Cell, CellProps } from '../../resource/column.ts'

// Every list knows the columns of the others: the words come with the first row that has some.
const words = loadOnce(() => import('../../parts/wallet/movement-words.ts'))

function Description({ value }: CellProps<string>) {
  const { value: loaded } = useLoaded(words)
  usePhoneFormat()
  return <span title={value}>{loaded ? loaded.movementWords(value) : value}</span>
}

/** What a movement is called in the language of the page; in files, and where the pointer rests, as the server describes it, which the filter searches. */
export const descriptionCell: Cell<string> = { ...textCell, render: (props) => <Description {...props} /> }
