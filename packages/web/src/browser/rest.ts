// What a page downloads ahead of running it: the page's own script names it, and code that has just been downloaded does not hold up
// the first rows by being run.

/** Downloads a script or a style sheet of the build, without running it. */
export function download(href: string): void {
  const link = document.createElement('link')
  const isStyle = href.endsWith('.css')
  link.rel = isStyle ? 'preload' : 'modulepreload'
  if (isStyle) link.as = 'style'
  // The tags that follow ask in this mode; a preload in another one would be fetched twice.
  link.crossOrigin = ''
  link.href = href
  document.head.append(link)
}

/** Notes the files that the screen needs once its first rows stand. */
export function nameRest(files: readonly string[]): void {
  document.documentElement.dataset.rest = files.join(' ')
}

/** Downloads the files that were noted, once; whether there were any. */
export function downloadRest(): boolean {
  const { dataset } = document.documentElement
  const { rest } = dataset
  if (!rest) return false
  delete dataset.rest
  for (const href of rest.split(' ')) download(href)
  return true
}
