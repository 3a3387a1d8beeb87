// `pnpm web:headers nginx|caddy DIR`: prints what a web server says beside the files of a published web app, from what the
// project's own server says. The page's policy names the script that stands in it, so this is done again for each release.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { documentPolicy, everywhere } from '../../packages/mock-server/src/edge/http/safety-headers.ts'
import {
  cacheForever,
  contentSecurityPolicy,
  hashedFile,
  revalidate,
} from '../../packages/mock-server/src/edge/site/site-headers.ts'
import { Failure, main } from '../lib/failure.mjs'

const policyHeader = 'content-security-policy'

/** Headers that are the same everywhere. */
const constant = {
  ...Object.fromEntries(Object.entries(everywhere).filter(([name]) => name !== policyHeader)),
  'cross-origin-resource-policy': 'same-origin',
}

/**
 * For `http { }`: what differs by file, by its name, as an answer without a body has no type. A script has the policy of the
 * page that runs it.
 */
const nginx = (policy) => `map "$status $uri" $lineboard_policy {
  default "${documentPolicy}";
  "~^[23].*/index[.]html$" "${policy}";
  "~^[23].*[.]js$" "";
}
map $uri $lineboard_cache {
  default "${revalidate}";
  "~${hashedFile}" "${cacheForever}";
}
# Queries have session tokens, and some paths a mailed one.
map $request_uri $lineboard_path {
  "~*^(?<lineboard_start>[^?]*token(=|%3d))" "$lineboard_start-";
  "~^(?<lineboard_all>[^?]*)" $lineboard_all;
}
log_format lineboard '$remote_addr [$time_iso8601] "$request_method $lineboard_path" $status $body_bytes_sent $request_time';
`

const nginxServer = () =>
  [
    // nginx drops the headers of a server where a location adds some.
    'add_header strict-transport-security "max-age=31536000" always;',
    ...Object.entries(constant).map(([name, value]) => `add_header ${name} "${value}" always;`),
    `add_header ${policyHeader} $lineboard_policy always;`,
    'add_header cache-control $lineboard_cache;',
    '',
  ].join('\n')

const caddy = (policy) => `(lineboard_headers) {
  @files {
    path */assets/* */favicon.svg */version.json
    not {
      path *.js
      file
    }
  }
  @pages not path */assets/* */favicon.svg */version.json
  @hashed {
    path_regexp ${hashedFile}
    file
  }
  @named not path_regexp ${hashedFile}
  header {
${Object.entries(constant)
  .map(([name, value]) => `    ${name} "${value}"`)
  .join('\n')}
  }
  header @files ${policyHeader} "${documentPolicy}"
  header @pages ${policyHeader} "${policy}"
  header @hashed cache-control "${cacheForever}"
  header @named cache-control "${revalidate}"
}
`

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
    'softphone.server of config.json has to name a host: a policy cannot speak of the host of the page.',
  )
}

/**
 * What a web server has to know of a published web app: its page, and the other hosts that its configuration names.
 * @param {string} folder
 * @returns {{ html: string, hosts: import('../../packages/mock-server/src/edge/site/site-headers.ts').PageHosts }}
 */
function readInstalled(folder) {
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

/** What each web server is given, by what it is asked for as. */
const printed = { nginx, 'nginx-server': nginxServer, caddy }

if (import.meta.main)
  main(async () => {
    const [kind = '', folder] = process.argv.slice(2)
    if (!folder || !Object.hasOwn(printed, kind))
      throw new Failure(`Say for which web server and which folder: pnpm web:headers nginx /srv/lineboard`)
    const { html, hosts } = readInstalled(resolve(folder))
    process.stdout.write(printed[kind](contentSecurityPolicy(html, hosts)))
  })
