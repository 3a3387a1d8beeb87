import { formatNumber, formatPercent } from '../../state/numbers.ts'
import { t } from './quality.messages.ts'
import type { Quality } from './quality.ts'

/** How good sound is, in words, with what is wrong about it. */
export function qualityText({ grade, reason, loss, jitterMs, roundTripMs = 0 }: Quality): string {
  const words = t(grade)
  if (!reason) return words
  const why = {
    loss: () => t('loss', { percent: formatPercent(loss) }),
    jitter: () => t('jitter', { ms: formatNumber(jitterMs) }),
    delay: () => t('delay', { ms: formatNumber(roundTripMs) }),
    silence: () => t('silence'),
  }
  return `${words}: ${why[reason]()}`
}

/** How good the sound of a call was at its worst; nothing was wrong where that is good. */
export const worstText = (quality: Quality): string =>
  quality.grade === 'good' ? qualityText(quality) : t('atTimes', { quality: qualityText(quality) })
