import CSSComputedStyle from 'happy-dom/lib/css/declaration/computed-style/CSSComputedStyle.js'

// Queries by role read the computed style of each element. happy-dom then matches all rules that MUI ever inserted, most of them
// for other classes, which took a third of these tests. Rules for a class that no element in question has are left out first.

interface Rule {
  selectorText?: string
  cssRules?: readonly Rule[]
}

interface Rules {
  elements: readonly { element: Element }[]
  cssRules: readonly Rule[]
}

/** A class that an element must have for a selector to match, or nothing where the selector is not that simple. */
export function neededClass(selector: string): string | undefined {
  if (/[,()[\\]/.test(selector)) return undefined
  const subject = selector
    .trim()
    .split(/[\s>+~]+/)
    .at(-1)
  return /\.([\w-]+)/.exec(subject ?? '')?.[1]
}

const neededBy = new Map<string, string | undefined>()
function neededOf(selector: string): string | undefined {
  if (!neededBy.has(selector)) neededBy.set(selector, neededClass(selector))
  return neededBy.get(selector)
}

function mayMatch({ selectorText, cssRules }: Rule, classes: ReadonlySet<string>): boolean {
  if (!selectorText) return !cssRules?.length || cssRules.some((rule) => mayMatch(rule, classes))
  const needed = neededOf(selectorText)
  return !needed || classes.has(needed)
}

/** The list of elements is one for all style sheets, of which MUI makes one for each rule. */
const classesOf = new WeakMap<Rules['elements'], Set<string>>()
function classesAmong(elements: Rules['elements']): Set<string> {
  const known = classesOf.get(elements)
  if (known) return known
  const classes = new Set(elements.flatMap(({ element }) => element.getAttribute('class')?.split(/\s+/) ?? []))
  classesOf.set(elements, classes)
  return classes
}

const { prototype } = CSSComputedStyle
const parseRules: (this: CSSComputedStyle, rules: Rules) => void = Reflect.get(prototype, 'parseCSSRules')
function parseFew(this: CSSComputedStyle, rules: Rules) {
  const classes = classesAmong(rules.elements)
  const cssRules = rules.cssRules.filter((rule) => mayMatch(rule, classes))
  if (cssRules.length > 0) parseRules.call(this, { ...rules, cssRules })
}
// This file runs for each file of tests, and the page is that of all.
if (parseRules.name !== parseFew.name) Reflect.set(prototype, 'parseCSSRules', parseFew)

// As in browsers. happy-dom writes the whole document as HTML, each time that Popper asks whether the root element is a window.
Element.prototype.toString = function nameOfElement() {
  return Object.prototype.toString.call(this)
}
