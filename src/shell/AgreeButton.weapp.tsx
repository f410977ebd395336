import { Button } from '@tarojs/components'
import { AGREE_BUTTON } from '@/platform/auth/privacy'
import type { AgreeButtonProps } from './AgreeButton'
import styles from './AgreeButton.module.scss'

/** The button that agrees to the privacy policy: a native button, because WeChat accepts no other. */
export function AgreeButton({ text, onAgree }: AgreeButtonProps) {
  return (
    <Button
      id={AGREE_BUTTON}
      className={styles.button}
      openType="agreePrivacyAuthorization"
      onAgreePrivacyAuthorization={onAgree}
    >
      {text}
    </Button>
  )
}
