import { contains } from '@lineboard/sdk'
import { useEffect, useState } from 'react'
import { rowsOf, useLooseCall } from '../loose-calls.ts'

const ASK_AFTER_MS = 150
const CHOICES = 10

interface Lookup {
  /** Operation that lists the rows. */
  list: string
  field: string
  /** What `field` must contain; null asks nothing. */
  text: string | null
  /** Relation to embed. */
  include: string | undefined
}

/** Rows whose `field` contains the text, ten at the most. */
export function useLookup({ list, field, text, include }: Lookup) {
  const [asked, setAsked] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), text ? ASK_AFTER_MS : 0)
    return () => clearTimeout(timer)
  }, [text])

  const filter =
    asked === null
      ? null
      : {
          ...(asked && { where: { [field]: contains(asked) } }),
          order: `${field} ASC`,
          limit: CHOICES,
          ...(include && { include }),
        }
  const { data, error, isValidating } = useLooseCall(list, filter && { filter }, {
    keepPreviousData: true,
  })
  return {
    rows: asked === null ? [] : rowsOf(data),
    isSearching: isValidating || asked !== text,
    failed: error !== undefined,
  }
}
