import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type Named, namedByParts } from '../build/guide/elements.ts'
import { guideNames, guidePageIn } from '../build/guide/pages.ts'
import { isSaidBy } from '../build/guide/said.ts'
import { written } from '../build/languages/built-languages.ts'
import { catalogues } from '../build/languages/translated-texts.ts'
import { pictures } from '../e2e/pictures/pictures.ts'
import type { GuidePage } from '../src/app/guide/guide-page.ts'

// The guide speaks of the app as it is: a screen without a page, a button of another name, and a picture that is gone are found here.

const images = fileURLToPath(new URL('../../../docs/guide/images', import.meta.url))
const MOST_PICTURE_BYTES = 60_000

const pages = guideNames(written).map((name) => guidePageIn(written, name))

/** Every message of the app, in all its catalogues: the names of its menu are among them. */
const messages: readonly string[] = catalogues().flatMap(({ texts }) => [...texts.values()])
const plain = new Set(messages)

/** Whether the app says this somewhere. */
const isSaid = (words: string) => plain.has(words) || messages.some((message) => isSaidBy(message, words))

const named = (page: GuidePage, kind: keyof Named) => namedByParts(page).flatMap((part) => part[kind])

describe.each(pages)('$name', (page) => {
  it('names what the app has by the words that are there', () => {
    expect(named(page, 'bold').filter((words) => !isSaid(words))).toEqual([])
  })

  it('leads where there is a page, and shows pictures that are there and small', () => {
    expect(named(page, 'pages').filter((name) => pages.every((each) => each.name !== name))).toEqual([])
    const files = named(page, 'pictures').map((name) => join(images, `${name}.webp`))
    expect(files.filter((file) => !existsSync(file) || statSync(file).size > MOST_PICTURE_BYTES)).toEqual([])
  })
})

it('the contents name every page', () => {
  const contents = pages.find(({ name }) => name === 'README')
  expect(contents && named(contents, 'pages').toSorted()).toEqual(
    pages.flatMap(({ name }) => (name === 'README' ? [] : [name])).toSorted(),
  )
})

it('every picture can be retaken, has its text beside it, and is in a page', () => {
  const shown = pages.flatMap((page) => named(page, 'pictures'))
  expect(shown.toSorted()).toEqual(Object.keys(pictures).toSorted())
  const files = shown.flatMap((name) => [`${name}.txt`, `${name}.webp`])
  expect(readdirSync(images).toSorted()).toEqual(files.toSorted())
})

it.each([
  ['Add user', true],
  ['Save', true],
  ['Save the world', false],
  ['Find a nice caller', false],
])('%s is said: %s', (words, said) => {
  expect(isSaid(words)).toBe(said)
})
