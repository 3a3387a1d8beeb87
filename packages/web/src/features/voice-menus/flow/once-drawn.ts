/** Does something once the canvas has drawn what has changed, which it does in its own time. */
export const onceDrawn = (work: () => void): number => requestAnimationFrame(() => requestAnimationFrame(work))
