import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

// What lies beyond what is seen of a button: the ring while it has the focus, and what a finger hits of it.

const src = join(import.meta.dirname, '../src')
const styles = globSync('**/*.css', { cwd: src }).map((file) => ({ file, css: readFileSync(join(src, file), 'utf8') }))
const isInside = (css: string, of: string) => {
  const [, rule = ''] = css.split(new RegExp(`\\${of}:focus-visible\\s*\\{`))
  return /^[^}]*outline-offset: -2px/.test(rule)
}

// A box that scrolls cuts the ring off.
it('lines that scroll sideways draw the ring inside, by their own rule or by that of all lines', () => {
  const strip = styles.find(({ file }) => file === 'ui/goes-on.module.css')
  expect(isInside(strip?.css ?? '', '.strip ')).toBe(true)
  const lines = styles.filter(({ css }) => css.includes('overflow-x: auto') && css.includes('scrollbar-width: none'))
  expect(lines.length).toBeGreaterThan(3)
  const byRule = ({ css }: { css: string }) =>
    css.includes('composes: strip from') || /:focus-visible[^{]*\{[^}]*outline-offset: -/.test(css)
  expect(lines.filter((line) => !byRule(line)).map(({ file }) => file)).toEqual([])
})

it.each([
  ['kit/row-drawer.module.css', '.body'],
  ['ui/modal-dialog.module.css', '.content'],
])('what fills a panel, scrolls and takes the focus draws it inside: %s', (file, of) => {
  expect(isInside(styles.find((each) => each.file === file)?.css ?? '', of)).toBe(true)
})

it.each([
  ['features/reports/reports.module.css', '.figure'],
  ['features/reports/reports.module.css', '.sort'],
  ['ui/explained-button.module.css', '.word'],
  ['ui/text-button.module.css', '.link'],
])('what is small is hit beyond what is seen of it by a finger: %s %s', (file, of) => {
  const css = styles.find((each) => each.file === file)?.css ?? ''
  const [, ...rules] = css.split('@media (pointer: coarse) {')
  const area = rules.find((rule) => rule.includes('::before {') && rule.includes(of))
  expect(area).toMatch(/content: "";\s*position: absolute;\s*inset: (0 )?-\d/)
})

it('the whole of a tile is its link', () => {
  const { css = '' } = styles.find(({ file }) => file === 'features/dashboard/figures.module.css') ?? {}
  expect(css).toMatch(/\.tile \{\s*position: relative;/)
  expect(css).toMatch(/\.link::before \{\s*content: "";\s*position: absolute;\s*inset: 0;/)
})
