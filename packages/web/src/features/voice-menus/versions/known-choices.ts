import type { CallSetup } from '@lineboard/sdk/call-path'
import { useEffect } from 'react'
import { usePhoneFormat } from '../../../parts/phone/format-phone.ts'
import type { KnownFields } from '../../../resource/form/form-context.ts'
import { keys } from '../action-values.ts'
import { keyText } from '../checks/finding-text.ts'
import { isPart, partText } from './difference-text.ts'

type Named = Pick<CallSetup, 'menu' | 'gateway'>

const unnamed: Named = { menu: () => undefined, gateway: () => undefined }

/** Says what each key does, where somebody else's choice stands beside one's own. */
export function useKnownChoices(known: KnownFields | undefined, names: Named = unnamed): void {
  const formatPhone = usePhoneFormat()
  useEffect(() => {
    const toText = (part: unknown) => (isPart(part) ? partText(names, part, formatPhone) : undefined)
    for (const key of keys) known?.set(`actions.${key}`, { label: keyText(key), toText })
  }, [known, names, formatPhone])
}
