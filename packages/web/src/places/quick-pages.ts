import { hrefOf } from './href.ts'
import type { PlaceId } from './places.ts'
import { t } from './quick-pages.messages.ts'
import { titleOf } from './title-of.ts'

/** A page that can stand as a button in the top bar. */
export interface QuickPage {
  id: PlaceId
  title: string
  href: string
  /** Stands there unless the person chose otherwise. */
  isQuick: boolean
}

/** The nine quick pages; a person's choices are kept as nine flags in this order. */
export const quickPages: readonly QuickPage[] = [
  { id: 'dashboard', title: titleOf('dashboard'), href: hrefOf('dashboard'), isQuick: true },
  { id: 'callLogs', title: titleOf('callLogs'), href: hrefOf('callLogs'), isQuick: true },
  { id: 'addNumbers', title: t('addNumbers'), href: hrefOf('addNumbers'), isQuick: false },
  { id: 'buyNumbers', title: titleOf('buyNumbers'), href: hrefOf('buyNumbers'), isQuick: false },
  { id: 'trackingNumbers', title: t('trackingNumbers'), href: hrefOf('trackingNumbers'), isQuick: false },
  { id: 'receivingNumbers', title: titleOf('receivingNumbers'), href: hrefOf('receivingNumbers'), isQuick: false },
  { id: 'trackingSources', title: titleOf('trackingSources'), href: hrefOf('trackingSources'), isQuick: false },
  { id: 'activityReport', title: titleOf('activityReport'), href: hrefOf('activityReport'), isQuick: true },
  { id: 'overviewReport', title: titleOf('overviewReport'), href: hrefOf('overviewReport'), isQuick: true },
]

/** Which quick pages stand in the top bar, as nine flags: those chosen, or the usual ones. */
export const quickPageFlags = (chosen: readonly boolean[] | undefined): readonly boolean[] =>
  chosen ?? quickPages.map(({ isQuick }) => isQuick)
