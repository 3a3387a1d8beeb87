import { useLayoutEffect, useRef } from 'react'
import styles from './terms-text.module.css'

/** Terms of service as formatted text; `html` was made harmless before. */
export function TermsText({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (text.current) text.current.innerHTML = html
  }, [html])
  // An installation writes them in its own language, which need not be that of the page.
  return <div ref={text} dir="auto" className={styles.text} />
}
