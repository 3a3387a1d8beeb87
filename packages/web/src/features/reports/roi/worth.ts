const parameter = 'worth'

/** What an answered call is worth in USD, as the address says; undefined where it says nothing that is an amount. */
export function worthAt(search: string): number | undefined {
  const text = new URLSearchParams(search).get(parameter) ?? ''
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) && Number(text) > 0 ? Number(text) : undefined
}
