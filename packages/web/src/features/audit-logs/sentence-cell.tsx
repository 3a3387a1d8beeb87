import type { components } from '@lineboard/contract'
import type { Cell } from '../../kit/column.ts'
import { LinkedSentence } from './linked-sentence.tsx'
import { isKeptByApp, outcomeOf } from './sentence.ts'
import styles from './sentence-cell.module.css'

type AuditLog = components['schemas']['AuditLog']

/** The entry in words. What is copied is the endpoint, which the words are made of. */
export const sentenceCell: Cell<string> = {
  toText: (endpoint) => endpoint,
  saysOther: true,
  render: ({ row, tabIndex }) => {
    // Only lists of audit entries have the cell.
    const entry = row as AuditLog
    // One box: where words and link are boxes of their own, the space between them is lost.
    return (
      <span className={isKeptByApp(entry) ? `${styles.sentence} ${styles.kept}` : styles.sentence}>
        <LinkedSentence entry={entry} tabIndex={tabIndex} />
      </span>
    )
  },
  widthPx: 320,
}

/** What became of the call, in words; a file keeps the number the server gave. */
export const outcomeCell: Cell<number> = {
  toText: outcomeOf,
  toFile: (statusCode) => statusCode,
  widthPx: 120,
}
