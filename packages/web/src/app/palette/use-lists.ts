import type { Access } from '@lineboard/sdk'
import { useEffect, useState } from 'react'
import type { Resource } from '../../resource/define-resource.ts'
import { seenLists } from './records/seen-lists.ts'

/** The lists whose records the person may find; undefined until they are here. */
export function useLists(access: Access): readonly Resource[] | undefined {
  const [found, setFound] = useState<{ access: Access; lists: readonly Resource[] }>()
  useEffect(() => {
    let isCurrent = true
    // Without the code of a list there are screens and actions.
    seenLists(access).then(
      (lists) => isCurrent && setFound({ access, lists }),
      () => isCurrent && setFound({ access, lists: [] }),
    )
    return () => {
      isCurrent = false
    }
  }, [access])
  return found?.access === access ? found.lists : undefined
}
