/** How long others, such as card providers, may take before they count as out of reach, in milliseconds. */
export const patienceMs = 10_000

/** What a promise brings, unless it takes longer than `limitMs`; rejects then. */
export function withTimeout<Value>(promise: Promise<Value>, limitMs = patienceMs): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${limitMs} ms`)), limitMs)
  })
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer))
}
