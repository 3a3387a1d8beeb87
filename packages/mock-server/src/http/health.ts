import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { version } from '../version.ts'
import type { Route } from './http-listener.ts'
import { sendJson } from './send.ts'

interface HealthNeeds {
  webRoot: string | undefined
  /** A sentence while the server can't do what it is for, undefined when it can. */
  problem(): Promise<string | undefined>
}

/** What the web app was built of; null where none is served, or one that does not say. */
function webVersion(webRoot: string | undefined): unknown {
  try {
    return webRoot === undefined ? null : JSON.parse(readFileSync(join(webRoot, 'version.json'), 'utf8'))
  } catch {
    return null
  }
}

/**
 * `GET /health`: 200 as long as the process answers, with the version of the server, and version and commit of its web app.
 * `GET /ready`: 200 when people may be sent here, 503 with a sentence when they had better be sent elsewhere.
 */
export function createHealthRoutes({ webRoot, problem }: HealthNeeds): Readonly<Record<'/health' | '/ready', Route>> {
  return {
    '/health': (_request, response) => sendJson(response, 200, { status: 'ok', version, web: webVersion(webRoot) }),
    async '/ready'(_request, response) {
      const why = await problem()
      await sendJson(
        response,
        why === undefined ? 200 : 503,
        why === undefined ? { ready: true } : { ready: false, why },
      )
    },
  }
}
