/** Which calls come to a row, a voice menu put on a number, and where calls go after a change. */
export { GoesThenNote } from './goes-then-note.tsx'
export { dialogs } from './leading-here-dialog.tsx'
export { ChooseMenu, MenuNumbers } from './menu-numbers.tsx'
export { menuThen, putMenuOn } from './menu-on-number.ts'
export { savedNumber, savedNumbers, savedPlace } from './routing-news.ts'
