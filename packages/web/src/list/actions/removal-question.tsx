import { useCallback, useState } from 'react'
import { type LoadOnce, loadOnce, useLoaded } from '../../browser/lazy.ts'
import { reportError } from '../../data/report-error.ts'
import { useAhead } from '../../data/use-ahead.ts'
import type { Resource } from '../../kit/define-resource.ts'
import type { RetirementProps } from '../../kit/list-options.ts'
import type { Target } from '../../kit/row-result.ts'

const dialog = loadOnce(() => import('./selection-panels.ts'))

interface RemovalQuestionProps {
  resource: Resource
  targets: readonly Target[]
  onRemoved: (ids: readonly number[]) => void
  onClose: () => void
}

/** The question whether to delete, in code that comes when it is first asked; or how else rows leave, where they do so in steps. */
export function RemovalQuestion(props: RemovalQuestionProps) {
  const { retirement } = props.resource
  const [isDeleting, setDeleting] = useState(false)
  if (!retirement || isDeleting) return <Question {...props} />
  return <Steps source={retirement} {...props} onDelete={() => setDeleting(true)} />
}

function Question(props: RemovalQuestionProps) {
  const { value } = useLoaded(dialog)
  return value ? <value.AskRemoval {...props} /> : null
}

interface StepsProps extends RetirementProps {
  source: LoadOnce<Retirements>
}

type Retirements = NonNullable<Resource['retirement']> extends LoadOnce<infer Module> ? Module : never

function Steps({ source, targets, onDelete, onClose }: StepsProps) {
  const { value } = useLoaded(source)
  return value ? <value.Retirement {...{ targets, onDelete, onClose }} /> : null
}

const later = loadOnce(() => import('./remove-later.ts'))

/** How long a list has stood before what deletes of its rows take is brought, in milliseconds. */
const REST_MS = 1500

const nobody: readonly Target[] = []

/** Deletes rows of a list: at once and to be taken back, or after a question. What that takes comes after the list. */
export function useRemoval(resource: Resource) {
  const [asked, setAsked] = useState(nobody)
  useAhead(later, REST_MS)
  return {
    /** Rows the question is about; none when nothing is asked. */
    asked,
    close: useCallback(() => setAsked(nobody), []),
    /** Tells whether the rows are gone from the list. */
    remove: useCallback(
      async (targets: readonly Target[]) => {
        const code = await later.load().catch(reportError)
        if (!code) return false
        if (code.mustAsk(resource, targets)) {
          setAsked(targets)
          return false
        }
        code.removeLater(resource, targets)
        return true
      },
      [resource],
    ),
  }
}
