let wanted: number | undefined

/** Says that this recording is to be heard as soon as it is shown: somebody goes from one to the next. */
export function playNext(recordingId: number): void {
  wanted = recordingId
}

/** Whether this is the recording that somebody went on to; said once. */
export function takePlayNext(recordingId: number): boolean {
  const isIt = wanted === recordingId
  if (isIt) wanted = undefined
  return isIt
}
