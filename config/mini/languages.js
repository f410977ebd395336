const { basename } = require('node:path')

/**
 * Webpack loader of the mini-programs: the file of an area's English brings the area's other languages, so that all three lie in the package of
 * the pages that say them. (The web fetches a language in one piece instead, see src/i18n/languages.h5.ts.)
 */
module.exports = function languages(english) {
  const area = basename(this.resourcePath, '.ts')
  const others = ['th', 'zh'].map(
    (locale) => `import ${locale} from '../${locale}/${area}'\nObject.assign(texts.${locale}, ${locale})`,
  )
  return [english, `import { texts } from '../english'`, ...others].join('\n')
}
