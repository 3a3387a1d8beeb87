import { useEffect } from 'react'
import { useLoaded } from '../../../browser/load-once.ts'
import { toast } from '../../../state/toasts.ts'
import type { MenuDraft, MenuEditor } from '../use-menu-editor.ts'
import { t } from './flow.messages.ts'
import { flowParts } from './flow-parts.ts'

interface FlowPrintProps {
  draft: MenuDraft | undefined
  typed: MenuEditor['typed']
  onDone: () => void
}

/** Brings what a menu is printed with, and prints it. */
export function FlowPrint({ draft, typed, onDone }: FlowPrintProps) {
  const { value, failed } = useLoaded(flowParts)
  useEffect(() => {
    if (!failed) return
    toast({ severity: 'error', text: t('failed') })
    onDone()
  }, [failed, onDone])
  return value && draft ? <value.PrintSheet {...{ draft, typed, onDone }} /> : null
}
