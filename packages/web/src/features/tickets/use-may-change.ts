import { worksOnSomething } from '../../resource/resource-permissions.ts'
import { useSession } from '../../state/session.ts'

/** Whether the signed-in person may work on tickets: no section stands for them, so whoever may change nothing only reads. */
export function useMayChange(): boolean {
  const { access } = useSession()
  return access !== undefined && worksOnSomething(access)
}
