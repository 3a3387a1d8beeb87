/** Dialogs hide all else from screen readers while they are open: what people are told must still be heard. Answers what ends that. */
export function keepAudible(element: HTMLElement): () => void {
  const observer = new MutationObserver(() => element.removeAttribute('aria-hidden'))
  observer.observe(element, { attributeFilter: ['aria-hidden'] })
  return () => observer.disconnect()
}
