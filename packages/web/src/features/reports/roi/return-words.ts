import { formatPercent } from '../../../state/numbers.ts'
import { writtenOwn } from '../../../state/own-money.ts'
import { t } from '../reports.messages.ts'
import { gainOf, type SourceReturns, shareOf, spent } from '../source-returns.ts'

/** The return of all sources in a sentence, of amounts in the own currency, and how many have no value; undefined while none has one. What is missing for it comes first. */
export function returnWords({ rows, totals }: SourceReturns): string | undefined {
  if (totals.isCostWrong || totals.isValueWrong) return t('roi.waits')
  const [gain, share] = [gainOf(totals), shareOf(totals)]
  if (totals.value === undefined || gain === undefined) return undefined
  const value = writtenOwn(totals.value)
  const unvalued = rows.filter(({ figures }) => figures.value === undefined && figures.calls > 0).length
  const said = { spent: writtenOwn(spent(totals)), value, gain: writtenOwn(Math.abs(gain)) }
  const words =
    share === undefined
      ? t('roi.free', { value })
      : gain === 0
        ? t('roi.even', said)
        : t(gain > 0 ? 'roi.gained' : 'roi.lost', { ...said, share: formatPercent(share) })
  return unvalued > 0 ? `${words} ${t('roi.unvalued', { count: unvalued })}` : words
}
