// What a page costs its main thread, in processor time: that says the same on a machine that is busy with something else.
const TASK = 'ThreadControllerImpl::RunTask'
const FRAME = 'FireAnimationFrame'

/** Begins to note it; the function it returns ends that, and answers milliseconds of processor time: of the longest task, and between two frames. */
export async function watchMainThread(browser) {
  const client = await browser.newBrowserCDPSession()
  const events = []
  client.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) if ([TASK, FRAME, 'thread_name'].includes(event.name)) events.push(event)
  })
  const isComplete = new Promise((resolve) => client.on('Tracing.tracingComplete', resolve))
  const includedCategories = ['toplevel', 'devtools.timeline', '__metadata']
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { traceBufferSizeInKb: 400_000, includedCategories, excludedCategories: ['*'] },
  })
  return async () => {
    await client.send('Tracing.end')
    await isComplete
    return costOf(events)
  }
}

function costOf(events) {
  const threadOf = ({ pid, tid }) => `${pid}:${tid}`
  const mains = events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(threadOf)
  const byThread = mains.map((main) => events.filter((event) => threadOf(event) === main))
  // The page that is measured has worked most.
  const own = byThread.toSorted((one, other) => other.length - one.length)[0] ?? []
  let longestTaskMs = 0
  let longestFrameMs = 0
  let totalMs = 0
  let sinceFrameMs = 0
  for (const { name, tdur = 0 } of own.toSorted((one, other) => one.ts - other.ts)) {
    if (name === FRAME) sinceFrameMs = 0
    if (name !== TASK) continue
    const ms = tdur / 1000
    sinceFrameMs += ms
    totalMs += ms
    longestTaskMs = Math.max(longestTaskMs, ms)
    longestFrameMs = Math.max(longestFrameMs, sinceFrameMs)
  }
  return { longestTaskMs, longestFrameMs, totalMs }
}
