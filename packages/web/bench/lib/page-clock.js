// Runs in the page from its start: times "from this input until the rows on the screen are the wanted ones, and painted".
;(() => {
  const clock = { longTasks: [] }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) clock.longTasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })

  const afterPaint = (done) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => done(performance.now())
      channel.port2.postMessage(0)
    })
  const once = (holds, done) => {
    const observer = new MutationObserver(() => check())
    const check = () => {
      if (!holds()) return
      observer.disconnect()
      afterPaint(done)
    }
    observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
    check()
  }
  const isVisible = (element) => (element?.getClientRects().length ?? 0) > 0
  const texts = (selector) => [...document.querySelectorAll(selector)].map((row) => row.textContent)

  /** Notes when an element is first seen. */
  clock.waitFor = (selector) =>
    once(
      () => isVisible(document.querySelector(selector)),
      (now) => {
        clock.readyMs = now
      },
    )

  let step
  for (const type of ['click', 'input']) {
    addEventListener(
      type,
      (event) => {
        if (step && step.endMs === undefined && event.isTrusted) step.startMs = event.timeStamp
      },
      true,
    )
  }
  /** Goes back, which no input of the page's own does. */
  clock.back = () => {
    step.startMs = performance.now()
    history.back()
  }
  /** Times from the next input until rows are there that are others than now, and all have the text. */
  clock.begin = (selector, text = '') => {
    const before = texts(selector).slice(0, 3).join('|')
    const mine = { from: clock.longTasks.length }
    step = mine
    const holds = () => {
      const now = texts(selector)
      const isWanted = now.every((row) => row.toLowerCase().includes(text))
      return mine.startMs !== undefined && now.length > 0 && isWanted && now.slice(0, 3).join('|') !== before
    }
    once(holds, (now) => {
      mine.endMs = now
      performance.mark('step-begin', { startTime: mine.startMs })
      performance.mark('step-end')
    })
  }
  /** Times going back until nothing that matches is there any more. */
  clock.leave = (selector) => {
    const mine = { from: clock.longTasks.length }
    step = mine
    clock.back()
    once(
      () => !document.querySelector(selector),
      (now) => {
        mine.endMs = now
      },
    )
  }
  clock.end = () =>
    step?.endMs === undefined
      ? null
      : { ms: step.endMs - step.startMs, longestMs: Math.max(0, ...clock.longTasks.slice(step.from)) }
  Object.defineProperty(window, 'clock', { value: clock })
})()
