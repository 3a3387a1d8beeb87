import dompurify from 'dompurify'

const purifier = dompurify()

// A page of terms is text: nothing in it sends anything, loads anything, covers the page or looks like the app's own fields. What is not
// named here is taken out, so that what browsers learn later is, too.
const tags = [
  // What the text is read into; it is not part of what comes out.
  'body',
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'div', 'span'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'code', 'abbr', 'a'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]

const attributes = ['href', 'lang', 'dir', 'title', 'colspan', 'rowspan', 'start', 'scope']

/** Addresses that a link of the terms may have: a page, an e-mail address, a phone number, or a place on this site. */
const addresses = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener noreferrer')
})

/** What becomes of a text of HTML. */
export interface Sanitized {
  /** HTML without scripts, styles, forms, pictures and frames; links open beside the app. */
  html: string
  /** What was taken out, each once: `<script>`, `onclick`. */
  removed: readonly string[]
}

/** Makes HTML of others harmless, and says what was taken out of it. */
export function sanitized(text: string): Sanitized {
  const html = purifier.sanitize(text, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOWED_URI_REGEXP: addresses,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    // What stands first would be read into the head, and be left out without being named.
    FORCE_BODY: true,
  })
  const names = purifier.removed.map((one) =>
    'element' in one ? `<${one.element.nodeName.toLowerCase()}>` : (one.attribute?.name ?? ''),
  )
  // The library's own mark, which holds the text in the body.
  const own = new Set(['', '<remove>'])
  return { html, removed: [...new Set(names)].filter((name) => !own.has(name) && !name.startsWith('<#')) }
}
