import { showWithin } from '../../browser/hooks.ts'

/**
 * As the ref of the tab of the open screen: shows it where there are more tabs than fit, and again whenever the strip or one of its tabs has another
 * width, as fonts, tools, counts and the words beside them come and change.
 */
export const showTab = (tab: HTMLElement | null) => {
  const strip = tab?.parentElement
  if (!tab || !strip) return
  // It tells of each width it is given once the page is laid out: asked for before, the page would be laid out for the answer alone.
  const widths = new ResizeObserver(() => showWithin(strip, tab))
  for (const part of [strip, ...strip.children]) widths.observe(part)
  return () => widths.disconnect()
}
