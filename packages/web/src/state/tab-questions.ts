import { tabQuestion } from '../browser/tab-channel.ts'
import { isUnsaved } from './unsaved.ts'

/** Asks other tabs for their titles where something typed in them is not saved. */
export const unsavedElsewhere = tabQuestion<string>('lineboard-unsaved', 200)

unsavedElsewhere.answerWith(() => (isUnsaved() ? document.title : undefined))

/**
 * Has other tabs carry out their pending changes, while the session that they share is there. Leaving is not held up by
 * a server that does not reply.
 */
export const pendingElsewhere = tabQuestion<true>('lineboard-waiting', 100, 10_000)
