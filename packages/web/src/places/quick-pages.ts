import { hrefOf } from './href.ts'
import { t } from './quick-pages.messages.ts'

/** A page that can stand as a button in the top bar. */
export interface QuickPage {
  id: Parameters<typeof t>[0]
  title: string
  href: string
  /** Stands there unless the person chose otherwise. */
  isQuick: boolean
}

const page = (id: QuickPage['id'], href: string, isQuick = false): QuickPage => ({ id, title: t(id), href, isQuick })

/** The nine quick pages; a person's choices are kept as nine flags in this order. */
export const quickPages: readonly QuickPage[] = [
  page('dashboard', hrefOf('dashboard'), true),
  page('callLogs', hrefOf('callLogs'), true),
  page('addNumbers', hrefOf('addNumbers')),
  page('buyNumbers', hrefOf('buyNumbers')),
  page('trackingNumbers', hrefOf('trackingNumbers')),
  page('receivingNumbers', hrefOf('receivingNumbers')),
  page('trackingSources', hrefOf('trackingSources')),
  page('activityReports', hrefOf('activityReport'), true),
  page('overviewReports', hrefOf('overviewReport'), true),
]

/** Which quick pages stand in the top bar, as nine flags: those chosen, or the usual ones. */
export const quickPageFlags = (chosen: readonly boolean[] | undefined): readonly boolean[] =>
  chosen ?? quickPages.map(({ isQuick }) => isQuick)
