import { StartError } from '../../ground/errors.ts'

/** SQLite's numbers of what went wrong, of which the last byte says the kind. */
const BUSY = 5
const LOCKED = 6
const READONLY = 8
const CANTOPEN = 14

const advice = 'Move the file away to start afresh, or put a good copy in its place.'

const codeOf = (problem: unknown): number | undefined =>
  problem instanceof Error && 'errcode' in problem && typeof problem.errcode === 'number'
    ? problem.errcode & 0xff
    : undefined

const isRefused = (problem: unknown) =>
  problem instanceof Error && 'code' in problem && ['EACCES', 'EPERM', 'EROFS', 'EISDIR'].includes(String(problem.code))

/** Why a file can't be used, in a sentence that says what to do. */
export function fileComplaint(path: string, problem: unknown): StartError {
  if (problem instanceof StartError) return problem
  const code = codeOf(problem)
  if (code === BUSY || code === LOCKED) return new StartError(`The data in ${path} is in use by another Lineboard.`)
  if (code === READONLY || code === CANTOPEN || isRefused(problem)) {
    return new StartError(
      `The data in ${path} cannot be written: this account may not, or the disk is read-only. Name another --data folder, or change its rights.`,
    )
  }
  const text = problem instanceof Error ? problem.message : String(problem)
  return new StartError(`The data in ${path} is damaged (${text}). ${advice}`)
}

export const foreignFile = (path: string): StartError =>
  new StartError(`${path} is a database of another program, and was left as it is. Name another --data folder.`)

export const newerFile = (path: string): StartError =>
  new StartError(
    `The data in ${path} was written by a newer version of Lineboard. Start that one, or name another --data folder.`,
  )

export const damagedRow = (path: string, model: string, id: unknown): StartError =>
  new StartError(`The data in ${path} is damaged (the row ${String(id)} of ${model} is no JSON). ${advice}`)

const mayNot = 'this account may not, or the disk is read-only'
/** What keeps a folder from being made, by the code of the failure. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: mayNot,
  EPERM: mayNot,
  EROFS: mayNot,
  ENOTDIR: 'what it is to be in is a file',
  ENOENT: 'nothing can be made in the folder it is to be in',
}

/** Why a folder can't be made, and what to do. */
export function folderComplaint(folder: string, problem: unknown): StartError {
  const reason = problem instanceof Error && 'code' in problem ? String(problem.code) : String(problem)
  const what = reasons[reason] ?? 'see whether its disk is there, and has room'
  return new StartError(`The folder ${folder} cannot be made (${reason}): ${what}. Name another --data folder.`)
}
