import { and, contains, or } from '@lineboard/sdk'
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
  include?: string | undefined
  /** Other fields that may contain it. */
  also?: readonly string[]
  /** What the rows must meet beside. */
  where?: object | undefined
  /** @default by `field` */
  order?: string | undefined
}

/** Rows of which `field`, or one of the others, contains the text, ten at the most. */
export function useLookup({ list, field, text, include, also = [], where, order = `${field} ASC` }: Lookup) {
  const [asked, setAsked] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), text ? ASK_AFTER_MS : 0)
    return () => clearTimeout(timer)
  }, [text])

  const named = asked ? [field, ...also].map((each) => ({ [each]: contains(asked) })) : []
  const found: object = and(where, named.length > 0 ? or(...named) : undefined)
  const filter =
    asked === null
      ? null
      : {
          ...(Object.keys(found).length > 0 && { where: found }),
          order,
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
