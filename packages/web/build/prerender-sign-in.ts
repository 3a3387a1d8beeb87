import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { css } from './class-names.ts'
import { builtLanguages } from './languages/built-languages.ts'
import { messagesPlugins } from './messages-plugin.ts'

const input = fileURLToPath(new URL('../src/app/start/prerendered-sign-in.tsx', import.meta.url))

async function markupOf(code: string): Promise<string> {
  const { markup }: { markup?: unknown } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  if (typeof markup !== 'string' || !markup) throw new Error('the sign-in was drawn as nothing')
  return markup
}

/** Templates with the sign-in in each language, for the page: what a visitor sees before the app's own script is there. */
export async function prerenderedSignIn(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    css,
    plugins: [react(), messagesPlugins()],
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      ssr: true,
      minify: false,
      rolldownOptions: { input, output: { entryFileNames: 'assets/sign-in.js', codeSplitting: false } },
    },
  })
  const [built] = Array.isArray(result) ? result : [result]
  const files = built && 'output' in built ? built.output : []
  const codeIn = (language: string) => {
    const name = language === builtLanguages[0] ? 'assets/sign-in.js' : `assets/${language}/sign-in.js`
    const file = files.find(({ fileName }) => fileName === name)
    if (!file) throw new Error(`the sign-in was not built in ${language}`)
    return String(file.type === 'chunk' ? file.code : file.source)
  }
  const templates = builtLanguages.map(
    async (language) => `<template lang="${language}">${await markupOf(codeIn(language))}</template>`,
  )
  return (await Promise.all(templates)).join('')
}
