import { ListActionButtons } from './actions/list-action-buttons.tsx'
import { AddButton } from './add-button.tsx'
import { useListContext } from './list.ts'

/** What can be done with a whole list, beside its title. */
export function PageActions() {
  const { can } = useListContext()
  return (
    <>
      <ListActionButtons />
      {can.add && <AddButton />}
    </>
  )
}
