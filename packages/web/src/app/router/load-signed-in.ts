import { loadOnce } from '../../browser/lazy.ts'

/**
 * What whoever is signed in needs and visitors do without: where somebody is led and may go, their settings, and every screen that is theirs.
 * It comes with the shell, and is here once it is known who is signed in.
 */
export const signedIn = loadOnce(() => import('./signed-in.ts'))
