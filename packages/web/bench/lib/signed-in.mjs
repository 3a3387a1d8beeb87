/**
 * A context of a browser with somebody signed in to a server.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ server: { url: string }, stored: Record<string, string> }} where what else the browser keeps
 */
export async function contextOf(browser, { server, stored }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: server.url })
  const answer = await context.request.post('/api/v1/DashUsers/authenticate', {
    data: { username: 'super', password: 'Lineboard1!' },
  })
  const kept = { token: await answer.text(), ...stored }
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  }, kept)
  return context
}
