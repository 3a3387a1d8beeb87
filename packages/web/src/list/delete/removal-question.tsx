import { loadOnce, useLoaded } from '../../browser/load-once.ts'
import type { Resource } from '../../resource/define-resource.ts'
import type { Target } from '../../resource/rows/row-result.ts'

const dialog = loadOnce(() => import('./ask-removal.tsx'))

interface RemovalQuestionProps {
  resource: Resource
  targets: readonly Target[]
  onRemoved: (ids: readonly number[]) => void
  onClose: () => void
}

/** The question whether to delete, in code that comes when it is first asked. */
export function RemovalQuestion(props: RemovalQuestionProps) {
  const { value } = useLoaded(dialog)
  return value ? <value.AskRemoval {...props} /> : null
}
