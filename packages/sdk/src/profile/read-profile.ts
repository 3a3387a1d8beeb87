import { isObject } from '../filter/is-object.ts'
import { adaptQuery } from './adapt-query.ts'
import type { ServerProfile } from './server-profile.ts'
import { type ProfileFacts, profileVersion } from './server-profile.ts'

const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  list: (value) => Array.isArray(value) && value.every((each) => typeof each === 'string'),
  number: (value) => typeof value === 'number' && value > 0,
  boolean: (value) => value === undefined || typeof value === 'boolean',
}

/** What each fact that filters are written by must be. */
const facts: readonly (readonly [keyof ProfileFacts, string])[] = [
  ['lacks', 'list'],
  ['refusedIncludes', 'list'],
  ['maxDepth', 'number'],
  ['maxUrlLength', 'number'],
  ['negationsKeepNulls', 'boolean'],
  ['likeIsCaseSensitive', 'boolean'],
  ['conditionsOnRelations', 'boolean'],
]

function assertProfile(value: unknown): asserts value is ProfileFacts {
  if (!isObject(value) || value.profileVersion !== profileVersion) {
    const found = isObject(value) ? `version ${String(value.profileVersion)}` : typeof value
    throw new TypeError(
      `This is no profile of version ${profileVersion} (${found}): make it with \`lineboard check --semantics --profile FILE\``,
    )
  }
  const wrong = facts.find(([name, kind]) => !kinds[kind]?.(value[name]))
  if (wrong) throw new TypeError(`${wrong[0]} of this profile is no ${wrong[1]}: make it anew`)
}

/**
 * Reads the profile of a server, as `lineboard check --semantics --profile FILE` writes it, for the option `profile` of a client. Throws a
 * TypeError for anything else, another version among it.
 */
export function readProfile(profile: unknown): ServerProfile {
  assertProfile(profile)
  return {
    facts: profile,
    maxUrlLength: profile.maxUrlLength,
    adapt: (operationId, name, asked) => adaptQuery(profile, operationId, name, asked),
  }
}
