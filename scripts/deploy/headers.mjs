// `pnpm web:headers nginx|caddy DIR`: prints what a web server says beside the files of a published web app, from what the
// project's own server says. The page's policy names the script that stands in it, so this is done again for each release.
import { resolve } from 'node:path'
import { askedAgain, forever, hashedFile } from '../../packages/mock-server/src/http/cache-control.ts'
import { contentSecurityPolicy } from '../../packages/mock-server/src/http/content-security.ts'
import { documentPolicy, everywhere } from '../../packages/mock-server/src/http/safety-headers.ts'
import { Failure, main } from '../lib/failure.mjs'
import { readInstalled } from './installed.mjs'

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
  default "${askedAgain}";
  "~${hashedFile}" "${forever}";
}
`

const nginxServer = () =>
  [
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
  header @hashed cache-control "${forever}"
  header @named cache-control "${askedAgain}"
}
`

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
