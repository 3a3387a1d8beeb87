import { expect, it } from 'vitest'
import { fromFolder, inFolder } from './from-folder.ts'

const files = ['assets/list-D0bv.css', 'assets/wallet-C5Hs.webp', 'assets/flags-1.6.20/UM.svg']

it('scripts of a language have a folder of their own', () => {
  expect(inFolder('de', 'assets/list-B2tW.js')).toBe('assets/de/list-B2tW.js')
})

it.each([
  ['import"./list-D0bv.css"', 'import"../list-D0bv.css"'],
  ['new URL(`wallet-C5Hs.webp`,import.meta.url)', 'new URL(`../wallet-C5Hs.webp`,import.meta.url)'],
  ['new URL(`flags-1.6.20/UM.svg`,import.meta.url)', 'new URL(`../flags-1.6.20/UM.svg`,import.meta.url)'],
  ['import"./list-B2tW.js"', 'import"./list-B2tW.js"'],
])('a script of that folder that says %s says %s', (written, found) => {
  expect(fromFolder(written, files)).toBe(found)
})
