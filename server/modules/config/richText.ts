import sanitize from 'sanitize-html'

const align = { 'text-align': [/^(left|center|right)$/] }

/** Allowed HTML of merchants: no scripts, no automatic external requests, no overlays. */
const SAFE: sanitize.IOptions = {
  allowedTags: 'h2 h3 h4 p br hr strong b em i u s small ul ol li blockquote a img table tbody tr th td'.split(' '),
  allowedAttributes: { a: ['href', 'target', 'rel'], img: ['src', 'alt', 'width', 'height'], '*': ['style'] },
  allowedStyles: { '*': align },
  allowedSchemes: ['https', 'http', 'tel', 'mailto'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    a: sanitize.simpleTransform('a', { target: '_blank', rel: 'noopener' }),
    // A picture without alternative text is decorative.
    img: (tagName, attribs) => ({ tagName, attribs: { alt: '', ...attribs } }),
  },
}

/** Sanitises a merchant's HTML for guests' pages. */
export function safeHtml(html: string): string {
  return sanitize(html, SAFE)
}
