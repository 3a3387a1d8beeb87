import { useState } from 'react'
import { useSearch } from 'wouter'
import { positiveInteger } from '../../lib/positive-integer.ts'
import { useSession } from '../../state/session.ts'
import { SetupWizard } from './setup-wizard.tsx'
import { draftFrom, keptDraft, type SetupDraft } from './use-setup.ts'

export { Themed as Around } from '../../ui/themed.tsx'

/** A draft that goes on with the number of an address, as one that was just bought. */
function withNumber(draft: SetupDraft, search: string): SetupDraft {
  const id = positiveInteger(new URLSearchParams(search).get('number'))
  return id === undefined ? draft : { ...draft, step: 'source', values: { ...draft.values, numberId: id } }
}

/** One path from a source to a number that rings. */
export function Page() {
  const { user } = useSession()
  return user ? <Kept key={user.id} userId={user.id} /> : null
}

function Kept({ userId }: { userId: number }) {
  const search = useSearch()
  const [draft, setDraft] = useState(() => withNumber(keptDraft(userId), search))
  const [times, setTimes] = useState(0)
  function beginAnew() {
    setDraft(draftFrom(undefined, userId))
    setTimes(times + 1)
  }
  return <SetupWizard key={times} draft={draft} onAnew={beginAnew} />
}
