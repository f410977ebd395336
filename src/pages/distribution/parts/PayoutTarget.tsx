import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { BANKS, type PayoutWay } from '@/contract/constants/partner'
import { accountEnd } from '@/domain/partner/payout'
import { useText } from '@/hooks/useText'
import { Field } from '@/ui/fields/Field'
import { FilterPills } from '@/ui/fields/FilterPills'
import { RadioRow } from '@/ui/fields/RadioRow'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Notice } from '@/ui/feedback/Notice'
import { type AccountFault, fieldId, type WithdrawModel } from '../withdraw.model'
import styles from './Partner.module.scss'

const ICONS = { promptpay: 'qr-code', bank: 'bank', balance: 'wallet' } as const

/** Where a withdrawal goes: the ways, and the account of the chosen one. */
export const PayoutTarget = observer(function PayoutTarget({ model }: { model: WithdrawModel }) {
  const t = useText()
  const { rules, purse, way } = model
  const hintOf = (each: PayoutWay) => {
    if (each === 'balance') return t('partner.atOnce')
    const last = purse[each]
    return last ? `${last.bank ?? ''} ••• ${accountEnd(last.account)} · ${last.accountName}`.trim() : undefined
  }
  return (
    <Card>
      <Heading level={2} look="title3">
        {t('partner.to')}
      </Heading>
      {rules.ways.map((each) => (
        <RadioRow
          key={each}
          icon={ICONS[each]}
          title={t(`partner.way_${each}`)}
          hint={hintOf(each)}
          on={each === way}
          onTap={() => model.choose(each)}
        />
      ))}
      {way !== 'balance' && <AccountFields model={model} />}
    </Card>
  )
})

const AccountFields = observer(function AccountFields({ model }: { model: WithdrawModel }) {
  const t = useText()
  const { way, account, accountName, bank, submission, accountFault } = model
  const errorOf = (...faults: AccountFault[]) =>
    submission.submitted && accountFault && faults.includes(accountFault) ? t(`partner.${accountFault}`) : undefined
  const bankError = errorOf('bankWanted')
  return (
    <View className={styles.fields}>
      {way === 'bank' && (
        <View id={fieldId('bank')}>
          <FilterPills
            sunken
            label={t('partner.bank')}
            filters={BANKS.map((key) => ({ key, label: key }))}
            active={bank ?? ''}
            onChange={(chosen) => model.set({ bank: chosen })}
          />
          {bankError && <Notice kind="error" text={bankError} />}
        </View>
      )}
      <View id={fieldId('account')} className={styles.field}>
        <Field
          kind="number"
          label={t(way === 'bank' ? 'partner.accountNo' : 'partner.promptpayNo')}
          value={account}
          maxLength={20}
          focus={model.submission.focuses('account')}
          error={errorOf('wrongAccount', 'wrongPromptPay')}
          onChange={(text) => model.set({ account: text })}
        />
      </View>
      <View id={fieldId('accountName')} className={styles.field}>
        <Field
          label={t('partner.accountName')}
          value={accountName}
          maxLength={60}
          focus={model.submission.focuses('accountName')}
          error={errorOf('accountNameWanted')}
          onChange={(text) => model.set({ accountName: text })}
        />
      </View>
    </View>
  )
})
