/** What comes with the libraries of the canvas, once it is shown or printed. */
export { Flow } from './flow.tsx'
export { PrintSheet } from './print-sheet.tsx'
