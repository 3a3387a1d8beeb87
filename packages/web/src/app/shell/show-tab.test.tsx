import { afterEach, expect, it, vi } from 'vitest'
import { showWithin } from '../../browser/hooks.ts'
import { showTab } from './tab-strip.ts'

vi.mock('../../browser/hooks.ts', () => ({ showWithin: vi.fn() }))

afterEach(() => vi.unstubAllGlobals())

it('the tab is shown again as soon as one before it is wider, such as by its count', () => {
  const widths = new Map<Element, () => void>()
  class Observer {
    readonly #tell: () => void
    constructor(tell: () => void) {
      this.#tell = tell
    }
    observe(element: Element) {
      widths.set(element, this.#tell)
    }
    disconnect() {
      widths.clear()
    }
  }
  vi.stubGlobal('ResizeObserver', Observer)
  const strip = document.createElement('nav')
  strip.innerHTML = '<a>Calls</a><a>Tickets</a>'
  const [first, tab] = [...strip.children]
  const end = tab instanceof HTMLElement ? showTab(tab) : undefined
  if (first) widths.get(first)?.()
  expect(showWithin).toHaveBeenCalledExactlyOnceWith(strip, tab)
  end?.()
  expect(widths.size).toBe(0)
})
