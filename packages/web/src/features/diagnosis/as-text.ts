import { redact } from '@lineboard/sdk'
import type { Failure, Step } from '../../state/redacted-trail.ts'
import type { Part } from './diagnose.ts'
import { t } from './diagnosis.messages.ts'

const underTitle = (title: string, lines: readonly string[]) => [title, ...lines, ''].join('\n')

/** One line of a failure or a step. */
export const stepLine = ({ at, what }: Step): string => `${at} ${what}`
export const failureLine = ({ at, name, message }: Failure): string => `${at} ${name}: ${message}`

/** All of it as plain text, for a message to support. */
export function asText(parts: readonly Part[], failures: readonly Failure[], steps: readonly Step[]): string {
  const known = parts.map(({ title, facts }) =>
    underTitle(
      title,
      facts.map(([label, value]) => `${label}: ${value}`),
    ),
  )
  const failed = failures.map((failure) => [failureLine(failure), failure.stack].filter(Boolean).join('\n'))
  const text = [
    ...known,
    underTitle(t('failures'), failed.length > 0 ? failed : [t('noFailures')]),
    underTitle(t('steps'), steps.map(stepLine)),
  ]
  return redact(text.join('\n')).trim()
}
