/** Style sheets that could not be downloaded when the code that needs them came. */
const missing = new Set<string>()

const NAMED = /^Unable to preload CSS for (\S+)$/

/** Notes from now on which style sheets could not be downloaded. */
export function noteMissingStyles(): void {
  // Vite names the file in its words alone.
  addEventListener('vite:preloadError', (event) => {
    const { message = '' }: { message?: string } = Object(Object(event).payload)
    const [, href] = NAMED.exec(message) ?? []
    if (href) missing.add(href)
  })
}

function bring(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href })
  return new Promise((resolve, reject) => {
    link.onload = () => {
      missing.delete(href)
      resolve()
    }
    link.onerror = () => {
      link.remove()
      reject(new TypeError(`${href} could not be downloaded.`))
    }
    document.head.append(link)
  })
}

/**
 * Brings what style sheets are missing; rejects where one still can't be had. Vite asks for each once, and takes it for there from then on: code that is
 * asked for again would be drawn without them.
 */
export async function bringMissingStyles(): Promise<void> {
  await Promise.all([...missing].map(bring))
}
