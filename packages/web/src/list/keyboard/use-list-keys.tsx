import { type ReactNode, useLayoutEffect, useState } from 'react'
import { isTyping } from '../../browser/is-typing.ts'
import { loadOnce, useLoaded } from '../../browser/load-once.ts'

const sheet = loadOnce(() => import('./help-sheet.tsx'))

const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=dialog], [role=alertdialog], [role=menu], dialog') !== null

function focusFilter(): void {
  const field = document.querySelector<HTMLInputElement>('input[data-list-filter]')
  field?.focus()
  field?.select()
}

/** Keys that work anywhere on a list: `/` goes to the filter, `?` shows all keys there are. */
export function useListKeys(): { help: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  // As soon as the list is seen.
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isInDialog(event.target)) return
      if (event.key === '/') focusFilter()
      else if (event.key === '?') setOpen(true)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [])
  return { help: isOpen && <Help onClose={() => setOpen(false)} /> }
}

function Help({ onClose }: { onClose: () => void }) {
  const { value } = useLoaded(sheet)
  return value ? <value.HelpSheet onClose={onClose} /> : null
}
