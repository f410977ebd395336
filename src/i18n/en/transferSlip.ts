import { addTexts } from '../instance'
import th from '../th/transferSlip'
import zh from '../zh/transferSlip'

/** Texts of the slip of a PromptPay transfer. */
const en = {
  transferSlip: {
    title: 'Send the slip',
    why: 'The restaurant confirms your transfer with the slip that your bank’s app saves. Your order is kept meanwhile.',
    send: 'Send the transfer slip',
    sent: 'Slip received',
    checking: 'The restaurant is looking for your transfer. This page moves on by itself.',
    another: 'Send another slip',
    refused: 'The slip was not accepted',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
