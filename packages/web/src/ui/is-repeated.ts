/**
 * Whether a press is the second of a double press. It is meant for what the first was: a dialog that the first has opened is under
 * the pointer by then, and would be closed by it.
 */
export const isRepeated = (event: object): boolean => 'detail' in event && Number(event.detail) > 1
