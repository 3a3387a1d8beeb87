import type { ContractDocument } from '@lineboard/contract/document'
import { answerValues, CliError, type Connection, type Progress } from '@lineboard/sdk/command'
import { type ProfileFacts, profileVersion } from '@lineboard/sdk/profile'
import { assertReached, runCheck } from '../contract/run-check.ts'
import { createProbe, type Probe } from '../server/probe.ts'
import type { Row } from '../server/rows.ts'
import { type Ask, createAsk } from './ask.ts'
import { chooseSubject, listShapes, type OnIgnored, readSubject, refusedIncludesOf } from './choose-subject.ts'
import { conditionsFor, fieldRoles, listRequests } from './conditions.ts'
import { createExaminer, type Examiner } from './examiner.ts'
import { factsOf, limitsOf } from './facts.ts'
import { type Finding, withFinding } from './finding.ts'
import { checkKept } from './kept.ts'
import { checkCounts, checkOpposites, checkSingle, checkTextOrder, checkTotals, findAll } from './relations.ts'
import type { Subject } from './subject.ts'
import {
  checkCreated,
  checkDeleted,
  checkPatch,
  checkPut,
  createOwnRows,
  makeSources,
  type OwnRows,
} from './write-relations.ts'
import { createWrittenNotes, roundedField, type Written } from './written.ts'

/** How to look for what a server means. */
export interface SemanticsOptions {
  signal: AbortSignal
  /** Make rows of its own, try them, and take them away. */
  isWriting: boolean
  now: Date
  onProgress: (progress: Progress) => void
  /** Told of rows that could not be taken away after a failure or an abort, by their addresses. */
  onLeft: (paths: readonly string[]) => void
}

const nothingToAsk =
  'No list with a count has four rows that this session may read. Sign in as somebody who sees more, or give --write.'

/** What was found. */
export interface SemanticsReport {
  url: string
  /** Path of the list that was asked. */
  list: string
  /** How many requests it took. */
  requests: number
  findings: readonly Finding[]
  /** How it writes values, where not as the contract does. */
  written: Written
  /** Undefined where nothing more could be found out, as no condition leaves anything out. */
  profile: ProfileFacts | undefined
}

async function subjectOf(
  ask: Ask,
  document: ContractDocument,
  made: readonly Row[] | undefined,
  onIgnored: OnIgnored,
): Promise<Subject | undefined> {
  const shapes = listShapes(document)
  const sources = made && shapes.find(({ model }) => model === 'TrackingSource')
  const [own] = made ?? []
  const operand = { value: own?.customerId, label: 'customerId of the rows made for it' }
  const scope = { field: 'customerId', operator: 'eq', operand } as const
  return sources
    ? readSubject(ask, sources, { scopeOf: () => scope, onIgnored })
    : chooseSubject(ask, shapes, onIgnored)
}

async function checkReading(ask: Ask, examiner: Examiner, subject: Subject) {
  const { found, refused } = await findAll(ask, examiner, conditionsFor(subject))
  for (const query of listRequests(subject)) await examiner.examine(query)
  await checkCounts(examiner, found)
  checkOpposites(examiner, found)
  const { text } = fieldRoles(subject)
  if (text) await checkTextOrder(examiner, text)
  await checkSingle(ask, examiner)
  return { found, refused }
}

async function checkWriting(own: OwnRows, report: Examiner['report'], made: readonly Row[]) {
  const [row, other] = made
  if (!row || !other) return undefined
  const { put, findings } = await checkPut(own, row)
  const others = [...findings, ...(await checkPatch(own, row.customerId)), ...(await checkDeleted(own, other))]
  for (const finding of others) report(finding)
  return put
}

/**
 * Makes probes whose requests are counted together. Answers are read as clients read them, in the contract's terms: how a driver writes a number, and
 * null for what is not there, is for the check of the calls.
 */
function counter(onProgress: SemanticsOptions['onProgress'], report: (finding: Finding) => void) {
  const sent = { requests: 0 }
  const notes = createWrittenNotes()
  const counted =
    (probe: Probe): Probe =>
    async (request) => {
      onProgress({ done: ++sent.requests })
      const answer = await probe(request)
      // Of no operation in particular: the fields that are numbers in some answers alone are no columns of the lists that are asked.
      const json = answerValues(answer.json, answer.text, '')
      notes.note(answer.json, json)
      notes.noteLong(answer.text)
      const rounded = roundedField(answer.text)
      if (rounded !== undefined) report(roundedFinding(rounded, request))
      return { ...answer, json }
    }
  return { sent, counted, written: notes.written }
}

const roundedFinding = (name: string, { method, path }: { method: string; path: string }): Finding => ({
  about: 'long numbers',
  problem: `${name} has more digits than a number of JSON, and is rounded: the server must write it as text`,
  requests: [`${method} ${path.split('?')[0]}`],
})

/**
 * Finds out what a server means by filters, counts and writes, and where that is not what every LoopBack server means. Rows it
 * makes are taken away, also after a failure or an abort. Throws what aborted it, a CliError where there is nothing to ask.
 */
export async function runSemantics(
  document: ContractDocument,
  connection: Connection,
  { signal, isWriting, now, onProgress, onLeft }: SemanticsOptions,
): Promise<SemanticsReport> {
  let findings: readonly Finding[] = []
  const report = (finding: Finding) => {
    findings = withFinding(findings, finding)
  }
  const { sent, counted, written } = counter(onProgress, report)
  const probe = counted(createProbe(connection, signal))
  const ask = createAsk(probe)
  const own = createOwnRows(counted(createProbe(connection, new AbortController().signal)))
  const ignoring: string[] = []
  const onIgnored: OnIgnored = (path, finding) => {
    ignoring.push(path)
    report(finding)
  }
  /** Throws a CliError: what a check of the lists says of the address and the session, else the sentence. */
  async function giveUp(sentence: string): Promise<never> {
    const lists = listShapes(document).map(({ model }) => `${model}.find`)
    const isWanted = (id: string) => lists.includes(id)
    const options = { signal, isWanted, isWriting: false, concurrency: 1, rowLimit: 1, onProgress: () => {} }
    assertReached(await runCheck(document, connection, options), document)
    throw new CliError(sentence)
  }
  const run = async (): Promise<Pick<SemanticsReport, 'list' | 'profile'>> => {
    const made = isWriting ? await makeSources(own, now, signal) : undefined
    if (isWriting && !made) await giveUp(`The server made no rows for --write: ${own.refusal()}.`)
    for (const finding of await checkCreated(own, made ?? [])) report(finding)
    for (const finding of made ? await checkKept(own, made[0]?.customerId, now) : []) report(finding)
    const refusedIncludes = await refusedIncludesOf(probe, document)
    const chosen = await subjectOf(ask, document, made, onIgnored)
    const [list] = ignoring
    if (!chosen && list !== undefined) return { list, profile: undefined }
    if (!chosen) return giveUp(nothingToAsk)
    const subject = withoutRelations(chosen, refusedIncludes)
    const examiner = await createExaminer(ask, subject, report)
    const { found, refused } = await checkReading(ask, examiner, subject)
    await checkTotals(ask, examiner, document)
    const { lacks = [], ...facts } = await factsOf(ask, examiner.subject(), found)
    const limits = await limitsOf(ask, examiner.subject(), addedToPath(connection))
    signal.throwIfAborted()
    const profile = {
      profileVersion,
      checkedAt: now.toISOString(),
      contractVersion: document.version,
      list: subject.path,
      lacks: [...refused, ...lacks],
      ...facts,
      refusedIncludes,
      put: made && (await checkWriting(own, report, made)),
      ...limits,
    } as const
    return { list: subject.path, profile }
  }
  try {
    const found = await run()
    for (const path of await own.clear()) report(leftBehind(path))
    return { url: connection.baseUrl, requests: sent.requests, findings, written, ...found }
  } catch (problem) {
    const left = await own.clear()
    if (left.length > 0) onLeft(left)
    throw problem
  }
}

const addedToPath = ({ baseUrl, token }: Connection) => `${baseUrl}&access_token=${token}`.length

/** A relation that is refused is a fact of the profile, and nothing to find again. */
function withoutRelations(subject: Subject, refused: readonly string[]): Subject {
  const taken = Object.entries(subject.relations).filter(([name]) => !refused.includes(`${subject.model}.${name}`))
  return { ...subject, relations: Object.fromEntries(taken) }
}

const leftBehind = (path: string): Finding => ({
  about: 'clean-up',
  problem: 'a row that was made for the check is left behind',
  requests: [`DELETE ${path}`],
})
