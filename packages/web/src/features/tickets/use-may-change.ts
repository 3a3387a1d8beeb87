import { useSession } from '../../state/session.ts'

/** Whether the signed-in person may work on tickets: no section stands for them, so whoever may read only nothing may. */
export function useMayChange(): boolean {
  const { access } = useSession()
  if (!access) return false
  return access.isSuperAdmin || Object.values(access.sections).includes('all')
}
