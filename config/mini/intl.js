/** What Android's mini-programs lack of `Intl`: only the plural rules of our languages, which i18next asks for. Thai and Chinese have one form. */
function PluralRules(locale) {
  this.english = /^en/.test(locale || 'en')
}

PluralRules.prototype.select = function (count) {
  return this.english && count === 1 ? 'one' : 'other'
}

PluralRules.prototype.resolvedOptions = function () {
  return { pluralCategories: this.english ? ['one', 'other'] : ['other'] }
}

module.exports = { PluralRules }
