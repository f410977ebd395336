import { Button, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useText } from '@/hooks/useText'
import styles from './HostPhone.module.scss'

interface Props {
  /** Called with the host's code, from which the server reads the phone number. */
  onCode: (hostCode: string) => void
}

/** WeChat asks its user for the phone number (https://developers.weixin.qq.com/miniprogram/dev/framework/open-ability/getPhoneNumber.html). */
export const HostPhone = observer(function HostPhone({ onCode }: Props) {
  const t = useText()
  return (
    <View className={styles.space}>
      <Button
        className={styles.button}
        openType="getPhoneNumber"
        onGetPhoneNumber={({ detail }) => {
          if (detail.code) onCode(detail.code)
        }}
      >
        {t('login.hostPhoneWechat')}
      </Button>
    </View>
  )
})
