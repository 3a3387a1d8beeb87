import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { installMissing } from '../../lib/debian.mjs'
import { collect } from '../../lib/exec.mjs'

/**
 * @typedef {object} WebServer
 * @property {string[]} packages of Debian that bring it
 * @property {import('../../lib/debian.mjs').Need[]} needs what of these packages is there, one by one
 * @property {(folder: string) => [string, string]} main name and text of the configuration it is started with
 * @property {(file: string) => string[]} args
 */

const run = (name, ...args) => spawnSync(name, args, { encoding: 'utf8' })
const runs = (name, ...args) => run(name, ...args).status === 0

/** Whether the nginx of this machine sends files that were packed with Brotli: Debian's module, or one that it was built with. */
const hasBrotli = () =>
  existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf') || /brotli/.test(run('nginx', '-V').stderr)

/** @type {Record<string, WebServer>} */
export const webServers = {
  nginx: {
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    needs: [
      { package: 'nginx', isThere: () => runs('nginx', '-v') },
      // It is loaded by its own file beside the program, which can be there without it.
      { package: 'libnginx-mod-http-brotli-static', isThere: hasBrotli },
    ],
    main: (folder) => [
      'nginx.conf',
      `include /etc/nginx/modules-enabled/*.conf;
daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/tmp-${name};`).join('\n  ')}
  include ${folder}/etc/nginx/sites-enabled/*;
}
`,
    ],
    args: (file) => ['-c', file],
  },
  caddy: {
    packages: ['caddy'],
    needs: [{ package: 'caddy', isThere: () => runs('caddy', 'version') }],
    main: (folder) => [
      'Caddyfile',
      `{
  admin off
  auto_https disable_redirects
  storage file_system ${folder}/caddy
}
import ${folder}/etc/caddy/Caddyfile
`,
    ],
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
}

/**
 * The web servers of this machine with their modules, each with the packages that it lacks; these are installed first where that is possible.
 * @returns {Promise<[name: string, missing: string[]][]>}
 */
export async function checkedWebServers() {
  const needs = Object.values(webServers).flatMap((server) => server.needs)
  const missing = await installMissing('Installing web servers for the tests of publishing …', needs)
  return Object.entries(webServers).map(([name, { packages }]) => [
    name,
    packages.filter((each) => missing.includes(each)),
  ])
}

/** A certificate of its own, for where the document has one. */
export async function writeCertificate(folder) {
  const named = (suffix) => join(folder, `etc/ssl/lines.example.com.${suffix}`)
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  await collect(['openssl', 'req', ...kind, ...subject, '-keyout', named('key'), '-out', named('pem')])
}

const answers = (port) =>
  new Promise((resolve) => {
    request({ port, host: '127.0.0.1' }, () => resolve(true))
      .on('error', (problem) => resolve(!problem.message.includes('ECONNREFUSED')))
      .end()
  })

/**
 * Starts a web server with the files that the document has put into a folder; answers how to end it.
 * @param {string} name
 * @param {string} folder
 * @param {number} port
 */
export async function startWebServer(name, folder, port) {
  const server = webServers[name]
  if (!server) throw new Error(`Nothing is known of ${name}.`)
  const { main, args } = server
  const [file, text] = main(folder)
  writeFileSync(join(folder, file), text)
  const child = spawn(name, args(join(folder, file)), { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const ended = once(child, 'exit')
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${name} did not start:\n${said}`)
    await setTimeout(20)
  }
  const end = async () => {
    child.kill('SIGTERM')
    await ended
  }
  // nginx starts all the same where it takes a line otherwise than it was meant.
  if (said.includes('[warn]')) {
    await end()
    throw new Error(`${name} warns:\n${said}`)
  }
  return end
}
