import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { menuGroups, menuItems } from '@lineboard/sdk'
import { describe, expect, it } from 'vitest'
import { compileGuidePage } from '../build/guide-plugin.ts'
import { pictures } from '../e2e/pictures/pictures.ts'
import type { GuideNode } from '../src/app/guide/guide-page.ts'
import { child, sources } from './sources.ts'

// The guide speaks of the app as it is: a screen without a page, a button of another name, and a picture that is gone are found here.

const folder = fileURLToPath(new URL('../../../docs/guide', import.meta.url))
const MOST_PICTURE_BYTES = 60_000

const pages = globSync('*.md', { cwd: folder }).map((file) =>
  compileGuidePage(basename(file, '.md'), readFileSync(join(folder, file), 'utf8')),
)

type Page = (typeof pages)[number]
type Element = Exclude<GuideNode, string>

const elementsOf = (node: GuideNode): Element[] =>
  typeof node === 'string' ? [] : [node, ...('children' in node ? node.children.flatMap(elementsOf) : [])]

const elements = ({ intro, sections }: Page): Element[] =>
  [...intro, ...sections.flatMap(({ nodes }) => nodes)].flatMap(elementsOf)

/** Every message of the app, in all its catalogues, and the names of its menu. */
const messages: readonly string[] = [
  ...[...sources]
    .filter(([file]) => file.endsWith('.messages.ts'))
    .flatMap(([, nodes]) => nodes)
    .flatMap((node) => {
      const value = node.type === 'Property' ? child(node, 'value')?.value : undefined
      return typeof value === 'string' ? [value] : []
    }),
  ...Object.values(menuItems).map(({ label }) => label),
  ...menuGroups.map(({ label }) => label),
]

/** What a message may read as: what stands in braces is any words. */
function wordsOf(message: string): RegExp | undefined {
  const [parts] = [...message].reduce<[string, number]>(
    ([text, depth], sign) => {
      if (sign === '{') return [depth === 0 ? `${text}\u0000` : text, depth + 1]
      if (sign === '}') return [text, depth - 1]
      return [depth === 0 ? text + sign : text, depth]
    },
    ['', 0],
  )
  if (!/\p{L}{3}/u.test(parts)) return undefined
  const escaped = parts.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replaceAll('\u0000', '.+')}$`)
}

const plain = new Set(messages)
const patterns = messages.filter((message) => message.includes('{')).flatMap((message) => wordsOf(message) ?? [])

/** Whether the app says this somewhere. */
const isSaid = (words: string) => plain.has(words) || patterns.some((pattern) => pattern.test(words))

const textOf = ({ children }: { children: readonly GuideNode[] }): string =>
  children.map((each) => (typeof each === 'string' ? each : '')).join('')

describe.each(pages)('$name', (page) => {
  it('names what the app has by the words that stand there', () => {
    const bold = elements(page).flatMap((node) => (node.tag === 'strong' ? [textOf(node)] : []))
    expect(bold.filter((words) => !isSaid(words))).toEqual([])
  })

  it('leads where there is a page, and shows pictures that are there and small', () => {
    const named = elements(page).flatMap((node) => (node.tag === 'page' ? [node.name] : []))
    expect(named.filter((name) => pages.every((each) => each.name !== name))).toEqual([])
    const files = elements(page).flatMap((node) => (node.tag === 'picture' ? [join(folder, node.src)] : []))
    expect(files.filter((file) => !existsSync(file) || statSync(file).size > MOST_PICTURE_BYTES)).toEqual([])
  })
})

it('the contents name every page', () => {
  const contents = pages.find(({ name }) => name === 'README')
  const named = contents ? elements(contents).flatMap((node) => (node.tag === 'page' ? [node.name] : [])) : []
  expect(named.toSorted()).toEqual(pages.flatMap(({ name }) => (name === 'README' ? [] : [name])).toSorted())
})

it('every picture can be taken anew, has its text beside it, and is in a page', () => {
  const shown = pages.flatMap(elements).flatMap((node) => (node.tag === 'picture' ? [basename(node.src, '.webp')] : []))
  expect(shown.toSorted()).toEqual(Object.keys(pictures).toSorted())
  const files = shown.flatMap((name) => [`${name}.txt`, `${name}.webp`])
  expect(readdirSync(join(folder, 'images')).toSorted()).toEqual(files.toSorted())
})

it.each([
  ['Add user', true],
  ['Save', true],
  ['Save the world', false],
  ['Find a nice caller', false],
])('%s is said: %s', (words, said) => {
  expect(isSaid(words)).toBe(said)
})
