import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { ReplyError } from '@/api/errors'
import { giftCardApi } from '@/api/endpoints/giftCard'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { RequestKey } from '@/domain/text/requestKey'
import '@/i18n/en/giftCard'
import { replace } from '@/platform/navigation/navigation'
import { screen } from '@/shell/screen'
import { Button } from '@/ui/actions/Button'
import { Field } from '@/ui/fields/Field'
import { Dock } from '@/ui/layout/Dock'
import { Heading } from '@/ui/layout/Heading'
import { Row } from '@/ui/layout/Row'
import { Art } from '@/ui/media/Art'
import { CODE_DIGITS, digitsOf, inGroups } from './parts/codeText'
import { GiftCardTabs } from './parts/GiftCardTabs'
import styles from './parts/GiftCard.module.scss'

/** `dhCard`: the code of a gift card puts it in the user's account. A refusal says why, and the text stays. */
function Redeem() {
  const { ui } = useStores()
  const t = useText()
  const [code, setCode] = useState('')
  const [key] = useState(() => new RequestKey())
  const [refusal, setRefusal] = useState<string>()
  const toGo = CODE_DIGITS - code.length
  const add = useAction(async () => {
    setRefusal(undefined)
    try {
      const { id } = await giftCardApi.redeem({ code }, { key: key.of(code) })
      ui.say(t('giftCard.added'), 'success')
      replace('/pages/other/giftCard/carddl', { id })
    } catch (error) {
      if (!(error instanceof ReplyError) || error.code !== 400) throw error
      key.forget()
      setRefusal(error.msg)
    }
  })
  const type = (text: string) => {
    setCode(digitsOf(text))
    setRefusal(undefined)
  }
  return (
    <View className={styles.page}>
      <GiftCardTabs active="redeem" />
      <View className={styles.centre}>
        <Art name="empty" size={136} />
        <Heading look="title2">{t('giftCard.addTitle')}</Heading>
        <Text className={styles.left}>{t('giftCard.addText')}</Text>
      </View>
      <View className={styles.form}>
        <Field
          label={t('giftCard.codeLabel')}
          kind="number"
          maxLength={CODE_DIGITS + 3}
          value={inGroups(code)}
          error={refusal}
          onChange={type}
          onDone={() => toGo === 0 && void add.run()}
        />
        <Text className={styles.hint}>{toGo > 0 ? t('giftCard.toGo', { count: toGo }) : ''}</Text>
        <Row icon="wallet" title={t('giftCard.stays')} />
        <Row icon="lock" title={t('giftCard.onlyYou')} />
      </View>
      <Dock>
        <Button wide size="large" disabled={toGo > 0} busy={add.busy} onTap={() => void add.run()}>
          {t('giftCard.addIt')}
        </Button>
      </Dock>
    </View>
  )
}

export default screen('/pages/other/giftCard/dhCard', Redeem)
