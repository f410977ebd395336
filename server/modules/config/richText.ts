import sanitize from 'sanitize-html'

const align = { 'text-align': [/^(left|center|right)$/] }

/** What a merchant's text may hold: nothing that runs, loads from elsewhere by itself or lies over the page. */
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
    // A picture without words is decoration, not a mystery.
    img: (tagName, attribs) => ({ tagName, attribs: { alt: '', ...attribs } }),
  },
}

/** A merchant's HTML as it may stand on a guest's page. */
export function safeHtml(html: string): string {
  return sanitize(html, SAFE)
}
