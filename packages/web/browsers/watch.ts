import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the page keeps what went wrong: what is loaded anew knows it as well. */
const KEPT = 'watched'

/** What stands in the page before anything else. The drivers of these browsers tell little of the console, or nothing. */
const watch = `(() => {
  const note = (text) => sessionStorage.setItem('${KEPT}', JSON.stringify([...JSON.parse(sessionStorage.getItem('${KEPT}') ?? '[]'), location.pathname + ': ' + text]))
  const print = console.error
  console.error = (...said) => {
    note(said.join(' '))
    print.apply(console, said)
  }
  // Without an exception it is a note of the browser's own, such as of layout that goes on in the next frame.
  addEventListener('error', ({ error, target }) => {
    if (target !== window) note('not loaded: ' + (target.src ?? target.href))
    else if (error) note(String(error))
  }, true)
  // Whoever knows the failure says so to the event, which those after this one may do.
  addEventListener('unhandledrejection', (event) => setTimeout(() => event.defaultPrevented || note(String(event.reason))))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => note(violatedDirective + ' refuses ' + blockedURI))
  new PerformanceObserver((list) => {
    for (const { name, responseStatus } of list.getEntries()) if (responseStatus >= 400) note(responseStatus + ' of ' + name)
  }).observe({ type: 'resource', buffered: true })
})()`

/** Copies the built app into a folder, with a page that keeps what goes wrong in it. */
export function watchedApp(built: string, folder: string): void {
  cpSync(built, folder, { recursive: true })
  const page = join(folder, 'index.html')
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace('<head>', () => `<head><script>${watch}</script>`),
  )
  for (const packed of ['br', 'gz']) rmSync(`${page}.${packed}`)
}

/** Expression for what went wrong in the page since it was asked: what no handler caught, and what the console was told as an error. */
export const takeErrors = `(() => {
  const errors = JSON.parse(sessionStorage.getItem('${KEPT}') ?? '[]')
  sessionStorage.removeItem('${KEPT}')
  return errors
})()`
