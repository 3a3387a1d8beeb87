import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

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

/** Whether the page is being printed. What is drawn for it is there before the sheets are taken, which is as soon as the event is over. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
