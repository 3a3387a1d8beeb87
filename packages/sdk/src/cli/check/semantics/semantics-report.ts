import type { ProfileFacts } from '../../../profile/profile-facts.ts'
import type { Paint } from '../../terminal.ts'
import type { SemanticsReport } from './run-semantics.ts'

/** What a fact of the profile means, in words; nothing where it was not found out. */
function factLines(profile: ProfileFacts): string[] {
  const { lacks, refusedIncludes, put, maxDepth, maxUrlLength } = profile
  const described = (fact: boolean | undefined, yes: string, no: string) =>
    fact === undefined ? [] : [fact ? yes : no]
  return [
    lacks.length > 0 ? `no ${lacks.join(', no ')}` : 'every operator',
    ...described(profile.severalOperators, 'several operators on a field', 'one operator on a field'),
    ...described(
      profile.negationsKeepNulls,
      'negations keep rows without a value',
      'negations lose rows without a value',
    ),
    ...described(profile.nullsFirst, 'rows without a value first', 'rows without a value last'),
    ...described(profile.likeIsCaseSensitive, 'like heeds letter case', 'like ignores letter case'),
    ...described(profile.likeIsWholeText, 'like compares the whole text', 'like searches in the text'),
    ...described(profile.datesInLists, 'inq finds dates', 'inq finds no dates'),
    ...described(profile.skipNeedsLimit, 'skip needs a limit', 'skip works alone'),
    ...described(profile.conditionsOnRelations, 'conditions on relations work', 'conditions on relations do not work'),
    ...(refusedIncludes.length > 0 ? [`refuses to include ${refusedIncludes.join(', ')}`] : []),
    ...(put ? [`a PUT ${put} the fields it leaves out`] : []),
    `conditions ${maxDepth} deep`,
    `addresses of ${maxUrlLength} characters`,
  ]
}

/** The report for a person: what is wrong with the shortest request that shows it, what the server is like, a summary. */
export function semanticsText({ url, list, requests, findings, profile }: SemanticsReport, paint: Paint): string {
  const blocks = findings.map(({ about, problem, requests: shown }) =>
    [`${paint('red', about)}: ${problem}`, ...shown.map((request) => `    ${request}`)].join('\n'),
  )
  const described = profile
    ? `This server: ${factLines(profile).join('; ')}.`
    : 'No condition leaves anything out of a list that is too long to be read whole: no more could be found out.'
  const facts = paint('dim', described)
  const verdict =
    findings.length === 0
      ? paint('green', 'nothing wrong')
      : paint('red', `${findings.length} ${findings.length === 1 ? 'thing' : 'things'} wrong`)
  return `${[...blocks, facts, `${url}${list}: ${verdict}, found out by ${requests} requests`].join('\n\n')}\n`
}

/** The report for a program. */
export const semanticsJson = (report: SemanticsReport): string =>
  `${JSON.stringify({ ...report, isRight: report.findings.length === 0 }, null, 2)}\n`
