// What opens for rows that were chosen: the menu of one, the bar for several, the question before deleting, and rows that failed.
export { AskRemoval } from './ask-removal.tsx'
export { RowMenu } from './row-menu.tsx'
export { RunDialog } from './run-dialog.tsx'
export { SelectionBar } from './selection-bar.tsx'
