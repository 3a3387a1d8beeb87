/** A token of the mock server's stand-in for a captcha; empty for who is taken for a robot. Throws when it can't be asked. */
export async function sandboxToken(url: string, action: string): Promise<string> {
  const answer = await fetch(`${url}captcha/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action }),
  })
  if (!answer.ok) throw new Error(`The sandbox captcha answered ${answer.status}`)
  const { token }: { token?: unknown } = Object(await answer.json())
  return typeof token === 'string' ? token : ''
}
