import type { PeriodRange } from '@lineboard/sdk'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../state/dates.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { formatTimeZoneOver } from '../../state/time-zone-name.ts'
import { useCustomerName } from '../customer/selected-customer.ts'
import { rangeName } from '../period/period-name.ts'
import { t } from './paper.messages.ts'

interface PaperHeadingProps {
  title: string
  /** What it is about in a few words each, whose it is first; what is not known is left out. */
  facts?: readonly (string | undefined)[]
  /** The days of what is printed: named by their dates, as a sheet is read on other days, too. @default as it is now */
  days?: PeriodRange | undefined
  /** What narrows it, where that is drawn by something of its own. */
  filter?: ReactNode
}

/**
 * Head of what is printed: what it is, of which days, by which clocks and narrowed to what. Put there while the page is printed; a
 * `header` beside it is for the screen.
 */
export function PaperHeading({ title, facts = [], days, filter }: PaperHeadingProps) {
  const now = new Date()
  const { startsAt, endsAt } = days ?? { startsAt: now, endsAt: now }
  const [owner, ...others] = facts
  const known = [owner, days && rangeName(days), ...others].filter(Boolean)
  return (
    <header data-paper="heading">
      <h1>{title}</h1>
      {known.length > 0 && <p>{known.join(' · ')}</p>}
      {filter && (
        <div>
          {t('filter')}
          {filter}
        </div>
      )}
      <p>{t('printed', { date: formatDateTime(now), zone: formatTimeZoneOver(startsAt, endsAt) })}</p>
    </header>
  )
}

/** Whose figures are printed: the chosen customer's for people who see those of each, their own company's for others. */
export function usePrintedCompany(customerId: number | undefined): string | undefined {
  const { access, user } = useSession()
  const seesAll = seesEveryCustomer(access)
  const chosen = useCustomerName(seesAll ? customerId : undefined)
  return seesAll ? chosen : user?.Customer?.companyName
}
