/** What Android's mini-programs lack of `Intl`: only the plural rules of our languages, which the texts ask for. Thai and Chinese have one form. */
class PluralRules {
  constructor(locale = 'en') {
    this.english = locale.startsWith('en')
  }

  select(count) {
    return this.english && count === 1 ? 'one' : 'other'
  }

  resolvedOptions() {
    return { pluralCategories: this.english ? ['one', 'other'] : ['other'] }
  }
}

module.exports = { PluralRules }
