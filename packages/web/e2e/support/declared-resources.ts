import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const features = fileURLToPath(new URL('../../src/features', import.meta.url))

/** What a test must know of a resource, read from its declaration. */
export interface DeclaredResource {
  name: string
  /** Address of its list. */
  path: string
  /** Operations that list and count it. */
  list: string
  /** Empty for lists that can't be counted. */
  count: string
  /** Keys of its filter text. */
  keys: string[]
  hasPeriod: boolean
  hasForm: boolean
}

function read(file: string): DeclaredResource {
  const source = readFileSync(file, 'utf8')
  const value = (name: string) => new RegExp(`^  ${name}: '([^']+)'`, 'm').exec(source)?.[1] ?? ''
  return {
    name: value('path'),
    path: `/service/${value('path')}`,
    list: value('list'),
    count: value('count'),
    keys: Array.from(source.matchAll(/\bsearch: '([^']+)'/g), ([, key = '']) => key),
    hasPeriod: /^ {2}period:/m.test(source),
    hasForm: /^ {2}form:/m.test(source),
  }
}

/**
 * Every resource there is a declaration of, so that a new one is tested without a word here; but those that belong to a
 * row, such as the keys of a user, which have an address only below one.
 */
export const declaredResources: readonly DeclaredResource[] = globSync(`${features}/*/*.resource.ts`)
  .sort()
  .map(read)
  .filter(({ path }) => !path.includes(':'))
