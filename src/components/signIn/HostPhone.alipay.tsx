import { Button, View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { useAction } from '@/hooks/useAction'
import { useText } from '@/hooks/useText'
import styles from './HostPhone.module.scss'

interface Props {
  /** Called with the host's code, from which the server reads the phone number. */
  onCode: (hostCode: string) => void
}

/** Taro's types do not know it. */
const alipay = Taro as unknown as { getPhoneNumber(options: object): Promise<{ response: string }> }

/** Alipay asks its user for the phone number (https://opendocs.alipay.com/mini/api/getphonenumber). */
export const HostPhone = observer(function HostPhone({ onCode }: Props) {
  const t = useText()
  const ask = useAction(async () => onCode((await alipay.getPhoneNumber({})).response))
  return (
    <View className={styles.space}>
      <Button
        className={styles.button}
        openType="getAuthorize"
        scope="phoneNumber"
        onGetAuthorize={() => void ask.run()}
      >
        {t('login.hostPhoneAlipay')}
      </Button>
    </View>
  )
})
