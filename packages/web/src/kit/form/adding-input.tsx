import type { OperationId } from '@lineboard/sdk'
import { useState } from 'react'
import { type LoadOnce, loadOnce } from '../../browser/lazy.ts'
import type { ListPlaceId } from '../../places/places.ts'
import { useMay } from '../../state/may.ts'
import { Button } from '../../ui/button.tsx'
import { useWanted } from '../../ui/use-wanted.ts'
import { declarationOf } from '../declarations.ts'
import type { ListId } from '../operation-ids.ts'
import { RelationInput, type RelationInputProps } from './relation-input.tsx'

/** What a row is added by where it is chosen. */
export interface Adding {
  /** The list whose form it is typed into. */
  place: ListPlaceId
  /** Says what is added, such as `Add a receiving number`. */
  label: string
  /** The call that adds it: it is offered to those who may make it. */
  call: OperationId
  /** What stands in the form at first, as a row says it. */
  preset?: object | undefined
  /** Whose the new row is; the person's own customer if left out. */
  customerId?: number | undefined
}

export interface AddingInputProps<Name extends string = string, Id extends ListId = ListId>
  extends Omit<RelationInputProps<Name, Id>, 'below'> {
  adding: Adding
  /** Another way to choose a row, beside adding one. */
  also?: RelationInputProps['below']
}

/** Chooses a related row by name, or adds one without leaving the form. */
export function AddingInput<Name extends string, Id extends ListId>({
  adding,
  also,
  ...props
}: AddingInputProps<Name, Id>) {
  return (
    <RelationInput
      {...props}
      below={(choose) => (
        <>
          <AddButton adding={adding} onAdded={choose} />
          {also?.(choose)}
        </>
      )}
    />
  )
}

const loadDialog = async ({ place }: Adding) => {
  const [{ AddRowDialog }, resource] = await Promise.all([import('./add-row-dialog.tsx'), declarationOf(place)])
  return { AddRowDialog, resource }
}

type Dialog = LoadOnce<Awaited<ReturnType<typeof loadDialog>>>

interface AddButtonProps {
  adding: Adding
  onAdded: (row: object) => void
}

function AddButton({ adding, onAdded }: AddButtonProps) {
  const [source, setSource] = useState<Dialog>()
  if (!useMay(adding.call)) return null
  return (
    <>
      <Button size="small" onClick={() => setSource(loadOnce(() => loadDialog(adding)))}>
        {adding.label}
      </Button>
      {source && <OpenDialog source={source} adding={adding} onAdded={onAdded} onClose={() => setSource(undefined)} />}
    </>
  )
}

function OpenDialog({ source, adding, ...rest }: AddButtonProps & { source: Dialog; onClose: () => void }) {
  const value = useWanted(source)
  if (!value) return null
  const { label, preset, customerId } = adding
  return <value.AddRowDialog title={label} resource={value.resource} {...{ preset, customerId }} {...rest} />
}
