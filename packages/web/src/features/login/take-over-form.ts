import { controlIn } from '../../browser/control-name.ts'
import { endPrerendered, prerendered } from '../../browser/prerendered.ts'

function copy(from: HTMLInputElement, to: HTMLInputElement): void {
  to.checked = from.checked
  if (to.type === 'checkbox') return
  to.value = from.value
  // What is typed on goes where it was typed.
  to.setSelectionRange(from.selectionStart, from.selectionEnd)
}

/** Has the app's form go on where somebody is in the one that the page has shown: what was typed, the focus, and the button that was pressed. */
export function takeOverForm(form: HTMLFormElement): void {
  const early = prerendered()?.querySelector('form')
  const page = form.closest('main')
  if (!early || !page) return
  const { focused = '', pressed = '' } = prerendered()?.dataset ?? {}
  for (const [at, control] of [...form.elements].entries()) {
    const before = early.elements[at]
    if (control instanceof HTMLInputElement && before instanceof HTMLInputElement) copy(before, control)
  }
  // Also a link or the language, where the keyboard has gone on to these.
  controlIn(page, focused)?.focus()
  endPrerendered()
  queueMicrotask(() => controlIn(form, pressed)?.click())
}
