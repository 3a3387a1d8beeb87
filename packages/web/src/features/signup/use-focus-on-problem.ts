import { type RefObject, useEffect, useRef } from 'react'

/** Puts the focus on a field when something new is wrong with it. */
export function useFocusOnProblem(field: RefObject<HTMLElement | null>, problem: string | undefined): void {
  const known = useRef(problem)
  useEffect(() => {
    if (problem !== undefined && problem !== known.current) field.current?.focus()
    known.current = problem
  }, [field, problem])
}
