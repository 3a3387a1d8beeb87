import { useEffect } from 'react'
import { t } from './page-title.messages.ts'

let place = ''
/** What is open of the place, the latest last: a drawer over a list, or the one thing a page is about. */
let records: readonly { name: string }[] = []

function show(): void {
  const record = records.at(-1)?.name
  document.title = record ? t('ofRecord', { place, record }) : t('ofPlace', { place })
}

/** Names the window after a place. */
export function showPlaceTitle(title: string): void {
  place = title
  show()
}

/** Names the window after a record as well, for as long as it is open; undefined while its name is not known. */
export function useRecordTitle(name: string | undefined): void {
  useEffect(() => {
    if (!name) return
    const record = { name }
    records = [...records, record]
    show()
    return () => {
      records = records.filter((each) => each !== record)
      show()
    }
  }, [name])
}
