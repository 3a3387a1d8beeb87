// Rules of our own for textlint: the length of sentences and paragraphs, and how sentences begin.

const MOST_WORDS_OF_A_SENTENCE = 25
const MOST_WORDS_OF_A_PARAGRAPH = 90
/** A text without a full stop, or a shorter one, is a label, such as the heading of a column. */
const FEWEST_WORDS_OF_A_SENTENCE = 6

/** Text without what readers don't read as words: a piece of code counts as one, a link as its text. */
const readable = (markdown) =>
  markdown
    .replaceAll(/<!--[\s\S]*?-->|!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/`[^`]+`/g, 'code')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_]{1,2}(\S)/g, '$1')

/** Sentences of a text; a colon ends one too. */
const sentencesOf = (text) =>
  readable(text)
    .split(/(?<=[.!?:;][)”"]?)\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

const wordsOf = (text) => text.split(/\s+/).filter((word) => /\w/.test(word)).length

const shortened = (text) => (text.length > 50 ? `${text.slice(0, 50)}…` : text)

/**
 * Problems of the sentences of a text.
 * @param {string} text
 * @returns {string[]}
 */
const problemsOfSentences = (text) =>
  sentencesOf(text).flatMap((sentence) => {
    const words = wordsOf(sentence)
    const isClause =
      /^(What|Who|Whatever|Whoever|Whose)\b/.test(sentence) &&
      /[.:;]$/.test(sentence) &&
      words >= FEWEST_WORDS_OF_A_SENTENCE
    return [
      ...(words > MOST_WORDS_OF_A_SENTENCE ? [`${words} words in a sentence: “${shortened(sentence)}”`] : []),
      ...(isClause ? [`a sentence begins with a clause, not with its subject: “${shortened(sentence)}”`] : []),
    ]
  })

/** Checks every paragraph; textlint calls it with its context. */
export const sentences = ({ Syntax, RuleError, getSource, report }) => ({
  [Syntax.Paragraph](node) {
    for (const problem of problemsOfSentences(getSource(node))) report(node, new RuleError(problem))
  },
})

/** The same for its length as a whole. */
export const paragraphs = ({ Syntax, RuleError, getSource, report }) => ({
  [Syntax.Paragraph](node) {
    const words = wordsOf(readable(getSource(node)))
    if (words > MOST_WORDS_OF_A_PARAGRAPH) report(node, new RuleError(`${words} words in a paragraph`))
  },
})
