import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CliError } from '../src/cli/command.ts'
import { CsvError } from '../src/csv/index.ts'
import { FitError, NoQuestionError, NotServedError, NoWordError } from '../src/fit/index.ts'
import {
  AnswerTooLargeError,
  ApiError,
  CodeRequiredError,
  ConflictError,
  ContractError,
  FilterError,
  ForbiddenError,
  LineboardError,
  MalformedAnswerError,
  NetworkError,
  NotFoundError,
  RateLimitError,
  TimeoutError,
  UnauthorizedError,
  UnknownFieldError,
  UnmetConditionError,
  UrlTooLongError,
  ValidationError,
} from '../src/index.ts'
import { RelatedRowsError } from '../src/related/index.ts'
import { TooManyCallsError } from '../src/reports/index.ts'
import { packageDir } from './doc-programs.ts'

const place = { operationId: 'Customer.find', method: 'GET', url: 'http://core.example/api/v1/Customers' }
const described = { status: 500, name: 'LicenceError', message: 'Expired' }
const answered = [
  ApiError,
  UnauthorizedError,
  CodeRequiredError,
  ForbiddenError,
  NotFoundError,
  RateLimitError,
  ValidationError,
]

/** One of each class that an entry exports. */
const errors: readonly [new (...args: never[]) => Error, Error][] = [
  ...answered.map((each): [typeof each, Error] => [each, new each(described, place)]),
  [AnswerTooLargeError, new AnswerTooLargeError(place, 1)],
  [CliError, new CliError('Which list?')],
  [ConflictError, new ConflictError({}, ['name'])],
  [ContractError, new ContractError(place, [])],
  [CsvError, new CsvError('No quote ends it', 1, 'quotes')],
  [FilterError, new FilterError('Some servers ignore nor')],
  [FitError, new FitError('fit', 'is 1')],
  [MalformedAnswerError, new MalformedAnswerError(place, new Response(''))],
  [NetworkError, new NetworkError(place, undefined)],
  [NoQuestionError, new NoQuestionError('CallLog', 'status', 'has no order')],
  [NotServedError, new NotServedError('Report.statistics')],
  [NoWordError, new NoWordError('CallLog', 'status', 'busy')],
  [RelatedRowsError, new RelatedRowsError('too many', 'Customer.name', 1)],
  [TimeoutError, new TimeoutError(place, 1)],
  [TooManyCallsError, new TooManyCallsError(1)],
  [UnknownFieldError, new UnknownFieldError('CallLog', ['status'])],
  [UnmetConditionError, new UnmetConditionError(1)],
  [UrlTooLongError, new UrlTooLongError('Too long')],
]

/** Error classes by the name that they are exported as, of all entries. */
async function exportedErrors(): Promise<Map<string, unknown>> {
  const { exports }: { exports: Record<string, string> } = JSON.parse(
    readFileSync(`${packageDir}/package.json`, 'utf8'),
  )
  const sources = Object.values(exports).filter((file) => file.endsWith('.ts'))
  const entries = await Promise.all(sources.map((file): Promise<object> => import(`${packageDir}/${file}`)))
  const exported = entries.flatMap((entry) => Object.entries(entry))
  return new Map(exported.filter(([, value]) => value?.prototype instanceof Error))
}

test('every exported error has the name that its class is imported by', async () => {
  const named = await exportedErrors()
  // The one that has no instances of its own.
  expect(named.get('LineboardError')).toBe(LineboardError)
  named.delete('LineboardError')
  expect(new Map(errors.map(([each, { name }]) => [name, each]))).toEqual(named)
})

test.each(errors)('%o says its name first, in a log as in its text', (_, error) => {
  expect(String(error)).toBe(`${error.name}: ${error.message}`)
  expect(Object.hasOwn(error, 'name')).toBe(true)
})

test.each(answered)('%o keeps what the server calls it', (each) => {
  const error = new each(described, place)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ serverName: 'LicenceError', message: 'Expired', status: 500 })
})
