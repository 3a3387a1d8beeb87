// `pnpm translate status [LANGUAGE]`: what each language lacks, where it is used, and what is wrong with what there is.
// `pnpm translate pseudo`: serves the app in a language that is none, which shows what is in no catalogue and what does not fit.

import { foreground } from './lib/exec.mjs'
import { Failure, main } from './lib/failure.mjs'
import { fromRoot } from './lib/paths.mjs'

async function status([wanted]) {
  const { guideFile, guideNames } = await import('../packages/web/build/guide/pages.ts')
  const { translated, written } = await import('../packages/web/build/languages/built-languages.ts')
  const { catalogues, problemsIn } = await import('../packages/web/build/languages/translated-texts.ts')
  const { translationsOf } = await import('../packages/web/build/languages/translations.ts')
  const { usesOf } = await import('../packages/web/build/languages/uses.ts')
  const languages = translated.filter((language) => !wanted || language === wanted)
  if (languages.length === 0) throw new Failure(`There is no language ${wanted}: ${translated.join(', ')}.`)
  const all = catalogues()
  const pages = guideNames(written)
  const count = all.reduce((sum, { texts }) => sum + texts.size, 0)
  for (const language of languages) {
    const lacking = all.flatMap(({ file, name, texts }) => {
      const there = translationsOf(language, file)
      return [...texts].filter(([key]) => !there.has(key)).map(([key, text]) => ({ file, name, key, text }))
    })
    const there = guideNames(language)
    const lackingPages = pages.filter((name) => !there.includes(name))
    console.log(
      `${language}: ${count - lacking.length} of ${count} texts, ${pages.length - lackingPages.length} of ${pages.length} pages of the guide`,
    )
    for (const { file, name, key, text } of lacking) {
      console.log(`  ${name} ${key}: ${text}`)
      for (const use of usesOf(file, key)) console.log(`    ${use}`)
    }
    for (const name of lackingPages) console.log(`  ${guideFile(language, name)}: not translated`)
    for (const problem of problemsIn(language, { mayLack: true })) console.log(`  ${problem}`)
  }
}

async function pseudo(options) {
  const { pseudoLanguage } = await import('../packages/web/build/languages/pseudo.ts')
  const env = { ...process.env, LINEBOARD_LANGUAGE: pseudoLanguage }
  const { code } = await foreground([process.execPath, fromRoot('scripts/dev.mjs'), ...options], { env })
  return code
}

const commands = { status, pseudo }

if (import.meta.main)
  main(() => {
    const [command = '', ...rest] = process.argv.slice(2)
    if (!Object.hasOwn(commands, command)) throw new Failure('Say pnpm translate status, or pnpm translate pseudo.')
    return commands[command](rest)
  })
