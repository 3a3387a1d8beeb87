import '@fontsource-variable/inter/index.css'
import './app/start/tokens.css'
import './app/start/base.css'
import './app/start/print.css'
import type { CoreFit } from '@lineboard/sdk/fit'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadConfig } from './app/config.ts'
import { startReports } from './app/reports/start-reports.ts'
import { prefetchLinks, prepareScreen } from './app/router/page-loader.ts'
import { renewSession, startSession } from './app/session/start-session.ts'
import { App, NoConfig } from './app/start/app.tsx'
import { initProviders, showPageNumbers, warnStorageRefused } from './app/start/set-up.ts'
import { noteMissingStyles } from './browser/lazy.ts'
import { initClient } from './data/client.ts'
import { trackedFetch } from './data/tracked-fetch.ts'
import { setServed } from './state/served-calls.ts'
import { session } from './state/session.ts'

/** The longest that a page stays blank until it can be drawn with what it shows first, in milliseconds. */
const BLANK_MS = 400

async function start(root: HTMLElement): Promise<void> {
  noteMissingStyles()
  const config = await loadConfig()
  if (config) {
    const fit = config.fit ? await loadCoreFit(config.fit).catch((error: unknown) => String(error)) : undefined
    if (typeof fit === 'string') {
      createRoot(root).render(<NoConfig problem={fit} />)
      return
    }
    initClient({
      ...(fit && { fit }),
      baseUrl: config.apiBase,
      tokens: {
        token: () => session.token?.id,
        impersonationToken: () => session.impersonation?.token?.id,
      },
      queryToken: config.queryToken ?? true,
      renewSession,
      giveCode: async () => (await import('./app/session/recent-code.tsx')).giveCode(),
      // Sent again without being known there, a charge would be a second one.
      idempotencyKeys: config.idempotencyKeys ?? config.mock ?? false,
      fetch: trackedFetch,
    })
    initProviders(config)
    startReports(config)
    // On their way before anything renders: the user, then the screen's code with its first questions.
    startSession()
    warnStorageRefused()
    showPageNumbers()
    prefetchLinks(root)
    // Drawn before, as an empty frame, a screen is drawn and laid out twice, and its rows come that much later.
    await Promise.race([prepareScreen(location), new Promise((resolve) => setTimeout(resolve, BLANK_MS))])
  }
  createRoot(root).render(<StrictMode>{config ? <App /> : <NoConfig />}</StrictMode>)
}

async function loadCoreFit(address: string): Promise<CoreFit> {
  const { loadFit } = await import('./data/core-fit.ts')
  const fit = await loadFit(address)
  setServed(fit.isServed, fit.isCounted)
  return fit
}

const root = document.getElementById('root')
if (root) void start(root)
