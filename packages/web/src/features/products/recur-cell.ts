import type { Cell } from '../../kit/column.ts'
import { labelOf } from '../../lib/label-of.ts'
import { t } from './products.messages.ts'

const labels: Readonly<Record<string, string>> = {
  monthly: t('recurs.monthly'),
  yearly: t('recurs.yearly'),
  once: t('recurs.once'),
}

/** How often a price is paid, in the person's words where they are one of the usual; others are shown as they were typed. */
export const recurText = (recur: string | null | undefined): string => labelOf(labels, recur)

/** How often a price is paid. A file has it as it was typed, so that it can be imported again. */
export const recurCell: Cell<string> = { toText: recurText, toFile: (value) => value, widthPx: 160 }
