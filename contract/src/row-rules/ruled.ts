import { check, type ZodMiniType } from 'zod/mini'
import type { RowRule } from './row-problem.ts'

/**
 * A schema that refuses what a rule finds, too. Its issues are custom ones, with the kind of problem in `params.kind`. The rule
 * is asked whatever else is wrong, but for a number with decimals instead of a whole one, at which zod goes no further.
 */
export function ruled<S extends ZodMiniType<object>>(schema: S, rule: RowRule): S {
  return schema.check(
    check<object>(
      ({ value, issues }) => {
        if (typeof value !== 'object' || value === null) return
        for (const { field, kind, value: input } of rule(value)) {
          const said = issues.findIndex(({ path }) => path?.join('.') === field)
          // Of two things that are wrong with a field, the schema's is said, but for a form it does not name.
          if (said >= 0 && issues[said]?.code !== 'invalid_format') continue
          if (said >= 0) issues.splice(said, 1)
          const path = field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
          issues.push({ code: 'custom', input, path, params: { kind } })
        }
      },
      { when: () => true },
    ),
  )
}
