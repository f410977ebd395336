import { addTexts } from '../instance'
import th from '../th/documents'
import zh from '../zh/documents'

/** Texts of receipts and tax invoices. */
const en = {
  documents: {
    receipt: 'Receipt',
    receiptHint: 'To read, print or save',
    request: 'Request a tax invoice',
    requestHint: 'For your company or yourself',
    title: 'Documents of this order',
    none: 'There is no document for this order yet. It comes with the payment.',
    formTitle: 'Tax invoice',
    forWhom: 'Who is the invoice for?',
    company: 'Company',
    person: 'Person',
    companyName: 'Registered name',
    personName: 'Full name',
    taxId: 'Tax ID, 13 digits',
    office: 'Which office?',
    headOffice: 'Head office',
    branch: 'Branch',
    branchNo: 'Branch number, 5 digits',
    address: 'Registered address',
    once: 'It is issued once and cannot be changed. Please check every line.',
    send: 'Issue the tax invoice',
    sent: 'Your tax invoice is ready',
    nameWanted: 'Please enter the name',
    taxIdWrong: 'Please check the tax ID: it has 13 digits',
    branchWrong: 'A branch number has five digits, such as 00001',
    addressWanted: 'Please enter the address',
  },
  documentKind: {
    receipt: 'Receipt',
    shortTaxInvoice: 'Receipt with tax',
    taxInvoice: 'Tax invoice',
    creditNote: 'Credit note',
  },
  documentState: {
    issued: 'The tax invoice of this order has been issued.',
    closed: 'Tax invoices are not available for this order.',
    refunded: 'This order was refunded, so there is no tax invoice for it.',
    nothing: 'Nothing has been paid for this order yet.',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
