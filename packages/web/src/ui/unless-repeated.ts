/**
 * Closes what lies over the page by a press outside of it, or by Escape, but not by the second of a double press: that is meant for what
 * the first was, which has opened what is under the pointer by then.
 */
export const unlessRepeated =
  <Reason = unknown>(close: (reason: Reason) => void) =>
  (event: object, reason: Reason): void => {
    if (!(Number(Reflect.get(event, 'detail')) > 1)) close(reason)
  }
