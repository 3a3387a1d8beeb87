import type { Cell } from '../column.ts'

/** Whether there is what the id of the row names, such as a recording. */
export const presenceCell = (yes: string, no: string): Cell<number> => ({
  toText: () => yes,
  choices: [
    { value: 'yes', label: yes },
    { value: 'no', label: no },
  ],
  widthPx: 100,
})
