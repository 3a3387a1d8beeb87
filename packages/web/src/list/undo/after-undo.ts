export { focusReturned } from '../keyboard/focus-returned.ts'
export { sayNothingToUndo } from './nothing-to-undo.ts'
