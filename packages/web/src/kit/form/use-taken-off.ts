import { useEffect, useRef } from 'react'

/** The customers whose rows a condition lets through; undefined for those of all. */
function customersIn(where: object | undefined): readonly unknown[] | undefined {
  const condition: unknown = where && Reflect.get(where, 'customerId')
  if (typeof condition === 'number') return [condition]
  const among: unknown = Reflect.get(Object(condition), 'inq')
  return Array.isArray(among) ? among : undefined
}

interface Chosen {
  /** What is offered. */
  where: object | undefined
  value: unknown
  /** Whose the row is that is chosen; undefined where it is nobody's. */
  customerId: number | undefined
  takeOff: () => void
}

/** Takes off what was chosen under another customer as soon as rows of that one are offered no more: servers refuse it. */
export function useTakenOff({ where, value, customerId, takeOff }: Chosen): void {
  const offered = customersIn(where)
  const key = offered?.join()
  const before = useRef({ key, value })
  useEffect(() => {
    const { key: former, value: chosen } = before.current
    before.current = { key, value }
    // What came together with the customer is of that customer.
    if (former === undefined || key === undefined || former === key || chosen !== value || value === null) return
    if (!offered?.includes(customerId ?? null)) takeOff()
  })
}
