import { expect, it } from 'vitest'

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!../testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

// What stands for a right: asked of the table in the first two files, and in the third of what a right would change.
const asking = ['./may.ts', '../places/is-seen.ts', '../places/why-unseen.ts']
const rights =
  /\b(canRead|canWrite|sectionAccess|isSuperAdmin|isCustomerAdmin|isOwner|access\.(sections|principalType))\b/

it('no screen decides by role or section what a person may do: it asks may() or isSeen()', () => {
  const deciding = Object.entries(sources).filter(([, text]) => rights.test(text))
  expect(deciding.map(([path]) => path).filter((path) => !asking.includes(path))).toEqual([])
  expect(deciding.length).toBeGreaterThan(0)
})
