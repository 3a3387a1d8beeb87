import dompurify from 'dompurify'

const purifier = dompurify()

// A page of terms is text: nothing in it sends anything, loads anything or looks like the app's own fields.
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener noreferrer')
})

/** HTML without scripts, styles, forms, pictures and frames; links open beside the app. */
export const sanitize = (html: string): string =>
  purifier.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: [
      'style',
      'form',
      'input',
      'button',
      'select',
      'textarea',
      'img',
      'picture',
      'video',
      'audio',
      'dialog',
    ],
    FORBID_ATTR: ['style', 'class', 'id', 'name'],
  })
