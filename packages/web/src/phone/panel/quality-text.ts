import { formatNumber, formatPercent } from '../../state/numbers.ts'
import type { Quality } from '../machine/phone-state.ts'
import { t } from '../phone.messages.ts'

/** How good sound is, in words, with what is wrong about it. */
export function qualityText({ grade, reason, loss, jitterMs, roundTripMs = 0 }: Quality): string {
  const words = t(`quality.${grade}`)
  if (!reason) return words
  const why = {
    loss: () => t('quality.loss', { percent: formatPercent(loss) }),
    jitter: () => t('quality.jitter', { ms: formatNumber(jitterMs) }),
    delay: () => t('quality.delay', { ms: formatNumber(roundTripMs) }),
    silence: () => t('quality.silence'),
  }
  return `${words}: ${why[reason]()}`
}
