import type { components } from '@lineboard/contract'
import { fromCents, toCents } from '../payments/money.ts'
import type { Row } from '../store/models.ts'
import { NumberSet } from './number-set.ts'

/** What a report says of a set of calls. */
export type Figures = components['schemas']['ReportFigures']

type Call = Row<'CallLog'>

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

/** The mean to a tenth; 0 of nothing. */
const mean = (sum: number, count: number) => (count === 0 ? 0 : rounded(sum / count, 1))

/** Counts calls up, one at a time. */
export class Tally {
  private readonly byStatus = { answered: 0, missed: 0, voicemail: 0, busy: 0, failed: 0 }
  private readonly callers = new NumberSet()
  private calls = 0
  private firstTimeCallers = 0
  private talkSeconds = 0
  private answeredTalkSeconds = 0
  private answeredRingSeconds = 0
  private cents = 0

  /** `caller` is the caller's number in the order in which a report met them; a call without one is gone, and its charge alone counts. */
  add({ status, firstTimeCaller, talkSeconds, ringSeconds, charge }: Call, caller: number | undefined): void {
    this.cents += toCents(charge)
    if (caller === undefined) return
    this.calls++
    this.byStatus[status]++
    this.callers.add(caller)
    if (firstTimeCaller) this.firstTimeCallers++
    this.talkSeconds += talkSeconds
    if (status !== 'answered') return
    this.answeredTalkSeconds += talkSeconds
    this.answeredRingSeconds += ringSeconds
  }

  /** Money is the sum of the cents that each call cost. */
  figures(): Figures {
    const { calls, byStatus, firstTimeCallers, talkSeconds } = this
    return {
      calls,
      ...byStatus,
      firstTimeCallers,
      uniqueCallers: this.callers.size,
      talkSeconds,
      averageTalkSeconds: mean(this.answeredTalkSeconds, byStatus.answered),
      averageRingSeconds: mean(this.answeredRingSeconds, byStatus.answered),
      charge: fromCents(this.cents),
    }
  }
}
