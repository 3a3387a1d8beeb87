import { useState } from 'react'

/**
 * The first of all values that say the same, so that what is made of it is made again for news alone. `says` is what is compared,
 * by itself the value as JSON, which knows no functions.
 */
export function useStable<Value>(value: Value, says: string = JSON.stringify(value)): Value {
  const [kept, keep] = useState({ value, says })
  if (kept.says === says) return kept.value
  keep({ value, says })
  return value
}
