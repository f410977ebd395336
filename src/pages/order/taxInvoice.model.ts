import { makeAutoObservable } from 'mobx'
import { HEAD_OFFICE } from '@/contract/constants/documents'
import type { InvoiceBuyer } from '@/contract/order/document'
import { isBranch, isTaxId, plainTaxId } from '@/contract/order/taxId'
import { Submission } from '@/stores/submission'

export type InvoiceField = 'name' | 'taxId' | 'branchNo' | 'address'

/** Who a tax invoice is for, as it is filled in; it begins with who the last one was for. */
export class TaxInvoiceModel {
  isCompany = true
  isHeadOffice = true
  name = ''
  taxId = ''
  branchNo = ''
  address = ''
  readonly submission = new Submission<InvoiceField>(() => [...this.faults][0])

  constructor(last: InvoiceBuyer | null) {
    if (last) {
      const { branch, ...rest } = last
      const isHeadOffice = branch === null || branch === HEAD_OFFICE
      Object.assign(this, rest, { isCompany: branch !== null, isHeadOffice, branchNo: isHeadOffice ? '' : branch })
    }
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The number of a branch is asked for. */
  get hasBranchNo(): boolean {
    return this.isCompany && !this.isHeadOffice
  }

  /** Validation errors. */
  get faults(): ReadonlySet<InvoiceField> {
    const found: [InvoiceField, boolean][] = [
      ['name', this.name.trim() === ''],
      ['taxId', !isTaxId(this.taxId)],
      ['branchNo', this.hasBranchNo && !isBranch(this.branchNo)],
      ['address', this.address.trim() === ''],
    ]
    return new Set(found.flatMap(([field, wrong]) => (wrong ? [field] : [])))
  }

  get buyer(): InvoiceBuyer {
    const { name, address, taxId } = this
    const branch = this.isHeadOffice ? HEAD_OFFICE : this.branchNo
    return {
      name: name.trim(),
      address: address.trim(),
      taxId: plainTaxId(taxId),
      branch: this.isCompany ? branch : null,
    }
  }

  /** Whether a fault of a field is shown. */
  shows(field: InvoiceField): boolean {
    return this.submission.submitted && this.faults.has(field)
  }

  set(field: InvoiceField, text: string): void {
    this[field] = text
  }

  chooseWho(who: 'company' | 'person'): void {
    this.isCompany = who === 'company'
  }

  chooseOffice(office: 'headOffice' | 'branch'): void {
    this.isHeadOffice = office === 'headOffice'
  }
}
