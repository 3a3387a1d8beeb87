// A worker's timers go on while the page is hidden; those of the page itself run once a minute then, or not at all.
setInterval(() => postMessage('beat'), 10_000)
