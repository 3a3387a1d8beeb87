import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../lib/failure.mjs'

function read(folder, name) {
  const file = join(folder, name)
  if (!existsSync(file)) throw new Failure(`${file} is not there: publish the web app first, with pnpm web:publish.`)
  return readFileSync(file, 'utf8')
}

function parse(folder) {
  const text = read(folder, 'assets/config.json')
  try {
    return JSON.parse(text)
  } catch (problem) {
    const why = problem instanceof Error ? problem.message : problem
    throw new Failure(`${join(folder, 'assets/config.json')} is no JSON: ${why}`)
  }
}

/** Where softphones connect to, where the page can't know it by its own address. */
function phoneHostOf(softphone) {
  if (!softphone) return undefined
  const { scheme, server, port } = softphone
  if (server) return `${scheme}://${server}:${port}`
  throw new Failure(
    'softphone.server of config.json has to name a host: a policy can not speak of the host of the page.',
  )
}

/**
 * What a web server has to know of a published web app: its page, and the other hosts that its configuration names.
 * @param {string} folder
 * @returns {{ html: string, hosts: import('../../packages/mock-server/src/http/content-security.ts').PageHosts }}
 */
export function readInstalled(folder) {
  const { apiBase, stripeKey, captchaKey, softphone, errorReports, webVitals } = parse(folder)
  if (typeof apiBase !== 'string') throw new Failure('config.json has to say where the API is: apiBase.')
  const reports = [errorReports, webVitals].filter((address) => address && URL.canParse(address))
  return {
    html: read(folder, 'index.html'),
    hosts: {
      ...(stripeKey && { stripeKey }),
      ...(captchaKey && { captchaKey }),
      ...(URL.canParse(apiBase) && { apiOrigin: new URL(apiBase).origin }),
      ...(softphone && { phoneHost: phoneHostOf(softphone) }),
      reports,
    },
  }
}
