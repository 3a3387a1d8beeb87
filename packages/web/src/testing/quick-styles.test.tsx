import QuerySelector from 'happy-dom/lib/query-selector/QuerySelector.js'
import { afterEach, expect, test, vi } from 'vitest'
import { neededClass } from './quick-styles.ts'

/** A page with these rules, and its element #it. */
function elementUnder(css: string): Element {
  document.body.innerHTML = `<style>${css}</style><div class="outer"><p class="first"></p><p id="it" class="inner wide"></p></div>`
  const element = document.querySelector('#it')
  if (!element) throw new Error('There is no element')
  return element
}
afterEach(() => document.body.replaceChildren())

test.each([
  ['.inner { display: none }', 'none'],
  ['.other { display: none }', 'block'],
  ['.outer .inner { display: none }', 'none'],
  ['.outer>.inner.wide:empty { display: none }', 'none'],
  ['.first+.inner { display: none }', 'none'],
  ['.other .inner { display: none }', 'block'],
  ['.other, .inner { display: none }', 'none'],
  ['p:not(.other) { display: none }', 'none'],
  ['[class="inner wide"] { display: none }', 'none'],
  ['@media (min-width: 1px) { .inner { display: none } }', 'none'],
  ['@media (max-width: 1px) { .inner { display: none } }', 'block'],
  ['.outer { display: none }', 'block'],
  ['.inner { display: none } .wide { display: flex }', 'flex'],
])('the display under %s is %s', (css, display) => {
  expect(getComputedStyle(elementUnder(css)).display).toBe(display)
})

test('a rule for an ancestor is inherited', () => {
  expect(getComputedStyle(elementUnder('.outer { visibility: hidden }')).visibility).toBe('hidden')
})

test('rules for classes of no element are not matched', () => {
  const others = Array.from({ length: 100 }, (_, at) => `.other-${at} { display: none }`)
  const element = elementUnder(`${others.join('\n')} .inner { display: flex }`)
  const matches = vi.spyOn(QuerySelector, 'matches')
  expect(getComputedStyle(element).display).toBe('flex')
  // Other tests of this page have left rules of the libraries, some of which may match anything.
  const own = matches.mock.calls
    .map(([, selector]) => selector)
    .filter((selector) => /^\.(inner|other-\d+)$/.test(selector))
  expect(new Set(own)).toEqual(new Set(['.inner']))
})

test.each([
  ['.a', 'a'],
  ['.a .b-c:hover', 'b-c'],
  ['.a>p', undefined],
  ['.a, .b', undefined],
  [':is(.a)', undefined],
])('the class that %s needs is %s', (selector, needed) => {
  expect(neededClass(selector)).toBe(needed)
})

test('an element as text is its kind', () => {
  expect(String(elementUnder(''))).toMatch(/^\[object /)
})
