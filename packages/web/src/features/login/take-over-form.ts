import { endPrerendered, prerendered } from '../../browser/prerendered.ts'

function controlAt(form: HTMLFormElement, at: string | undefined): HTMLElement | undefined {
  const control = at === undefined ? undefined : form.elements[Number(at)]
  return control instanceof HTMLElement ? control : undefined
}

function copy(from: HTMLInputElement, to: HTMLInputElement): void {
  to.checked = from.checked
  if (to.type === 'checkbox') return
  to.value = from.value
  // What is typed on goes where it was typed.
  to.setSelectionRange(from.selectionStart, from.selectionEnd)
}

/** Has the app's form go on where somebody is in the one that the page has shown: what was typed, the focus, and the button that was pressed. */
export function takeOverForm(form: HTMLFormElement): void {
  const { focused, pressed } = prerendered()?.dataset ?? {}
  const early = prerendered()?.querySelector('form')
  if (!early) return
  for (const [at, control] of [...form.elements].entries()) {
    const before = early.elements[at]
    if (control instanceof HTMLInputElement && before instanceof HTMLInputElement) copy(before, control)
  }
  controlAt(form, focused)?.focus()
  endPrerendered()
  queueMicrotask(() => controlAt(form, pressed)?.click())
}
