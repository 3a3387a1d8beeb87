import { folded } from '@lineboard/contract/folded'
import type { Entry } from './entry.ts'

const digitsOf = (text: string) => text.replace(/\D/g, '')
const isNumber = (text: string) => /^[+\d\s().#-]+$/.test(text) && /\d{3}/.test(digitsOf(text))

/** How well a text is met by a name: 4 is it, 3 begins with it, 2 has a word that does, 1 has it or all its words, 0 not at all. */
export function nearness(typed: string, name: string): number {
  const [wanted, there] = [folded(typed).trim(), folded(name)]
  if (there === wanted) return 4
  if (there.startsWith(wanted)) return 3
  if (there.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted)) || there.includes(` ${wanted}`)) return 2
  const words = wanted.split(/\s+/)
  if (words.every((word) => there.includes(word))) return 1
  return isNumber(wanted) && digitsOf(there).includes(digitsOf(wanted)) ? 2 : 0
}

/** How good a find is; its name counts for more than the other words it has. 0 is none. */
function scoreOf(typed: string, { label, words = '', isExact, isById }: Entry): number {
  if (isExact) return 10
  if (isById) return 0.5
  return 2 * nearness(typed, label) || Math.min(1, nearness(typed, `${label} ${words}`))
}

/** Letters from which on a word says something by itself. */
const TELLING = 4

/** How many words of a text of several a name, or the other words it has, meet; of those that say something by themselves. */
function wordsMet(typed: string, { label, words = '' }: Entry): number {
  const telling = folded(typed)
    .split(/\s+/)
    .filter((word) => word.length >= TELLING)
  const inLabel = telling.filter((word) => nearness(word, label) > 1).length
  return inLabel + telling.filter((word) => nearness(word, `${label} ${words}`) > 1).length / (telling.length + 1)
}

/** Those that meet the whole text; where none does, those that meet some of its words, most of them first. */
export function rankedByAnyWord<Each extends Entry>(
  typed: string,
  entries: readonly Each[],
  isRecent?: (entry: Each) => boolean,
): Each[] {
  const whole = ranked(typed, entries, isRecent)
  if (whole.length > 0 || !/\s/.test(typed.trim())) return whole
  return entries
    .map((entry) => ({ entry, met: wordsMet(typed, entry) }))
    .filter(({ met }) => met > 0)
    .toSorted((a, b) => b.met - a.met)
    .map(({ entry }) => entry)
}

/** Those that are met by the text, the best ones first, of equals those opened lately, then as they came. */
export function ranked<Each extends Entry>(
  typed: string,
  entries: readonly Each[],
  isRecent: (entry: Each) => boolean = () => false,
): Each[] {
  return entries
    .map((entry) => ({ entry, score: scoreOf(typed, entry), recent: isRecent(entry) ? 1 : 0 }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || b.recent - a.recent)
    .map(({ entry }) => entry)
}

/** The best score in a group decides its place only at the ends: an exact name first, numbers that happen to be ids last. */
function endOf(typed: string, entries: readonly Entry[]): number {
  const best = Math.max(...entries.map((entry) => scoreOf(typed, entry)))
  if (best >= 10 || (best >= 8 && !isNumber(typed))) return 0
  return best < 1 ? 2 : 1
}

interface GroupOptions {
  isRecent?: (entry: Entry) => boolean
  /** More groups are to come: those that come last are left out until then. */
  isPartial?: boolean
}

/** Groups of finds, the best one first within each; groups keep their order, save those at the ends. */
export function rankedGroups<Group extends { entries: readonly Entry[] }>(
  typed: string,
  groups: readonly Group[],
  { isRecent, isPartial = false }: GroupOptions = {},
): Group[] {
  return groups
    .map((group) => ({ ...group, entries: ranked(typed, group.entries, isRecent) }))
    .filter(({ entries }) => entries.length > 0)
    .map((group) => ({ group, end: endOf(typed, group.entries) }))
    .filter(({ end }) => !isPartial || end < 2)
    .toSorted((a, b) => a.end - b.end)
    .map(({ group }) => group)
}
