import { View } from '@tarojs/components'
import { useState } from 'react'
import '@/i18n/en/checkout'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { Heading } from '@/ui/layout/Heading'
import { Pressable } from '@/ui/actions/Pressable'
import { TextArea } from '@/ui/fields/TextArea'
import { screen } from '@/shell/screen'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { back } from '@/platform/navigation/navigation'
import styles from './bz.module.scss'

/** The longest remark while the merchant's limit is not known, characters. */
const DEFAULT_LENGTH = 200

const QUICK_REMARKS = ['remark.quick1', 'remark.quick2', 'remark.quick3', 'remark.quick4', 'remark.quick5'] as const

/** Page for the remark of an order; returns it to the checkout. */
function Remark() {
  const { config, delivery } = useStores()
  const t = useText()
  const [text, setText] = useState(delivery.remark)
  const most = config.forms.orderSetting?.remarkLength ?? DEFAULT_LENGTH
  const add = (suggestion: string) => setText((text ? `${text}, ${suggestion}` : suggestion).slice(0, most))
  const save = () => {
    delivery.setRemark(text.trim())
    back('/pages/index/goods')
  }
  return (
    <View className={styles.page}>
      <TextArea label={t('remark.hint')} value={text} maxLength={most} onChange={setText} />
      <View className={styles.head}>
        <Heading level={2} look="title3">
          {t('remark.quick')}
        </Heading>
      </View>
      <View className={styles.quick}>
        {QUICK_REMARKS.map((key) => (
          <Pressable key={key} className={styles.chip} onTap={() => add(t(key))}>
            {t(key)}
          </Pressable>
        ))}
      </View>
      <Dock>
        <Button wide size="large" onTap={save}>
          {t('remark.save')}
        </Button>
      </Dock>
    </View>
  )
}

export default screen('/pages/shop/out/bz', Remark)
