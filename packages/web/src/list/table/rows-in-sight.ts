/** What the top bar, the title, the filter and the pager take of the window at least, in pixels. */
const AROUND_PX = 300

/** Whether a row can be in sight before anything is scrolled. Our rows have one height, in pixels. */
export const isInSight = (index: number, rowHeight: number): boolean =>
  index * rowHeight < window.innerHeight - AROUND_PX
