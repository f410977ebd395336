import { addTexts } from '../instance'
import th from '../th/feedback'
import zh from '../zh/feedback'

/** Texts of rating an order and its dishes. */
const en = {
  feedback: {
    title: 'Rate your order',
    overall: 'How was everything?',
    veryBad: 'Very bad',
    bad: 'Bad',
    okay: 'Okay',
    good: 'Good',
    veryGood: 'Very good',
    dishes: 'How was each dish?',
    more: 'More details',
    less: 'Less',
    rated: 'Rated',
    quick: 'Overall',
    sourness: 'Sourness',
    spiciness: 'Spiciness',
    sweetness: 'Sweetness',
    saltiness: 'Saltiness',
    tooMuch: 'Too much',
    moderate: 'Moderate',
    tooLittle: 'Too little',
    texture: 'Texture',
    flavor: 'Flavour',
    appearance: 'Appearance',
    freshness: 'Freshness',
    portion: 'Portion',
    repurchase: 'Would buy again',
    comparison: 'Compared with other restaurants',
    recommendation: 'Would recommend',
    verySatisfied: 'Very satisfied',
    satisfied: 'Satisfied',
    soSo: 'So-so',
    unsatisfied: 'Unsatisfied',
    suggestions: 'Suggestions (optional)',
    submit: 'Send',
    overallTip: 'Please rate your order overall',
    dishTip: 'Please rate each dish: {{name}}',
    yours: 'Your feedback',
    answered: 'The restaurant has answered',
    arrived: 'Thank you, it has arrived',
    answer: 'Answer of the restaurant',
    said: 'What you wrote',
    thanks: 'Thank you for your feedback',
    thanksText: 'Our kitchen reads every review.',
    notYet: 'This order is not completed yet',
    notYetText: 'You can rate it after you receive it.',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
