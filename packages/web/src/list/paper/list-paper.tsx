import { useEffect, useState } from 'react'
import { loadOnce, useLoaded } from '../../browser/load-once.ts'
import { usePrinting } from '../../browser/use-printing.ts'
import { whenAtRest } from '../../data/when-at-rest.ts'

const paper = loadOnce(() => import('./paper-list.tsx'))

/** How long a list has stood before what prints it is brought, in milliseconds: printing waits for nothing. */
const REST_MS = 300

/** The list on paper, while it is printed: the grid of the screen has a head that is not repeated, and cuts what is too wide. */
export function ListPaper() {
  const isPrinting = usePrinting()
  const [atRest, setAtRest] = useState(false)
  useEffect(() => whenAtRest(() => setAtRest(true), REST_MS), [])
  const { value } = useLoaded(paper, atRest || isPrinting)
  return isPrinting && value ? <value.PaperList /> : null
}
