import { showWithin } from '../../browser/show-within.ts'

/**
 * As the ref of the tab of the open screen: shows it where there are more tabs than fit, and again whenever the strip or the tab has another width,
 * as fonts, tools and the words beside them come and change.
 */
export const showTab = (tab: HTMLElement | null) => {
  const strip = tab?.parentElement
  if (!tab || !strip) return
  const show = () => showWithin(strip, tab)
  show()
  const widths = new ResizeObserver(show)
  for (const part of [strip, tab]) widths.observe(part)
  return () => widths.disconnect()
}
