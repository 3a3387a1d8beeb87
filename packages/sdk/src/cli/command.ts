// What the commands of `lineboard` share, for those that come in packages of their own.
export { whyUnanswered } from '../errors/lineboard-error.ts'
export { answerValues } from '../operations/answer-values.ts'
export { withoutNulls } from '../validate/without-nulls.ts'
export { type Connection, connect, connectionFlags, connectionHelp } from './connection.ts'
export { CliError, checkPlace, parseFlags, wholeNumber } from './flags.ts'
export { pathHint, refusalHint } from './hint.ts'
export { type Paint, type Progress, paintFor, progressOn, type Terminal, type TextSink, toShow } from './terminal.ts'
