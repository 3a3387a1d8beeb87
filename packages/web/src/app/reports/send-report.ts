import { appVersion } from '../../browser/page.ts'
import { placeAt } from '../../places/place-at.ts'

/** What every report says of the page. */
export interface ReportHead {
  /** When it was sent, in ISO 8601. */
  at: string
  version: string
  commit: string
  /** Pattern of the address, with `:userId` for an id; empty for none of the app. */
  route: string
  /** The browser, as it names itself. */
  browser: string
}

/** What the page is and where it stands, without anybody's name. */
export const reportHead = (): ReportHead => ({
  at: new Date().toISOString(),
  ...appVersion(),
  route: placeAt(location.pathname)?.path ?? '',
  browser: navigator.userAgent,
})

/** Sends a report even while the page is closed. As plain text: JSON would have the browser ask other hosts for leave first. */
export const sendReport = (address: string, report: object): void =>
  void navigator.sendBeacon(address, JSON.stringify(report))
