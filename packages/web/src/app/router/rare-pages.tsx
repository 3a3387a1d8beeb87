import { MINUTE_MS } from '@lineboard/contract/durations'
import { type Access, redact } from '@lineboard/sdk'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, Redirect, useParams } from 'wouter'
import { endPrerendered, isOutdated } from '../../browser/page.ts'
import { copyText } from '../../browser/transfer.ts'
import { askAllAnew } from '../../data/use-answer.ts'
import { fillPath, formatRowRoute, hrefOf } from '../../places/href.ts'
import { type Place, placeFacts } from '../../places/place.ts'
import { titleOf } from '../../places/title-of.ts'
import { whyUnseenText } from '../../places/why-unseen.ts'
import { hasSession } from '../../state/session.ts'
import { isUnsaved } from '../../state/unsaved.ts'
import { Button } from '../../ui/button.tsx'
import { StatePanel } from '../../ui/plain-state.tsx'
import { ToastNote } from '../../ui/toast-area.tsx'
import { t as appText } from '../app.messages.ts'
import type { RenderFailure } from './error-boundary.tsx'
import { t as errorText } from './page-error.messages.ts'
import styles from './page-error.module.css'
import { ownAccount } from './redirect-for.ts'
import { t } from './version.messages.ts'
import { ZoneRulesNote } from './zone-rules-note.tsx'

// What hardly anybody sees: a page that fails, an address that moved, a new version of the app.

/** How often it is asked, in milliseconds, while somebody looks. */
const EVERY_MS = 30 * MINUTE_MS

/** Who comes back to the tab sooner than this has not been away, in milliseconds. */
const AWAY_MS = 5 * MINUTE_MS

/** Tells once that another version of the app is installed, until the function it answers is called. Asked seldom, when the tab comes back, and when something can't be downloaded. */
function watchVersion(onNew: () => void): () => void {
  let askedAtMs = Date.now()
  const ask = async () => {
    askedAtMs = Date.now()
    if (!(await isOutdated())) return
    end()
    onNew()
  }
  const askAfter = (ms: number) => {
    if (!document.hidden && Date.now() - askedAtMs >= ms) void ask()
  }
  const handleSight = () => askAfter(AWAY_MS)
  const timer = setInterval(() => askAfter(EVERY_MS), AWAY_MS)
  document.addEventListener('visibilitychange', handleSight)
  // What can't be downloaded may have gone with this version.
  const handleMissing = () => void ask()
  addEventListener('vite:preloadError', handleMissing)
  const end = () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', handleSight)
    removeEventListener('vite:preloadError', handleMissing)
  }
  return end
}

/** What is said of the programs themselves: that a new version of the app is installed, once, and that time zone rules are old. */
export function NewVersionNote() {
  const [isNew, setNew] = useState(false)
  useEffect(() => watchVersion(() => setNew(true)), [])
  return (
    <div role="status">
      {isNew && (
        <ToastNote text={t(isUnsaved() ? 'unsaved' : 'text')}>
          <Button size="small" variant="outlined" onClick={() => location.reload()}>
            {t('load')}
          </Button>
          <Button size="small" onClick={() => setNew(false)}>
            {t('later')}
          </Button>
        </ToastNote>
      )}
      <ZoneRulesNote />
    </div>
  )
}

/** What failed and where, for whoever is asked to mend it; without tokens and passwords. */
function detailOf(error: unknown): string {
  const said = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error)
  return redact(`${location.href}\n${new Date().toISOString()}\n\n${said}`)
}

/** A page failed while it was shown: what failed, another try with answers asked for anew, and the way elsewhere. */
export function PageError({ error, retry }: RenderFailure) {
  const [detail] = useState(() => detailOf(error))
  const [copied, setCopied] = useState<boolean>()
  const panel = useRef<HTMLDivElement>(null)
  const home = hasSession()
    ? { href: hrefOf('dashboard'), label: errorText('home') }
    : { href: hrefOf('login'), label: errorText('login') }
  useLayoutEffect(endPrerendered, [])
  useEffect(() => panel.current?.focus(), [])

  const handleRetry = () => {
    // What the page could not show may be an answer that is kept, or was asked for ahead.
    askAllAnew()
    retry()
  }
  const actions = (
    <div className={styles.actions}>
      <Button variant="contained" size="large" onClick={handleRetry}>
        {errorText('retry')}
      </Button>
      <Link href={home.href}>{home.label}</Link>
    </div>
  )
  return (
    <div ref={panel} tabIndex={-1} className={styles.page}>
      <StatePanel alert title={errorText('title')} text={errorText('text')} action={actions} />
      <details className={styles.details}>
        <summary>{errorText('details')}</summary>
        <pre className={styles.detail}>{detail}</pre>
        <Button variant="quiet" size="large" onClick={async () => setCopied(await copyText(detail))}>
          {errorText('copy')}
        </Button>{' '}
        <span role="status">{copied !== undefined && errorText(copied ? 'copied' : 'copyFailed')}</span>
      </details>
    </div>
  )
}

/** Leads on to where a page stands now; `:name` in its address is filled from the one that was opened. */
export function MovedPage({ place: { redirectTo = 'dashboard', row } }: { place: Place }) {
  const params = useParams()
  const rest = row === 'add' ? { action: row } : row && { action: row, id: Number(params.id) }
  const to = fillPath(placeFacts[redirectTo].path, params)
  return <Redirect to={rest ? `${to}${formatRowRoute(rest)}` : to} replace />
}

/** Why somebody is led on from a screen that was asked for by name; undefined from where everybody is led to anyway. */
export function redirectReason(path: string, access: Access): string | undefined {
  if (!ownAccount.includes(path)) return undefined
  return appText('notShown', {
    title: titleOf('billingProfile'),
    reason: whyUnseenText(placeFacts.billingProfile, access),
  })
}
