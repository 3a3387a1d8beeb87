import { redact } from '@lineboard/sdk'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { endPrerendered } from '../../browser/page.ts'
import { copyText } from '../../browser/transfer.ts'
import { askAllAnew } from '../../data/use-answer.ts'
import { hrefOf } from '../../places/href.ts'
import { hasSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { StatePanel } from '../../ui/plain-state.tsx'
import type { RenderFailure } from './error-boundary.tsx'
import { t } from './page-error.messages.ts'
import styles from './page-error.module.css'

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
    ? { href: hrefOf('dashboard'), label: t('home') }
    : { href: hrefOf('login'), label: t('login') }
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
        {t('retry')}
      </Button>
      <Link href={home.href}>{home.label}</Link>
    </div>
  )
  return (
    <div ref={panel} tabIndex={-1} className={styles.page}>
      <StatePanel alert title={t('title')} text={t('text')} action={actions} />
      <details className={styles.details}>
        <summary>{t('details')}</summary>
        <pre className={styles.detail}>{detail}</pre>
        <Button variant="quiet" size="large" onClick={async () => setCopied(await copyText(detail))}>
          {t('copy')}
        </Button>{' '}
        <span role="status">{copied !== undefined && t(copied ? 'copied' : 'copyFailed')}</span>
      </details>
    </div>
  )
}
