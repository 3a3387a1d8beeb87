import { redact } from '@lineboard/sdk'
import { type FailureKind, notedTrail, onNotedFailure } from './trail.ts'

// A token that nothing beside it names: no name of a file or function has as many letters and digits in one go.
const token = /\b(?=[A-Za-z_]*\d)\w{32,}[\w.-]*/g
const query = /\?[^\s"')]*/g
const mail = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[A-Za-z]{2,}/g
// What stands after a colon or within a name is a place in a file.
const number = /(?<![\w:.-])\+?\(?\d[\d ().-]{4,}\d\b/g

/** Text without tokens, passwords, queries, addresses of mail and numbers of people, for who mends the app. */
export const withoutPeople = (text: string): string =>
  redact(text)
    .replaceAll(token, '[redacted]')
    .replaceAll(query, '')
    .replaceAll(mail, '[e-mail]')
    .replaceAll(number, '[number]')

/** Path of a call without ids: what is no plain word stands as `:id`. */
export const plainPath = (pathname: string): string =>
  pathname
    .split('/')
    .map((part) => (part === '' || part === 'v1' || /^[A-Za-z][A-Za-z_-]*$/.test(part) ? part : ':id'))
    .join('/')

/** Something that was done last. */
export interface Step {
  /** When, in ISO 8601. */
  at: string
  what: string
}

/** Something that failed in the app itself. */
export interface Failure {
  at: string
  kind: FailureKind
  name: string
  /** Without tokens, numbers and addresses of people. */
  message: string
  stack: string
}

type Noted = ReturnType<typeof notedTrail>[number]

const timeOf = ({ atMs }: Noted) => new Date(atMs).toISOString()

function toFailures(noted: Noted): Failure[] {
  const { kind, what } = noted
  if (kind === 'step') return []
  const { name, message, stack = '' } = what instanceof Error ? what : { name: 'Error', message: String(what) }
  return [{ at: timeOf(noted), kind, name, message: withoutPeople(message), stack: withoutPeople(stack) }]
}

/** A call such as `GET https://host/api/v1/Customers/7?x=y 200`, without what was asked for, and of whom. */
function plainStep(what: string): string {
  const [method = '', address = '', ...outcome] = what.split(' ')
  return URL.canParse(address) ? `${method} ${plainPath(new URL(address).pathname)}: ${outcome.join(' ')}` : what
}

const stepOf = (noted: Noted): Step => ({ at: timeOf(noted), what: plainStep(String(noted.what)) })

/** What was done last and what failed, oldest first, without secrets and people. */
export const trail = (): { steps: Step[]; failures: Failure[] } => ({
  steps: notedTrail()
    .filter(({ kind }) => kind === 'step')
    .map(stepOf),
  failures: notedTrail().flatMap(toFailures),
})

/** Hears of failures, of those that there are already first; answers how to stop that. */
export const onFailure = (listener: (failure: Failure) => void): (() => void) =>
  onNotedFailure((noted) => toFailures(noted).forEach(listener))
