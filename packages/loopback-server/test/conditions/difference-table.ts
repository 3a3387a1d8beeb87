import type { Otherwise } from './try-conditions.ts'

/** The servers that read a question otherwise, by what they answer: `memory: more rows; sqlite3 3.0: an error`. */
function serversText(question: string, found: ReadonlyMap<string, ReadonlyMap<string, Otherwise>>): string {
  const byAnswer = new Map<string, string[]>()
  for (const [server, differences] of found) {
    const how = differences.get(question)
    if (how) byAnswer.set(how, [...(byAnswer.get(how) ?? []), server])
  }
  return [...byAnswer].map(([how, servers]) => `${servers.join(', ')}: ${how}`).join('; ')
}

const code = (question: string) =>
  question.replace(
    /^(.*?)( with (null|signs)| of nothing)? of a (.*)$/,
    (_, names: string, detail = '', __, kind: string) =>
      `${names
        .split(', ')
        .map((name) => `\`${name}\``)
        .join(', ')}${detail} (${kind})`,
  )

/** A table of what servers read otherwise; questions that the same servers answer the same are in one row. */
export function differenceTable(found: ReadonlyMap<string, ReadonlyMap<string, Otherwise>>): string {
  const questions = [...new Set([...found.values()].flatMap((differences) => [...differences.keys()]))].toSorted()
  const rows = new Map<string, string[]>()
  for (const question of questions) {
    const servers = serversText(question, found)
    rows.set(servers, [...(rows.get(servers) ?? []), code(question)])
  }
  const cells = [['Condition', 'Servers'], ...[...rows].map(([servers, names]) => [names.join(', '), servers])]
  const widths = [0, 1].map((at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)))
  const line = (row: readonly string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const [head = [], ...rest] = cells
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)].join('\n')
}
