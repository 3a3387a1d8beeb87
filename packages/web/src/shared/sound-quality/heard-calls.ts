import { readStoredJson, writeStored } from '../../browser/storage.ts'
import { formatNumber, formatPercent } from '../../state/numbers.ts'
import { t } from './quality.messages.ts'
import type { Quality } from './quality.ts'

/** Calls whose sound is known; the oldest are forgotten. */
const MOST = 300

const all = (): [callId: string, quality: Quality][] => {
  const kept = readStoredJson('heardCalls')
  return Array.isArray(kept) ? kept : []
}

/** Keeps in this browser how good the sound of a call was at its worst, for who looks it up in the call log. */
export function keepHeard(callId: string, quality: Quality): void {
  const others = all().filter(([id]) => id !== callId)
  writeStored('heardCalls', JSON.stringify([[callId, quality], ...others].slice(0, MOST)))
}

/** How good the sound of a call was that was heard in this browser. */
export const heardQuality = (callId: string): Quality | undefined => all().find(([id]) => id === callId)?.[1]

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
