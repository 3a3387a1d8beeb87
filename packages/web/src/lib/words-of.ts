/** A name of the API in words, for fields nobody has labelled: `BusinessAddress.zip_code` as `Business address zip code`. */
export function wordsOf(name: string): string {
  const words = name
    .replace(/[._]/g, ' ')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
