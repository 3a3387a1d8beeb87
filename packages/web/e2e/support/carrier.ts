import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { installMissing } from '../../../../scripts/lib/debian.mjs'
import { freePort } from '../../../../scripts/lib/port.mjs'
import { startKamailio } from './kamailio.ts'
import { password } from './people.ts'

// A company as it is: Kamailio by the configuration of the documents, rtpengine between browsers and the telephone network, and sipp in the place of the carrier.

const configuration = fileURLToPath(new URL('../../../../docs/phone-server/kamailio.cfg', import.meta.url))

/** Path of a program of this machine; the name alone where it is not there. */
const programOf = (name: string): string =>
  ['/usr/bin', '/usr/sbin', '/usr/local/bin'].map((folder) => join(folder, name)).find(existsSync) ?? name

const isThere = (name: string) => existsSync(programOf(name))

/** Packages that are missing for it, after it was tried to install them. */
const missingForCarrier = (): Promise<string[]> =>
  installMissing('Installing sipp and rtpengine for the browser tests of the softphone …', [
    { package: 'sip-tester', isThere: () => isThere('sipp') },
    { package: 'baresip-core', isThere: () => isThere('baresip') },
    { package: 'rtpengine-daemon', isThere: () => isThere('rtpengine') },
  ])

/** The number of `admin` at the carrier. */
const ownNumber = '+12125550110'

/** An answer of the carrier. */
export interface Answer {
  /** Such as `180 Ringing`. */
  status: string
  headers?: string[]
  /** Whether it comes with sound, which is the caller's own. */
  hasSound?: boolean
}

/** The address by which programs of this machine reach each other, and browsers them. */
const hostAddress = (): string =>
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1'

const sdp = `
v=0
o=carrier 1 1 IN IP4 [local_ip]
s=-
c=IN IP4 [media_ip]
t=0 0
m=audio [media_port] RTP/AVP 0 126
a=rtpmap:0 PCMU/8000
a=rtpmap:126 telephone-event/8000
`

const messageOf = (lines: readonly string[], hasSdp: boolean) => {
  const body = hasSdp ? ['Content-Type: application/sdp', 'Content-Length: [len]', sdp] : ['Content-Length: 0', '']
  return `<![CDATA[\n${[...lines, ...body].join('\n')}\n]]>`
}

const scenario = (steps: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8" ?>\n<scenario name="carrier">\n${steps.join('\n')}\n</scenario>\n`

const answerStep = ({ status, headers = [], hasSound = false }: Answer) => {
  const echoed = [
    '[last_Via:]',
    '[last_From:]',
    '[last_To:];tag=carrier',
    '[last_Call-ID:]',
    '[last_CSeq:]',
    '[last_Record-Route:]',
  ]
  const contact = headers.some((header) => header.startsWith('Contact'))
    ? []
    : ['Contact: <sip:carrier@[local_ip]:[local_port]>']
  return `<send>${messageOf([`SIP/2.0 ${status}`, ...echoed, ...contact, ...headers], hasSound)}</send>`
}

/** A desk phone of `user`, which takes each call at once and plays a tone: baresip, at an address of its own. */
async function startDeskPhone(folder: string, server: string): Promise<ChildProcess> {
  const modules = ['opus', 'ausine', 'aufile', 'account', 'menu'].map((name) => `module ${name}.so`)
  const settings = [
    'sip_listen 127.0.0.1:0',
    'audio_source ausine,440',
    'audio_player aufile,/dev/null',
    'audio_alert aufile,/dev/null',
  ]
  await mkdir(folder)
  await writeFile(
    join(folder, 'config'),
    ['module_path /usr/lib/baresip/modules', ...modules, ...settings, ''].join('\n'),
  )
  const account = `<sip:user@sip.lineboard.example>;auth_pass=${password};outbound="sip:${server};transport=udp";answermode=auto;regint=60`
  await writeFile(join(folder, 'accounts'), `${account}\n`)
  return spawn(programOf('baresip'), ['-f', folder], { stdio: ['pipe', 'pipe', 'pipe'] })
}

/** What the carrier does with a call that comes to it. */
const answering = (answers: readonly Answer[]) =>
  scenario([
    '<recv request="INVITE" rrs="true" />',
    ...answers.flatMap((answer, at) => [...(at > 0 ? ['<pause milliseconds="1500" />'] : []), answerStep(answer)]),
    '<recv request="ACK" optional="false" />',
    ...(answers.at(-1)?.status.startsWith('2') ? ['<recv request="BYE" />', answerStep({ status: '200 OK' })] : []),
  ])

/** A call that comes from the carrier, until it is turned away. */
const calling = (from: string, headers: readonly string[]) =>
  scenario([
    `<send retrans="500">${messageOf(
      [
        'INVITE sip:[service]@[remote_ip]:[remote_port] SIP/2.0',
        'Via: SIP/2.0/UDP [local_ip]:[local_port];branch=[branch]',
        `From: ${from};tag=[call_number]`,
        'To: <sip:[service]@[remote_ip]>',
        'Call-ID: [call_id]',
        'CSeq: 1 INVITE',
        'Contact: <sip:carrier@[local_ip]:[local_port]>',
        'Max-Forwards: 70',
        ...headers,
      ],
      true,
    )}</send>`,
    '<recv response="100" optional="true" />',
    '<recv response="180" optional="true" />',
    '<recv response="486" />',
    `<send>${messageOf(
      [
        'ACK sip:[service]@[remote_ip]:[remote_port] SIP/2.0',
        '[last_Via:]',
        `From: ${from};tag=[call_number]`,
        '[last_To:]',
        'Call-ID: [call_id]',
        'CSeq: 1 ACK',
        'Max-Forwards: 70',
      ],
      false,
    )}</send>`,
  ])

/** Waits until a program of this machine listens at a UDP port. It prints nothing before it ends. */
async function listening(port: number): Promise<void> {
  const inTable = `:${port.toString(16).toUpperCase().padStart(4, '0')} `
  for (let waitedMs = 0; !(await readFile('/proc/net/udp', 'latin1')).includes(inTable); waitedMs += 50) {
    if (waitedMs > 10_000) throw new Error(`Nothing listens at port ${port}.`)
    await pause(50)
  }
}

/** A company with a phone server, and its carrier. */
export interface Company {
  /** Port of the phone server for browsers. */
  port: number
  /** Has the carrier answer the next call by this, and nothing else. */
  answer(...answers: Answer[]): Promise<void>
  /** Has somebody call the number of `admin` from outside. */
  callIn(from: string, headers?: string[]): Promise<void>
  /** Registers a desk phone of `user`, which takes each call at once and plays a tone. */
  deskPhone(): Promise<ChildProcess>
  /** Ends the phone server, which forgets its calls; the function that it resolves to starts it again. */
  stopServer(): Promise<() => Promise<void>>
  /** What went wrong at the carrier. */
  said(): string
  close(): Promise<void>
}

/** Starts both. Throws where Debian's packages for that are missing. */
export async function startCompany(): Promise<Company> {
  const missing = await missingForCarrier()
  if (missing.length > 0) throw new Error(`Install ${missing.join(' and ')} to try the softphone with a carrier.`)
  const folder = await mkdtemp(join(tmpdir(), 'company-'))
  const [host, sip, carrier, control] = [hostAddress(), await freePort(), await freePort(), await freePort()]
  const people = [
    `$sht(people=>admin) = "${password}";`,
    `$sht(people=>user) = "${password}";`,
    `$sht(numbers=>${ownNumber}) = "admin";`,
  ]
  await copyFile(configuration, join(folder, 'kamailio.cfg'))
  await writeFile(join(folder, 'people.cfg'), `event_route[htable:mod-init] {\n${people.join('\n')}\n}\n`)
  const engine = spawn(programOf('rtpengine'), [
    ...['--table=-1', '--foreground', '--log-stderr', '--log-level=3', `--interface=${host}`],
    ...[`--listen-ng=127.0.0.1:${control}`, '--port-min=40000', '--port-max=40400'],
  ])
  const definitions = [
    ...['-l', `udp:${host}:${sip}`, '-A', 'DOMAIN="sip.lineboard.example"', '-A', `GATEWAY="${host}"`],
    ...['-A', `GATEWAY_PORT="${carrier}"`, '-A', `RTPENGINE="udp:127.0.0.1:${control}"`],
  ]
  const start = (port?: number) => startKamailio(join(folder, 'kamailio.cfg'), definitions, port)
  let server = await start()
  const { port } = server
  let running: ChildProcess | undefined
  let desk: ChildProcess | undefined
  let said = ''

  async function run(xml: string, more: string[]): Promise<void> {
    await stop()
    const file = join(folder, 'scenario.xml')
    await writeFile(file, xml)
    const sipp = spawn(programOf('sipp'), [
      '-sf',
      file,
      '-i',
      host,
      '-p',
      String(carrier),
      '-m',
      '1',
      '-nostdin',
      '-trace_err',
      '-error_file',
      join(folder, 'errors'),
      ...more,
    ])
    running = sipp
    said = ''
    for (const stream of [sipp.stdout, sipp.stderr])
      stream.on('data', (chunk) => {
        said += chunk
      })
    await listening(carrier)
  }

  async function stop(): Promise<void> {
    const sipp = running
    running = undefined
    if (!sipp || sipp.exitCode !== null) return
    const ended = new Promise((resolve) => sipp.once('exit', resolve))
    sipp.kill('SIGKILL')
    await ended
  }

  return {
    port,
    answer: (...answers) => run(answering(answers), ['-rtp_echo']),
    callIn: (from, headers = []) => run(calling(from, headers), ['-s', ownNumber, `${host}:${sip}`]),
    said: () => said,
    async deskPhone() {
      desk = await startDeskPhone(join(folder, 'desk'), `${host}:${sip}`)
      return desk
    },
    async stopServer() {
      await server.close()
      return async () => {
        server = await start(port)
      }
    },
    async close() {
      await stop()
      desk?.kill()
      engine.kill()
      await server.close()
      await rm(folder, { recursive: true })
    },
  }
}
