/** How long a file is kept for the browser to read it, in milliseconds. */
const keptMs = 60_000

/** Hands a file to the browser, which puts it to where downloads go. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  Object.assign(link, { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}
