import type { Ref } from 'react'

/** Gives an element to a ref of either kind. */
export function assignRef<Value>(ref: Ref<Value> | undefined, value: Value | null): void {
  if (typeof ref === 'function') ref(value)
  else if (ref) ref.current = value
}
