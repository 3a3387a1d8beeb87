import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, normalize, sep } from 'node:path'
import { send } from '../http/send.ts'
import { createFileCache, type SiteFile, sendFile } from './site-file.ts'
import { cacheControl, contentSecurityPolicy, type PageHosts } from './site-headers.ts'

/** Serves a built single-page app. */
export type Site = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>

function pathInside(root: string, pathname: string): string | undefined {
  try {
    const path = normalize(join(root, decodeURIComponent(pathname)))
    return path.startsWith(root + sep) && !path.includes('\0') ? path : undefined
  } catch {
    return undefined
  }
}

/** Where a page may reach its phone: at the host it came from, where that is another port of it. */
function phoneHost({ headers }: IncomingMessage, port: number | undefined): string | undefined {
  const address = `http://${headers.host}`
  if (port === undefined || !URL.canParse(address)) return undefined
  const own = new URL(address)
  return own.port === String(port) ? undefined : `ws://${own.hostname}:${port}`
}

interface SiteNeeds extends Pick<PageHosts, 'stripeKey' | 'captchaKey' | 'reports'> {
  /** The port that softphones connect to. */
  phonePort?: () => number | undefined
}

/** Serves the files below `root`, and its index.html for every other address a person may open. */
export function createSite(root: string, { phonePort, ...hosts }: SiteNeeds = {}): Site {
  const read = createFileCache()
  const indexPath = join(root, 'index.html')

  function find(pathname: string, accept = ''): { file: SiteFile; name: string } | undefined {
    const path = pathname === '/' ? indexPath : pathInside(root, pathname)
    const file = path && read(path)
    if (file) return { file, name: pathname === '/' ? '/index.html' : pathname }
    const isPage = !pathname.startsWith('/assets/') && (accept.includes('text/html') || !/\.\w+$/.test(pathname))
    const index = isPage ? read(indexPath) : undefined
    return index && { file: index, name: '/index.html' }
  }

  return async (request, response, url) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      await send(response, 405, { allow: 'GET, HEAD', 'content-type': 'text/plain' }, 'Method not allowed')
      return
    }
    const found = find(url.pathname, request.headers.accept)
    if (!found) {
      await send(response, 404, { 'content-type': 'text/plain; charset=utf-8' }, 'Not found')
      return
    }
    const { file, name } = found
    // A worker takes the policy of its own file: scripts go without one, and have that of the page.
    if (file.mediaType.startsWith('text/javascript')) response.removeHeader('content-security-policy')
    await sendFile(request, response, file, {
      'cache-control': cacheControl(name),
      ...(file.mediaType.startsWith('text/html') && {
        'content-security-policy': contentSecurityPolicy(file.bytes('identity').toString('utf8'), {
          ...hosts,
          phoneHost: phoneHost(request, phonePort?.()),
        }),
      }),
    })
  }
}
