import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { payCodeApi } from '@/api/endpoints/payCode'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { back } from '@/platform/navigation/navigation'
import { reveal } from '@/platform/navigation/reveal'
import { Button } from '@/ui/actions/Button'
import { Link } from '@/ui/actions/Link'
import { Field } from '@/ui/fields/Field'
import { Card } from '@/ui/layout/Card'
import { PAY_CODE_DIGITS, payCodeTyped } from './payCodeTyped'
import styles from './TopUp.module.scss'

/** Id of the field on the page. */
const CODE = 'pay-code'

/** Enters the pay code for the next payment, and goes back to it. */
export const EnterPayCode = observer(function EnterPayCode({ onForgotten }: { onForgotten: () => void }) {
  const t = useText()
  const { ui } = useStores()
  const [code, setCode] = useState('')
  const enter = useAction(async () => {
    try {
      await payCodeApi.verify({ payCode: code })
    } catch (error) {
      setCode('')
      throw error
    }
    ui.notify(t('topUp.payAgain'), 'success')
    back()
  })
  return (
    <Card>
      <Text className={styles.caption}>{t('topUp.enterText')}</Text>
      <View id={CODE} className={styles.own}>
        <Field
          label={t('topUp.payCode')}
          kind="password"
          maxLength={PAY_CODE_DIGITS}
          focus
          value={code}
          onChange={(text) => setCode(payCodeTyped(text))}
          onDone={() => code.length === PAY_CODE_DIGITS && void enter.run()}
        />
      </View>
      <View className={styles.own}>
        <Button
          wide
          size="large"
          disabled={code.length < PAY_CODE_DIGITS}
          busy={enter.busy}
          onTap={() => void enter.run()}
          onRefused={() => reveal(CODE)}
        >
          {t('topUp.confirm')}
        </Button>
      </View>
      <View className={styles.own}>
        <Link text={t('topUp.forgotten')} onTap={onForgotten} />
      </View>
    </Card>
  )
})
