import Alert from '@mui/material/Alert'
import { useEffect, useRef } from 'react'
import styles from './problem.module.css'

/** Says what went wrong, if anything, and brings that into sight as it comes: what was pressed may stand far below it. */
export function Problem({ text }: { text: string | undefined }) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text !== undefined) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [text])
  return (
    text !== undefined && (
      <Alert ref={alert} severity="error" className={styles.problem}>
        {text}
      </Alert>
    )
  )
}
