import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/actions/Button'
import { Field } from '@/ui/fields/Field'
import { Dock } from '@/ui/layout/Dock'
import { Heading } from '@/ui/layout/Heading'
import { Icon } from '@/ui/media/Icon'
import { IconBadge } from '@/ui/media/IconBadge'
import { type Action, useAction } from '@/hooks/useAction'
import { useScan } from '@/hooks/useScan'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { readClipboard } from '@/platform/device/device'
import type { RedeemModel } from '../dhm.model'
import styles from './Redeem.module.scss'

interface Props {
  model: RedeemModel
  redeem: Action<[]>
}

/** The field of a code or word, with paste and scan. */
export const RedeemForm = observer(function RedeemForm({ model, redeem }: Props) {
  const { ui } = useStores()
  const t = useText()
  const scan = useScan()
  const paste = useAction(async () => {
    const text = (await readClipboard()).trim()
    if (text) model.type(text.slice(0, 60))
    else ui.say(t('redeem.nothingToPaste'))
  })
  const hints = [
    ['chat-circle-dots', t('redeem.wordHint')],
    ['wallet', t('redeem.balanceHint')],
    ['info', t('redeem.onceHint')],
  ] as const
  return (
    <View className={styles.page}>
      <IconBadge icon="ticket" tone="brand" />
      <View className={styles.heading}>
        <Heading level={2} look="title1">
          {t('redeem.heading')}
        </Heading>
      </View>
      <Text className={styles.hint}>{t('redeem.hint')}</Text>
      <View className={styles.field}>
        <Field
          label={t('redeem.label')}
          value={model.text}
          error={model.error}
          maxLength={60}
          onChange={model.type}
          onDone={() => void redeem.run()}
        />
      </View>
      <View className={styles.buttons}>
        <View className={styles.half}>
          <Button wide look="neutral" icon="copy" busy={paste.busy} onTap={() => void paste.run()}>
            {t('redeem.paste')}
          </Button>
        </View>
        <View className={styles.half}>
          <Button wide look="neutral" icon="scan" onTap={scan}>
            {t('redeem.scan')}
          </Button>
        </View>
      </View>
      {hints.map(([icon, text]) => (
        <View key={icon} className={styles.fact}>
          <Icon name={icon} size={20} className={styles.icon} />
          <Text>{text}</Text>
        </View>
      ))}
      <Dock>
        <Button wide size="large" busy={redeem.busy} onTap={() => void redeem.run()}>
          {model.error ? t('redeem.again') : t('redeem.button')}
        </Button>
      </Dock>
    </View>
  )
})
