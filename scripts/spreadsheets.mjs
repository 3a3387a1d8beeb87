// The spreadsheet programs of this machine, which open and save what Lineboard exports.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installMissing } from './lib/debian.mjs'
import { collect } from './lib/exec.mjs'

const has = (/** @type {string} */ program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))

/** @type {import('./lib/debian.mjs').Need[]} */
const needs = [
  { package: 'libreoffice-calc-nogui', isThere: () => has('soffice') },
  { package: 'gnumeric', isThere: () => has('ssconvert') },
  // Gnumeric writes numbers by the locales of the machine, which it makes of these.
  { package: 'locales', isThere: () => existsSync('/usr/share/i18n/locales/de_DE') },
]

/** Installs the programs where that is possible; the packages that are missing. */
export const spreadsheets = () =>
  installMissing('Installing LibreOffice and Gnumeric for the tests of exported files …', needs)

/**
 * @typedef {'de_DE' | 'en_US'} Locale
 * @typedef {'csv' | 'xlsx' | 'ods'} Format
 * @typedef {{ files: string[], format: Format, locale: Locale, folder: string }} Saving what is opened, and how and where it is saved
 */

/**
 * @param {import('./lib/exec.mjs').Argv} command
 * @param {Record<string, string>} [env]
 */
async function run(command, env) {
  const { ok, output } = await collect(command, { env: { ...process.env, ...env } })
  if (!ok) throw new Error(`${command[0]} failed: ${output}`)
}

const profile = (/** @type {Locale} */ locale) => `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>${locale.replace('_', '-')}</value></prop></item>
</oor:items>
`

// Comma, quotes, UTF-8, from the first row; what the dialog offers when a file is opened is taken as it is.
const TABLE = '44,34,76,1'
const filters = {
  csv: `csv:Text - txt - csv (StarCalc):${TABLE}`,
  xlsx: 'xlsx:Calc MS Excel 2007 XML',
  ods: 'ods:calc8',
}

/**
 * Opens files in LibreOffice and saves them under the same names.
 * @param {Saving} saving
 */
export async function saveByLibreOffice({ files, format, locale, folder }) {
  const home = join(folder, `profile-${locale}`)
  mkdirSync(join(home, 'user'), { recursive: true })
  writeFileSync(join(home, 'user', 'registrymodifications.xcu'), profile(locale))
  const opened = files.some((file) => file.endsWith('.csv')) ? [`--infilter=Text - txt - csv (StarCalc):${TABLE}`] : []
  const ownProfile = `-env:UserInstallation=${pathToFileURL(home)}`
  await run([
    'soffice',
    ownProfile,
    '--headless',
    ...opened,
    '--convert-to',
    filters[format],
    '--outdir',
    folder,
    ...files,
  ])
}

/**
 * Opens files in Gnumeric and saves them under the same names.
 * @param {Saving} saving
 */
export async function saveByGnumeric({ files, format, locale, folder }) {
  const locales = join(folder, 'locales')
  mkdirSync(locales, { recursive: true })
  const name = `${locale}.UTF-8`
  if (!existsSync(join(locales, name))) await run(['localedef', '-i', locale, '-f', 'UTF-8', join(locales, name)])
  const env = { LOCPATH: locales, LC_ALL: name, LANG: name }
  for (const file of files) {
    const saved = join(folder, `${file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '')}.${format}`)
    await run(['ssconvert', ...(format === 'xlsx' ? ['-T', 'Gnumeric_Excel:xlsx2'] : []), file, saved], env)
  }
}
