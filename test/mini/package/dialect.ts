/** `<tag attributes>` and `</tag>`; quoted values may contain any character. */
const TAG = /<(\/?)([\w-]+)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*)\s*(\/?)>/g
const ATTRIBUTE = /([^\s=]+)(?:\s*=\s*("[^"]*"|'[^']*'))?/g

/** Rewrites the name and the attributes of every tag in a template. */
function rewriteTags(
  source: string,
  rewrite: (tag: string, attributes: string, parts: { closing: string; selfClosing: string }) => string,
) {
  return source.replace(TAG, (_, closing: string, tag: string, attributes: string, selfClosing: string) =>
    rewrite(tag, attributes, { closing, selfClosing: selfClosing && ` ${selfClosing}` }),
  )
}

const renameAttributes = (attributes: string, rename: (name: string) => string) =>
  attributes.replace(ATTRIBUTE, (_, name: string, value?: string) =>
    value === undefined ? rename(name) : `${rename(name)}=${value}`,
  )

/** `onTap` → `bind:tap`, `catchTouchMove` → `catch:touchMove`, `a:if` → `wx:if`; other attributes are unchanged. */
function axmlName(name: string) {
  if (name.startsWith('a:')) return `wx:${name.slice(2)}`
  const [, how, event] = /^(on|catch)([A-Z]\w*)$/.exec(name) ?? []
  if (!how || !event) return name
  return `${how === 'on' ? 'bind' : 'catch'}:${event.charAt(0).toLowerCase()}${event.slice(1)}`
}

/** Translates Alipay's template language to WeChat's, so that one renderer draws both. */
export function axmlToWxml(source: string) {
  return rewriteTags(source, (tag, attributes, { closing, selfClosing }) => {
    if (tag === 'import-sjs') {
      const script = attributes.replace(/\bname=/, 'module=').replace(/\bfrom=/, 'src=')
      return closing ? '</wxs>' : `<wxs${script.replace('.sjs', '.wxs')}${selfClosing}>`
    }
    const renamed = renameAttributes(attributes, axmlName)
    const imports = tag === 'import' || tag === 'include'
    return `<${closing}${tag}${imports ? renamed.replace('.axml', '.wxml') : renamed}${selfClosing}>`
  })
}

/** Normalises events of WeChat's templates to the spelling that its compiler accepts on every tag: `bindtap` → `bind:tap`. */
export function plainWxml(source: string) {
  const colon = (name: string) => name.replace(/^(bind|catch)(?=[a-z])/, '$1:')
  return rewriteTags(
    source,
    (tag, attributes, { closing, selfClosing }) =>
      `<${closing}${tag}${renameAttributes(attributes, colon)}${selfClosing}>`,
  )
}

/** Translates Alipay's filter modules to WeChat's CommonJS. */
export function sjsToWxs(source: string) {
  return source.replace(/\bexport\s+default\s/, 'module.exports = ')
}
