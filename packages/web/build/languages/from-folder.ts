const folder = 'assets/'

/** Where a script lies in another language: `assets/de/` beside the others, so that scripts of one language find each other. */
export const inFolder = (language: string, file: string): string => file.replace(folder, `${folder}${language}/`)

/** What is no script, such as a style or a picture, is there once, some of it in a folder of its own: scripts of a language's folder look for it above. */
export function fromFolder(code: string, files: readonly string[]): string {
  const paths = files.map((file) => file.replace(folder, '')).filter((path) => code.includes(path))
  return paths.reduce(
    (done, path) =>
      ['./', '"', "'", '`'].reduce(
        (each, before) => each.replaceAll(before + path, before === './' ? `../${path}` : `${before}../${path}`),
        done,
      ),
    code,
  )
}
