import type { Column } from '../../kit/column.ts'
import { type FontStyle, lookOf, textSizes } from '../../lib/look.ts'
import { language } from '../../lib/messages.ts'
import type { UiSettings } from '../../lib/parse-ui-settings.ts'
import { useUiSettings } from '../../state/ui-settings-store.ts'

/** How much wider letters are than those that widths are declared for. */
const breadth: Readonly<Record<FontStyle, number>> = { inter: 1, system: 1, serif: 1.1, monospace: 1.25 }
/** Width of a letter of the usual size, in pixels. */
const LETTER_PX = 7

type Sized = Pick<Column, 'cell' | 'label' | 'widthPx'>

/** How much more room than declared the chosen text needs; never less, for what stands beside text keeps its size. */
export function textScale(settings: UiSettings): number {
  const { fontSize, fontStyle, letterSpacing } = lookOf({ ...settings })
  return Math.max(1, (fontSize / textSizes.fontSize.usual) * breadth[fontStyle] + letterSpacing / LETTER_PX)
}

export const useTextScale = (): number => textScale(useUiSettings())

/** What stands around a word that is one of a few, and around a heading, its arrow included, in pixels. */
const AROUND_PX = { word: 50, heading: 42 }

const roomFor = (letters: number, aroundPx: number) => letters * LETTER_PX + aroundPx

/** Letters of the longer line of a heading on two lines, which is as many as a head has: it breaks at a space, or after a hyphen. */
const headingLetters = (label: string): number =>
  Math.min(
    label.length,
    ...Array.from(label.matchAll(/ |-/g), ({ index, 0: sign }) =>
      Math.max(sign === '-' ? index + 1 : index, label.length - index - 1),
    ),
  )

/** What a heading needs, and the longest of a few words: widths are declared for those in English. */
const wordsPx = ({ cell: { choices = [] }, label }: Sized): number =>
  Math.max(
    roomFor(headingLetters(label), AROUND_PX.heading),
    ...(language === 'en' ? [] : choices.map((choice) => roomFor(choice.label.length, AROUND_PX.word))),
  )

/** Width of a column, in pixels: what its cells need for the text as it is chosen. */
export const columnWidthPx = (column: Sized, scale: number): number =>
  Math.round(Math.max(column.widthPx ?? column.cell.widthPx, wordsPx(column)) * scale)

/** The width of a column that somebody dragged, as it is kept: that of the usual text, so that it grows and shrinks with the text. */
export const keptWidthPx = (draggedPx: number, scale: number): number => Math.round(draggedPx / scale)

/** How a column takes its room: dragged ones as wide as they were made, growing ones at least as wide as their cells need. */
export function roomOf(
  column: Sized & Pick<Column, 'grow'>,
  keptPx: number | undefined,
  scale: number,
): { widthPx: number; grow?: number } {
  if (keptPx) return { widthPx: Math.round(keptPx * scale) }
  const widthPx = columnWidthPx(column, scale)
  return column.grow ? { widthPx, grow: column.grow } : { widthPx }
}
